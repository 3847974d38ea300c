/** What everybody knew and when, for whoever has practised alone and wants to learn from it. Only of a game that is over. */
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { Choice, Fact, Seat } from '../../../shared/engine/model.ts';
import { standing } from '../../../shared/engine/undo.ts';
import type { Action } from '../../../shared/engine/words.ts';
import { factLines } from '../../../shared/text/facts.ts';
import { hasText } from '../../../shared/text/speak.ts';
import type { Chosen, KnewRound, KnewSeat } from '../../../shared/wire/knew.ts';
import { lines, type Message } from '../../chat/message.ts';
import type { State } from '../direct/chat.ts';
import { byRound } from '../stage.ts';
import { answerText } from '../tallies.ts';
import type { Words } from '../words.ts';

/** Says nothing of what its seat had in mind. */
const UNTOLD: readonly Action[] = ['finish', 'decline', 'withdraw', 'leave', 'protest'];

export function knewOf({ log, game }: State): readonly KnewRound[] {
  const [first = [], ...later] = byRound(standing(log));
  const opened = first.findIndex(({ type }) => type === 'stageOpened');
  const parts = [first.slice(0, opened), first.slice(opened), ...later];
  return parts.flatMap((events, round) => {
    const seats = game.seats
      .map((seat) => knewAt(events, seat))
      .filter((one) => one.told.length + one.chose.length > 0);
    return seats.length > 0 ? [{ round, seats }] : [];
  });
}

function knewAt(events: readonly GameEvent[], { id: seat, role }: Seat): KnewSeat {
  const told: Fact[] = [];
  const chose = new Map<string, Choice>();
  let stage = 0;
  for (const event of events) {
    if (event.type === 'stageOpened') stage++;
    if (event.type === 'learned' && event.to === seat) told.push(...event.facts);
    if (event.type === 'chose' && event.choice.by === seat) chose.set(`${stage} ${event.choice.slot}`, event.choice);
  }
  return { seat, role, told, chose: [...chose.values()].flatMap(chosenIn) };
}

function chosenIn({ action, target, targets, choice, card }: Choice): readonly Chosen[] {
  if (UNTOLD.includes(action)) return [];
  const named = targets ?? (target === undefined ? [] : [target]);
  return [{ action, targets: named, ...(choice !== undefined && { choice }), ...(card !== undefined && { card }) }];
}

/** Telegram takes 4096; the markup is not counted, but names may be long. */
const LONGEST = 3500;
/** So many messages are read; the app has all of it. */
const MOST_PAGES = 2;

/** As many messages as will be read, folded, cut between lines. */
export function knewMessages(knew: readonly KnewRound[], words: Words): readonly Message[] {
  const { say } = words;
  const pages: string[][] = [[]];
  let length = 0;
  for (const line of knew.flatMap((round) => roundLines(round, words))) {
    if (length + line.length > LONGEST) {
      pages.push([]);
      length = 0;
    }
    pages.at(-1)!.push(line);
    length += line.length + 1;
  }
  return pages.slice(0, MOST_PAGES).map((page, i) => ({
    text: lines(
      i === 0 && say('knew'),
      `<blockquote expandable>${page.join('\n')}</blockquote>`,
      i === MOST_PAGES - 1 && pages.length > MOST_PAGES && '…',
    ),
  }));
}

const roundLines = ({ round, seats }: KnewRound, words: Words): readonly string[] => [
  `<b>${round === 0 ? words.say('knew-dealt') : words.say('knew-round', { round })}</b>`,
  ...seats.flatMap((seat) => seatLines(seat, words)),
];

function seatLines({ seat, role, told, chose }: KnewSeat, words: Words): readonly string[] {
  const { say } = words;
  const name = `${words.list([seat])}, ${words.role(role)}`;
  const facts = [...new Set(factLines(told, words, { isRetold: true }))].join('; ');
  const acts = [...new Set(chose.flatMap((one) => chosenText(one, words)))].join('; ');
  return [
    ...(acts === '' ? [] : [say('knew-did', { name, acts })]),
    ...(facts === '' ? [] : [say('knew-told', { name, facts })]),
  ];
}

function chosenText({ action, targets, choice, card }: Chosen, words: Words): readonly string[] {
  const id = `action-${action}`;
  const act = card === undefined ? (hasText(id) ? words.say(id) : null) : words.card(card);
  if (act === null) return [];
  const answer = targets.length > 0 ? words.list(targets) : choice === undefined ? null : answerText(choice, words);
  return [answer === null ? act : words.say('knew-act', { act, answer })];
}
