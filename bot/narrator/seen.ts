/** What one person at a table knows: everything their messages are made from. Nothing else of the game gets here. */
import { rulesOf } from '../../shared/editions/index.ts';
import type { GameEvent } from '../../shared/engine/events.ts';
import type { GameId, PlaceId } from '../../shared/engine/ids.ts';
import type { Deal, Fact } from '../../shared/engine/model.ts';
import type { Prompt } from '../../shared/engine/prompt.ts';
import { compositionOf } from '../../shared/engine/setup/composition.ts';
import { standing } from '../../shared/engine/undo.ts';
import { type View, viewFor } from '../../shared/engine/view.ts';
import type { Language } from '../../shared/text/languages.ts';
import type { GivenSign, OwnAnswer } from '../../shared/wire/sight.ts';
import type { Sign } from '../../shared/wire/signs.ts';
import type { SoloSight } from '../../shared/wire/solo.ts';
import { escapeHtml } from '../chat/message.ts';
import { type Desk, HOST, isSeat, type Ruling, type Sitter } from '../table/desk.ts';
import { type Running, unread } from '../table/play.ts';
import { undoableBy } from '../table/rulings.ts';
import { waysOn } from '../table/solo.ts';
import { tokenFor } from '../table/token.ts';
import { type InPlay, type Rooms, roomsFor } from './direct/card.ts';
import { coachLines } from './direct/coach.ts';
import { eventsOf } from './stage.ts';
import { numbersOf, titleOf, type Words, wordsFor } from './words.ts';

export interface Seen {
  readonly id: PlaceId;
  readonly gameId: GameId;
  /** Its title, ready to stand in a text. */
  readonly group: string;
  readonly view: View;
  readonly words: Words;
  /** The name of the question now open to this person. */
  readonly token: string;
  /** What they were told when the cards were dealt. */
  readonly opening: readonly Fact[];
  /** What they were told since the last night closed. */
  readonly fresh: readonly Fact[];
  /** While everybody looks at the own card: whether they have. */
  readonly cards: { readonly hasLooked: boolean } | null;
  /** Their own answers in the stage now open. */
  readonly answers: readonly OwnAnswer[];
  /** What mates of the own gang sign tonight, and what they sign themselves. */
  readonly signs: readonly GivenSign[];
  readonly ownSign: Sign | null;
  /** What a judge may do besides what the rules offer. */
  readonly bench: BenchSeen | null;
  /** Speeches are spoken around a real table. */
  readonly isAloud: boolean;
  /** Where they practise alone: how they can go on, and why they are asked. */
  readonly solo: SoloSight | null;
  /** How much room the hidden parts of a card take here, whoever holds it. */
  readonly rooms: Rooms;
}

export interface BenchSeen {
  readonly undo: Ruling | null;
  readonly maySign: boolean;
  readonly isPaused: boolean;
  readonly deadline: number | null;
  /** Another after every decision, so that a button pressed twice is known to have been meant once. */
  readonly nonce: string;
}

/** A table is looked at before and after each change; what was seen then need not be worked out again. */
const known = new WeakMap<object, WeakMap<Sitter, Map<PlaceId, Seen>>>();

export function seenBy(state: Omit<Running, 'status'>, id: PlaceId, sitter: Sitter): Seen {
  const here = known.get(state) ?? new WeakMap<Sitter, Map<PlaceId, Seen>>();
  known.set(state, here);
  const own = here.get(sitter) ?? new Map<PlaceId, Seen>();
  here.set(sitter, own);
  const seen = own.get(id) ?? look(state, id, sitter);
  own.set(id, seen);
  return seen;
}

function look(state: Omit<Running, 'status'>, id: PlaceId, sitter: Sitter): Seen {
  const { game, desk, log } = state;
  const rules = rulesOf(game.deal);
  const view = offeredIn(desk, viewFor(game, rules, id));
  const own = ownIn(log, id);
  const words = wordsFor(desk, sitter.language, numbersOf(view.table.seats));
  return {
    id,
    gameId: state.id,
    group: escapeHtml(titleOf(desk, sitter.language)),
    view,
    words,
    token: tokenFor(game, id),
    ...toldTo(own),
    cards: cardsFor(state, id),
    answers: answersIn(own, view.prompts),
    signs: view.mates.flatMap((mate) => signOf(desk, mate, game.round)),
    ownSign: view.mates.length > 0 ? (signOf(desk, id, game.round)[0]?.sign ?? null) : null,
    bench: view.bench && benchOf(state, id, sitter),
    isAloud: rules.isAloud?.(game) === true,
    rooms: roomsAt(state, words, sitter.language),
    solo: desk.practice.solo && { ways: waysOn(state, sitter.person), coach: coachLines(view, words) },
  };
}

/** By deal, which decides what is told with it; within it by all that the words hang on. Names change with whoever sits there. */
const roomsKnown = new WeakMap<Deal, Map<string, Rooms>>();

function roomsAt(state: Omit<Running, 'status'>, words: Words, language: Language): Rooms {
  const { deal } = state.game;
  const { setting, practice, players } = state.desk;
  const here = roomsKnown.get(deal) ?? new Map<string, Rooms>();
  roomsKnown.set(deal, here);
  const { edition, mode, options } = setting;
  const names = players.map(({ name }) => name);
  const key = JSON.stringify([language, edition, mode, options, practice.solo !== null, names]);
  const rooms = here.get(key) ?? roomsFor(words, dealtAt(state));
  here.set(key, rooms);
  return rooms;
}

/** Nothing that the table does not know: which cards are in it, and how much came with one at most. */
function dealtAt({ game: { deal }, log }: Omit<Running, 'status'>): InPlay {
  const first = log.findIndex(({ type }) => type === 'stageOpened');
  const told = eventsOf(log.slice(0, first), 'learned');
  const factsOf = (id: PlaceId) => told.flatMap(({ to, facts }) => (to === id ? facts : []));
  return {
    inPlay: compositionOf(deal.seats.map(({ role }) => role)),
    cards: compositionOf(deal.seats.flatMap(({ card }) => card ?? [])),
    sides: [...new Set(deal.seats.map(({ side }) => side))],
    seats: deal.seats.map(({ id }) => id),
    mostTold: Math.max(0, ...deal.seats.map(({ id }) => factsOf(id).length)),
  };
}

/** What a signature has closed is not offered. */
const offeredIn = ({ judging: { isSigned } }: Desk, view: View): View =>
  isSigned ? { ...view, prompts: view.prompts.filter(({ action }) => action !== 'bonus') } : view;

const benchOf = (
  { desk, log, game, deadline }: Omit<Running, 'status'>,
  id: PlaceId,
  { person }: Sitter,
): BenchSeen => ({
  undo: undoableBy({ desk, log }, person),
  maySign: id === HOST && game.outcome !== null && !desk.judging.isSigned,
  isPaused: desk.clock.pause !== null,
  deadline,
  nonce: log.findLastIndex(isDecision).toString(36),
});

/** Of a judge, or of whoever assists. */
const isDecision = (event: GameEvent): boolean =>
  event.type === 'undone' || (event.type === 'chose' && !isSeat(event.choice.by));

function cardsFor(state: Omit<Running, 'status'>, id: PlaceId): Seen['cards'] {
  const left = unread(state);
  return left && { hasLooked: !left.includes(id) };
}

/** A sign of last night says nothing any more. */
function signOf({ talk: { signs } }: Desk, by: PlaceId, round: number): readonly GivenSign[] {
  const made = signs[by];
  return made?.round === round ? [{ by, sign: made.sign }] : [];
}

interface Owners {
  /** Openings of stages: in everybody's, as landmarks only. */
  readonly landmarks: GameEvent[];
  readonly own: Map<PlaceId, GameEvent[]>;
}

/** One walk through a log sorts it for everybody at the table. */
const sorted = new WeakMap<readonly GameEvent[], Owners>();

function ownIn(log: readonly GameEvent[], id: PlaceId): readonly GameEvent[] {
  const { landmarks, own } = sorted.get(log) ?? sort(log);
  return own.get(id) ?? landmarks;
}

function sort(log: readonly GameEvent[]): Owners {
  const landmarks: GameEvent[] = [];
  const own = new Map<PlaceId, GameEvent[]>();
  for (const event of standing(log)) {
    if (event.type === 'stageOpened') {
      landmarks.push(event);
      for (const events of own.values()) events.push(event);
    }
    for (const id of ownersOf(event)) {
      const events = own.get(id) ?? [...landmarks];
      events.push(event);
      own.set(id, events);
    }
  }
  const owners = { landmarks, own };
  sorted.set(log, owners);
  return owners;
}

function ownersOf(event: GameEvent): readonly PlaceId[] {
  if (event.type === 'learned') return [event.to];
  if (event.type === 'chose') return [event.choice.by];
  return event.type === 'choicesDropped' ? event.by : [];
}

function toldTo(own: readonly GameEvent[]): Pick<Seen, 'opening' | 'fresh'> {
  const first = own.findIndex(({ type }) => type === 'stageOpened');
  let fresh: Fact[] = [];
  let isNight = true;
  for (const event of own.slice(first)) {
    if (event.type === 'learned') fresh.push(...event.facts);
    if (event.type !== 'stageOpened') continue;
    const isStillNight = event.name === 'night';
    if (isNight && !isStillNight) fresh = [];
    isNight = isStillNight;
  }
  return { opening: eventsOf(own.slice(0, first), 'learned').flatMap(({ facts }) => facts), fresh };
}

/** What was answered since the stage opened, and what stands from before: a vote in a repeat. */
function answersIn(own: readonly GameEvent[], prompts: readonly Prompt[]): readonly OwnAnswer[] {
  const since = own.findLastIndex(({ type }) => type === 'stageOpened');
  const given = finalAnswers(own.slice(since + 1));
  const before = prompts.flatMap(({ action, chosen }) =>
    chosen === null || given.some((answer) => answer.action === action) ? [] : [{ ...chosen, action }],
  );
  return [...given, ...before];
}

/** The last answer in each slot, unless it fell away. */
export function finalAnswers(events: readonly GameEvent[]): readonly OwnAnswer[] {
  const last = new Map<string, OwnAnswer>();
  for (const event of events) {
    if (event.type === 'choicesDropped')
      for (const slot of [...last.keys()]) if (isDropped(event, slot)) last.delete(slot);
    if (event.type !== 'chose') continue;
    const { by: _, slot, wave: __, ...answer } = event.choice;
    last.set(slot, answer);
  }
  return [...last.values()];
}

const isDropped = ({ slot }: { readonly slot?: string }, own: string): boolean => slot === undefined || slot === own;
