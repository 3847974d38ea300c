/** The rulebooks in a chat: a shelf, the contents of one, and its pages, each in the place of the one before. */
import { EDITIONS, findRulebook } from '../../../shared/editions/index.ts';
import { type Speak, speaker, type TextId } from '../../../shared/text/speak.ts';
import { type Button, blocks, lines, type Message } from '../../chat/message.ts';
import type { Leafing } from '../../chat/press.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import { type OpenBook, openAt, turnTo } from './opened.ts';

export const SHELF: Leafing = { edition: '', page: '', mode: '', players: 0 };

/** What no rulebook has lies on the shelf, and what a rulebook has not, in its contents. */
export function bookMessage(say: Speak, at: Leafing): Message {
  const rulebook = findRulebook(at.edition);
  if (!rulebook) return shelf(say);
  const book = openAt(rulebook, at, say.language);
  const chapters = chaptersOf(book);
  const leaves = chapters.flatMap(leavesIn);
  const open = leaves.findIndex(({ page }) => page === at.page);
  return open < 0 ? contents(book, chapters) : leafMessage(book, leaves, open);
}

const shelf = (say: Speak): Message => ({
  text: say('rules-choose'),
  buttons: EDITIONS.map((edition) => [turnTo(say(`${edition}-name` as TextId), { ...SHELF, edition })]),
});

function contents(book: OpenBook, chapters: readonly Chapter[]): Message {
  const { at, words } = book;
  const { say, own, ownIfAny } = words;
  const [best, age] = [ownIfAny('best'), ownIfAny('age')];
  const players = say('app-rules-table-players', { n: at.players });
  return {
    text: blocks(
      lines(`📖 <b>${say(own('name'))}</b>`, say(own('about'))),
      lines(best && say(best), age && say(age)),
      `<i>${say('rules-setting', { mode: say(own(`mode-${at.mode}`)), players })}</i>`,
    ),
    buttons: [
      ...inPairs(chapters.map(({ id, title }) => turnTo(title, { ...at, page: id }))),
      [turnTo(speaker(say.language)('app-rules-all'), SHELF)],
    ],
  };
}

interface Leaf {
  readonly page: string;
  readonly title: string;
  readonly text: string;
  readonly buttons: Chapter['buttons'];
}

/** The first leaf bears the name of its chapter. */
const leavesIn = ({ id, title, leaves, buttons }: Chapter): readonly Leaf[] =>
  leaves.map((text, i) => ({
    page: i === 0 ? id : `${id}.${i}`,
    title: leaves.length > 1 ? `${title} ${i + 1}/${leaves.length}` : title,
    text,
    buttons,
  }));

function leafMessage({ at, words: { say, own } }: OpenBook, leaves: readonly Leaf[], open: number): Message {
  const { title, text, buttons = [] } = leaves[open]!;
  const to = (sign: string, leaf: Leaf | undefined) => (leaf ? [turnTo(sign, { ...at, page: leaf.page })] : []);
  const turning = [
    ...to('◀', leaves[open - 1]),
    turnTo(say('rules-contents'), { ...at, page: '' }),
    ...to('▶', leaves[open + 1]),
  ];
  return { text: blocks(`📖 ${say(own('name'))} · <b>${title}</b>`, text), buttons: [...buttons, turning] };
}

const inPairs = (buttons: readonly Button[]): readonly (readonly Button[])[] =>
  buttons.flatMap((one, i) => (i % 2 === 0 ? [[one, ...buttons.slice(i + 1, i + 2)]] : []));
