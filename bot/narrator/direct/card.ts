/** The card of one player, and what a leader of the game is shown. */
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { Fact, RoleId, SideId } from '../../../shared/engine/model.ts';
import type { Composition } from '../../../shared/engine/rulebook.ts';
import type { OwnCard } from '../../../shared/engine/view.ts';
import { factLines } from '../../../shared/text/facts.ts';
import { besideLines, goalText } from '../../../shared/text/roles.ts';
import { blocks, lines, type Message } from '../../chat/message.ts';
import type { Seen } from '../seen.ts';
import type { Words } from '../words.ts';
import { filled, roomFor, type Space } from './even.ts';

/** Everybody's message looks alike until the cover is tapped: its hidden part is as long as that of anybody else. */
export function cardMessage({ view, words, group, opening, id, rooms }: Seen): Message | null {
  if (!view.you) return null;
  const { say } = words;
  const { role, side, card } = view.you;
  const number = view.table.seats.findIndex((seat) => seat.id === id) + 1;
  const secret = blocks(
    roleText(words, role, side, view.table.inPlay),
    card && actionCardText(words, card, Object.hasOwn(view.table.cards, card.id)),
    opening.length > 0 && lines(say('card-know'), ...factLines(opening, words)),
  );
  const advice = adviceText(words, role);
  return {
    text: blocks(
      lines(say('card', { group }), say('card-seat', { seat: number })),
      `<tg-spoiler>${filled(secret, rooms.secret)}</tg-spoiler>`,
      rooms.advice.signs > 0 &&
        `<blockquote expandable><tg-spoiler>${filled(advice, rooms.advice)}</tg-spoiler></blockquote>`,
    ),
    isProtected: true,
  };
}

/** Cards are written once and drawn at every moment: by all that a text of theirs hangs on. */
const written = new WeakMap<Words, WeakMap<Composition, Map<string, string>>>();

function roleText(words: Words, role: RoleId, side: SideId, inPlay: Composition): string {
  const here = written.get(words) ?? new WeakMap<Composition, Map<string, string>>();
  written.set(words, here);
  const texts = here.get(inPlay) ?? new Map<string, string>();
  here.set(inPlay, texts);
  const key = `${role} ${side}`;
  const text = texts.get(key) ?? writeRole(words, role, side, inPlay);
  texts.set(key, text);
  return text;
}

const writeRole = (words: Words, role: RoleId, side: SideId, inPlay: Composition): string =>
  blocks(
    words.say('card-role', { role: words.role(role), side: words.side(side) }),
    lines(words.does(role), ...besideLines(role, side, inPlay, words), goalText(role, side, words)),
  );

/** The card's other side: what stops the role, and how to play it. Folded, so that all of them are of one height. */
function adviceText({ say, ownIfAny }: Words, role: RoleId): string {
  const [ends, tip] = [ownIfAny(`role-${role}-ends`), ownIfAny(`role-${role}-tip`)];
  return lines(ends && say('card-ends', { ends: say(ends) }), tip && say('card-tip', { tip: say(tip) }));
}

export interface Rooms {
  readonly secret: Space;
  readonly advice: Space;
}

/** What everybody knows of a table: which cards were dealt, and how much somebody was told with them. */
export interface InPlay {
  readonly inPlay: Composition;
  readonly cards: Composition;
  readonly sides: readonly SideId[];
  readonly seats: readonly SeatId[];
  readonly mostTold: number;
}

/** The longest that can be written on a card here, by everything that everybody knows. */
export function roomsFor(words: Words, { inPlay, cards, sides, seats, mostTold }: InPlay): Rooms {
  const roles = Object.keys(inPlay);
  const role = roomFor(roles.flatMap((one) => sides.map((side) => roleText(words, one, side, inPlay))));
  const card = roomFor(
    Object.keys(cards).flatMap((id) =>
      [true, false].flatMap((isUsable) =>
        [true, false].map((isPlayed) => actionCardText(words, { id, isUsable, isPlayed }, true)),
      ),
    ),
  );
  const facts = seats.flatMap((about) => [
    ...roles.map((one) => factLines([{ about, role: one }], words).join('')),
    ...sides.map((side) => factLines([{ about, side }], words).join('')),
  ]);
  const told = roomFor([words.say('card-know'), ...facts]);
  const parts = [role, card, { signs: told.signs * (mostTold + 1), lines: mostTold + 1 }];
  return {
    // Between the parts there is an empty line, and every line ends with a sign of its own.
    secret: {
      signs: parts.reduce((sum, part) => sum + part.signs + part.lines + 2, 0),
      lines: parts.reduce((sum, part) => sum + part.lines + 1, 0),
    },
    advice: roomFor(roles.map((one) => adviceText(words, one)).filter(Boolean)),
  };
}

/** What everybody's looks like is alike, also where it does nothing. */
const actionCardText = (
  { say, own, card: name }: Words,
  { id, isUsable, isPlayed }: OwnCard,
  doesSomething: boolean,
): string =>
  lines(
    `🃏 <b>${name(id)}</b> · ${say(own(`card-${id}-when`))}`,
    say(own(`card-${id}-does`)),
    doesSomething && say(isPlayed ? 'card-spent' : isUsable ? 'card-usable' : 'card-unusable'),
  );

export function hostMessage({ view, words, group, id }: Seen): Message {
  const cards = factLines(cardsAmong(view.facts), words);
  return {
    text: blocks(
      words.say(view.table.host === id ? 'host-card' : 'aide-card', { group }),
      `<tg-spoiler>${lines(...cards)}</tg-spoiler>`,
    ),
    isProtected: true,
  };
}

/** Of roles that changed hands the latest; then the action cards. */
function cardsAmong(facts: readonly Fact[]): readonly Fact[] {
  const isLatest = (fact: Fact, i: number) =>
    'role' in fact && !facts.slice(i + 1).some((later) => 'role' in later && later.about === fact.about);
  return [...facts.filter(isLatest), ...facts.filter((fact) => 'card' in fact)];
}
