/** What a rulebook has to say, chapter by chapter; what is too long for one message goes over several leaves. */
import { wakeId } from '../../../shared/text/calls.ts';
import { type BookPage, PAGES } from '../../../shared/text/pages.ts';
import { hasText, type TextId } from '../../../shared/text/speak.ts';
import type { PrintedStep } from '../../../shared/wire/rulebooks.ts';
import { type Button, blocks, lines } from '../../chat/message.ts';
import { capital } from '../words.ts';
import { modeButtons, type OpenBook } from './opened.ts';
import { nightOf, rolesIn, sidesIn } from './sheet.ts';
import { tableButtons, tableText } from './table.ts';
import { variantTexts } from './variants.ts';

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly leaves: readonly string[];
  readonly buttons?: readonly (readonly Button[])[];
}

/** Letters on one leaf: with its heading it stays far below what a message may have. */
const LEAF = 2800;

export const chaptersOf = (book: OpenBook): readonly Chapter[] =>
  [
    modes(book),
    table(book),
    ...PAGES.map((page) => round(book, page)),
    wins(book),
    variants(book),
    roles(book),
    cards(book),
    night(book),
  ].filter(({ leaves }) => leaves.length > 0);

/** As many entries on a leaf as there is room for. */
function leavesOf(entries: readonly string[]): readonly string[] {
  const leaves: string[] = [];
  for (const entry of entries) {
    const last = leaves.at(-1);
    if (last !== undefined && last.length + entry.length < LEAF) leaves.splice(-1, 1, blocks(last, entry));
    else leaves.push(entry);
  }
  return leaves;
}

const paragraphs = (text: string): readonly string[] => text.split('\n');

const headed = (title: string, ...rest: readonly (string | null)[]): string => lines(`<b>${title}</b>`, ...rest);

function modes(book: OpenBook): Chapter {
  const { rulebook, at, words, isDressed } = book;
  const { say, own } = words;
  const all = Object.keys(rulebook.modes);
  // Children are not told of the other modes.
  const told = isDressed ? [at.mode] : all;
  const entries = told.map((mode) => headed(say(own(`mode-${mode}`)), say(own(`mode-${mode}-about`))));
  return {
    id: 'modes',
    title: say('rules-modes'),
    leaves: leavesOf([...entries, ...(all.length > 1 ? [say('rules-choose-mode')] : [])]),
    buttons: modeButtons(book),
  };
}

const table = (book: OpenBook): Chapter => ({
  id: 'table',
  title: book.words.say('app-rules-table'),
  leaves: [tableText(book)],
  buttons: tableButtons(book),
});

function round(book: OpenBook, page: BookPage): Chapter {
  const { say } = book.words;
  const id = page === book.mode.dress?.voice ? book.words.ownIfAny(`round-${page}`) : pageIn(book, `round-${page}`);
  return { id: page, title: say(`app-rules-round-${page}`), leaves: id ? leavesOf(paragraphs(say(id))) : [] };
}

/** A page of the rulebook's own; in a mode that is told in a way of its own, only if it is written in that way. */
const pageIn = ({ rulebook, mode, isDressed }: OpenBook, id: string): TextId | null => {
  const own = isDressed ? `${rulebook.id}-${mode.dress?.voice}-${id}` : `${rulebook.id}-${id}`;
  return hasText(own) ? own : null;
};

function wins(book: OpenBook): Chapter {
  const { say, own, side } = book.words;
  const page = pageIn(book, 'wins');
  const played = new Set(rolesIn(book.mode).map((role) => sidesIn(book.rulebook).get(role)));
  const sides = book.rulebook.speaksOf.sides.filter((id) => !book.isDressed || played.has(id));
  const goals = sides.map((id) => headed(capital(side(id)), say(own(`side-${id}-goal`))));
  return {
    id: 'wins',
    title: say('app-rules-wins'),
    leaves: leavesOf([...(page ? paragraphs(say(page)) : []), ...goals]),
  };
}

const variants = (book: OpenBook): Chapter => ({
  id: 'variants',
  title: book.words.say('app-rules-options'),
  leaves: leavesOf(variantTexts(book).map(({ title, rest }) => headed(title, ...rest))),
});

/** Everybody of the rulebook; children are told of their own mode alone. */
const castOf = ({ rulebook, mode, isDressed }: OpenBook) => (isDressed ? rolesIn(mode) : rulebook.speaksOf.roles);

function roles(book: OpenBook): Chapter {
  const { say, own, ownIfAny, role: nameOf } = book.words;
  const sides = sidesIn(book.rulebook);
  const said = (id: TextId | null) => (id ? say(id) : null);
  const entries = castOf(book).map((role) => {
    const tip = said(ownIfAny(`role-${role}-tip`));
    return headed(
      nameOf(role),
      say(own(`role-${role}-does`)),
      said(ownIfAny(`role-${role}-goal`) ?? ownIfAny(`side-${sides.get(role)}-goal`)),
      said(ownIfAny(`role-${role}-ends`)),
      tip && `<i>${say('app-rules-tip')}: ${tip}</i>`,
    );
  });
  return { id: 'roles', title: say('rules-roles'), leaves: leavesOf(entries) };
}

function cards({ rulebook, words, isDressed }: OpenBook): Chapter {
  const { say, own, card: nameOf } = words;
  const dealt = isDressed ? [] : (rulebook.speaksOf.cards ?? []);
  const entries = dealt.map((card) =>
    headed(nameOf(card), say(own(`card-${card}-does`)), `<i>${say(own(`card-${card}-when`))}</i>`),
  );
  return { id: 'action-cards', title: say('app-rules-cards'), leaves: leavesOf(entries) };
}

/** What is read out when they are called; where one line is for several, their names. */
function stepsText({ words: { say, own, role } }: OpenBook, steps: readonly PrintedStep[]): string {
  const textOf = ({ calls: [call, ...others], roles: called }: PrintedStep) =>
    call && others.length === 0 ? say(own(wakeId(call))) : called.map(role).join(', ');
  return lines(...steps.map((step, i) => `${i + 1}. ${textOf(step)}`)) || say('rules-nobody-called');
}

function night(book: OpenBook): Chapter {
  const { say } = book.words;
  const { first, later } = nightOf(book.mode);
  const isAlike = JSON.stringify(first) === JSON.stringify(later);
  return {
    id: 'order',
    title: say('app-rules-night-order'),
    leaves: [
      blocks(
        say('app-rules-night-order-about'),
        !isAlike && headed(say('app-rules-night-first'), stepsText(book, first)),
        isAlike ? stepsText(book, later) : headed(say('app-rules-night-later'), stepsText(book, later)),
      ),
    ],
    buttons: modeButtons(book),
  };
}
