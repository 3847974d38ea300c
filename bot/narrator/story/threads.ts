/** What the narrator refers back to: one thread a morning and one a nightfall at most, the rarest first. */
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { THREADS } from '../../../shared/text/story/beats.ts';
import type { Remembered } from './past.ts';

export type ThreadId = keyof typeof THREADS;

export interface StoryThread {
  readonly beat: ThreadId;
  readonly name?: SeatId;
  readonly names?: readonly SeatId[];
}

interface Memory {
  readonly now: Remembered;
  /** The rounds before, the latest first. */
  readonly before: readonly Remembered[];
  readonly seats: number;
  readonly isGuilty: IsGuilty;
}

/** By the card that was shown, was it right to suspect them? Null where none was. */
export type IsGuilty = (seat: SeatId) => boolean | null;

type Finds = (memory: Memory) => Omit<StoryThread, 'beat'> | boolean;
type Known = readonly (readonly [ThreadId, Finds])[];

const LONG_GAME = 7;

/** With the morning's news. */
const MORNING: Known = [
  ['thread-last-two', ({ now, before }) => last(2, before[0]?.atDusk, now.atDawn)],
  ['thread-last-three', ({ now, before }) => last(3, before[0]?.atDusk, now.atDawn)],
  ['thread-accuser-fell', accuserFell],
  ['thread-jailed-again', again('jailed')],
  ['thread-muted-again', again('muted')],
  ['thread-quiet-thrice', ({ now, before }) => now.isQuiet && run(before, ({ isQuiet }) => isQuiet) >= 2],
  ['thread-half', ({ now, before, seats }) => isHalved(seats, before[0]?.atDusk, now.atDawn)],
  ['thread-losses-running', ({ now, before }) => isLoss(now) && run(before, isLoss) === 2],
  [
    'thread-first-loss',
    ({ now, before }) => isLoss(now) && before.some(({ isQuiet }) => isQuiet) && before.every(isPeaceful),
  ],
  ['thread-quiet-twice', ({ now, before }) => now.isQuiet && run(before, ({ isQuiet }) => isQuiet) === 1],
];

/** When night falls: of the day that is over. */
const NIGHTFALL: Known = [
  ['thread-last-two', ({ now }) => last(2, now.atDawn, now.atDusk)],
  ['thread-last-three', ({ now }) => last(3, now.atDawn, now.atDusk)],
  ['thread-pardoned-again', again('pardoned')],
  ['thread-innocents-running', (memory) => isSecondRunning(memory, (now) => isJust({ ...memory, now }, false))],
  ['thread-criminals-running', (memory) => isSecondRunning(memory, (now) => isJust({ ...memory, now }, true))],
  ['thread-first-criminal', firstCriminal],
  ['thread-innocent-condemned', (memory) => isJust(memory, false) && named(memory.now.condemned[0])],
  ['thread-half', ({ now, seats }) => isHalved(seats, now.atDawn, now.atDusk)],
  ['thread-unanimous', ({ now }) => now.isUnanimous],
  ['thread-accused-again', accusedAgain],
  [
    'thread-tie-again',
    ({ now, before }) => now.ties > 0 && before.reduce((sum, { ties }) => sum + ties, now.ties) === 2,
  ],
  ['thread-nobody-again', (memory) => isSecondRunning(memory, isNobody)],
  ['thread-long-game', ({ now }) => now.round === LONG_GAME - 1],
];

const isLoss = ({ lost }: Remembered): boolean => lost.length > 0;
const isPeaceful = ({ gone }: Remembered): boolean => gone.length === 0;
const isNobody = ({ condemned, pardoned, hasDawned }: Remembered): boolean =>
  hasDawned && condemned.length === 0 && pardoned.length === 0;

/** How many of the latest rounds were so, without a break. */
function run(before: readonly Remembered[], was: (round: Remembered) => boolean): number {
  const end = before.findIndex((round) => !was(round));
  return end < 0 ? before.length : end;
}

type Left = readonly SeatId[];

const last = (number: number, before: Left | undefined, now: Left) =>
  now.length === number && before !== undefined && before.length > number && { names: now };

const isHalved = (seats: number, before: Left | undefined, now: Left): boolean =>
  now.length * 2 <= seats && before !== undefined && before.length * 2 > seats;

const named = (name: SeatId | undefined): { readonly name: SeatId } | boolean =>
  name === undefined ? false : { name };

/** For the second time in the game. */
function again(what: 'jailed' | 'muted' | 'pardoned'): Finds {
  const times = (before: readonly Remembered[], seat: SeatId) => before.filter((round) => round[what].includes(seat));
  return ({ now, before }) => named(now[what].find((seat) => times(before, seat).length === 1));
}

function accuserFell({ now, before: [yesterday] }: Memory): Omit<StoryThread, 'beat'> | boolean {
  if (!yesterday) return false;
  const accusers = yesterday.accused.filter(({ seat }) => yesterday.condemned.includes(seat)).map(({ by }) => by);
  return named(now.lost.find((seat) => accusers.includes(seat)));
}

function accusedAgain({ now, before }: Memory): Omit<StoryThread, 'beat'> | boolean {
  const days = (seat: SeatId) => before.filter(({ accused }) => accused.some((one) => one.seat === seat)).length;
  return named(now.accused.find(({ seat, by }) => by !== null && now.atDusk.includes(seat) && days(seat) === 2)?.seat);
}

/** Of the one who was condemned the card was shown, and it was or was not right to suspect them. */
const isJust = ({ now, isGuilty }: Pick<Memory, 'now' | 'isGuilty'>, wanted: boolean): boolean => {
  const [one, ...others] = now.condemned;
  return one !== undefined && others.length === 0 && isGuilty(one) === wanted;
};

/** Not the third, nor any later one. */
const isSecondRunning = ({ now, before }: Memory, was: (round: Remembered) => boolean): boolean =>
  was(now) && run(before, was) === 1;

/** Nobody before can have been one: every card was shown. */
function firstCriminal(memory: Memory): Omit<StoryThread, 'beat'> | boolean {
  const { now, before, isGuilty } = memory;
  const fallen = [now.gone.filter((seat) => !now.condemned.includes(seat)), ...before.map(({ gone }) => gone)].flat();
  return isJust(memory, true) && fallen.every((seat) => isGuilty(seat) === false) && named(now.condemned[0]);
}

function found(known: Known, memory: Memory): readonly StoryThread[] {
  return known.flatMap(([beat, finds]) => {
    const thread = finds(memory);
    return thread === false ? [] : [{ beat, ...(thread === true ? {} : thread) }];
  });
}

export interface Threads {
  /** By round: those that the morning's news brings back, and those that the evening does. */
  readonly mornings: readonly (readonly StoryThread[])[];
  readonly evenings: readonly (readonly StoryThread[])[];
}

export function threadsOf(past: readonly Remembered[], seats: number, isGuilty: IsGuilty): Threads {
  const memories = past.map((now, i): Memory => ({ now, before: past.slice(0, i).toReversed(), seats, isGuilty }));
  return {
    mornings: memories.map((memory) => found(MORNING, memory)),
    evenings: memories.map((memory) => found(NIGHTFALL, memory)),
  };
}
