/** Clocks are fair: every stage has its full time, and what a dead process cost is given back. */
import { expect } from 'vitest';
import type { Life } from './reaper.ts';
import { type Season, SPEED } from './season.ts';
import type { DeadlineNote, GameRecord } from './witness.ts';

/** How often the program says that it is alive, in milliseconds of the game. */
const HEARTBEAT = 2000;
/** A millisecond of the wall is so many of the game, and is not divided any further. */
const GRAIN = 2 * SPEED;
/** What a busy machine may add, in real milliseconds: mostly, and at worst. */
const USUAL_NOISE = 100;
const WORST_NOISE = 3000;

/** How long the program takes to start, in milliseconds of the game: the busier the machine, the longer. */
function startOf(lives: readonly Life[]): number {
  return median(lives.flatMap(({ startedAt, polledAt }) => (polledAt === null ? [] : [polledAt - startedAt])));
}

interface Stage {
  readonly serial: number;
  readonly openedAt: number;
  readonly seconds: number;
}

/** The stage that is open after so many events. */
function stageAt({ events }: GameRecord, version: number): Stage | null {
  const past = events.slice(0, version);
  const openings = past.flatMap(({ at, event }) => (event.type === 'stageOpened' ? [{ at, ...event }] : []));
  const last = openings.at(-1);
  if (!last || past.some(({ event }) => event.type === 'won')) return null;
  return { serial: openings.length, openedAt: last.at, seconds: last.seconds ?? 0 };
}

export function checkDeadlines({ lives }: Season, games: readonly GameRecord[]): void {
  /** Real milliseconds between the time of a stage and its close by the clock. */
  const late: number[] = [];
  /** Milliseconds of the game between the last sign of life and the death. */
  const silent: number[] = [];
  for (const game of games) {
    const inForce = new Map<number, number>();
    const giftedLives = new Set<Life>();
    for (const note of game.deadlines) {
      const stage = stageAt(game, note.version);
      if (!stage) {
        expect(note.deadline).toBeNull();
        continue;
      }
      if (note.version === note.versionBefore) {
        const { life, silence } = checkGift(note, lives);
        giftedLives.add(life);
        silent.push(silence);
      } else {
        const known = inForce.get(stage.serial) ?? stage.openedAt + stage.seconds * 1000;
        expect(note.deadline, `stage ${stage.serial} has its time`).toBe(known);
      }
      inForce.set(stage.serial, note.deadline!);
    }
    for (const [serial, at] of game.timeUps) {
      expect(at, `stage ${serial} closes in time`).toBeGreaterThanOrEqual(inForce.get(serial)!);
      // A stage whose time was up while the process started is closed as soon as that has taken up the table.
      const isUp = lives.findLast(({ startedAt }) => startedAt <= at)?.polledAt ?? 0;
      late.push(Math.max(0, at - Math.max(isUp, inForce.get(serial)!)) / SPEED);
    }
    checkAllGiven(game, lives, giftedLives);
  }
  expect(median(late)).toBeLessThan(USUAL_NOISE);
  expect(Math.max(0, ...late)).toBeLessThan(WORST_NOISE);
  // A sign of life is a write to the disk, which takes its share of what a start takes.
  expect(median(silent)).toBeLessThan(HEARTBEAT + startOf(lives) / 4);
  expect(Math.max(0, ...silent)).toBeLessThan(HEARTBEAT + WORST_NOISE * SPEED);
}

/** From the last sign of life to the start of the next process, which lies before that begins to hear people. */
function checkGift({ before, deadline, sign }: DeadlineNote, lives: readonly Life[]) {
  const back = sign + (deadline! - before!);
  const i = lives.findLastIndex(({ calledAt }) => calledAt !== null && calledAt <= back + GRAIN);
  const [last, life] = [lives[i - 1], lives[i]];
  expect(last?.endedAt, 'time is given back after a death only').toBeTypeOf('number');
  expect(back).toBeLessThanOrEqual((life!.polledAt ?? life!.endedAt)! + GRAIN);
  expect(sign).toBeLessThanOrEqual(last!.endedAt! + GRAIN);
  return { life: life!, silence: last!.endedAt! - sign };
}

/** Each process that took up the game gave back what the one before it had cost. */
function checkAllGiven({ events, id }: GameRecord, lives: readonly Life[], gifted: ReadonlySet<Life>): void {
  const begun = events[0]?.at ?? Number.POSITIVE_INFINITY;
  const over = events.findLast(({ event }) => event.type === 'won')?.at ?? Number.POSITIVE_INFINITY;
  const later = lives.filter(
    ({ startedAt, polledAt }) => polledAt !== null && startedAt > begun && over > polledAt + GRAIN,
  );
  for (const life of later) expect(gifted.has(life), `time given back to ${id}`).toBe(true);
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
