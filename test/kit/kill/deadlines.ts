/** Clocks are fair: every stage has its full time, and what a dead process cost is given back. */
import { expect } from 'vitest';
import type { Life } from './reaper.ts';
import { type Season, SPEED } from './season.ts';
import type { DeadlineNote, GameRecord } from './witness.ts';

/** How often the program says that it is alive, in milliseconds of the game. */
const HEARTBEAT = 2000;
/** A millisecond of the wall is so many of the game, and is not divided any further. */
const GRAIN = 2 * SPEED;

/**
 * What a busy machine may add, in real milliseconds: mostly, and at worst. How busy it is shows in the time that
 * the program takes to start, half a second where nothing else runs; a timer that fires takes a small part of that.
 */
function noiseOf(lives: readonly Life[]): { readonly usual: number; readonly worst: number } {
  const starts = lives.flatMap(({ startedAt, polledAt }) => (polledAt === null ? [] : [polledAt - startedAt]));
  const start = median(starts) / SPEED;
  return { usual: start / 6, worst: Math.max(3000, start * 3) };
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
      late.push((at - inForce.get(serial)!) / SPEED);
    }
    checkAllGiven(game, lives, giftedLives);
  }
  const { usual, worst } = noiseOf(lives);
  expect(median(late)).toBeLessThan(usual);
  expect(Math.max(0, ...late)).toBeLessThan(worst);
  expect(median(silent)).toBeLessThan(HEARTBEAT + usual * SPEED);
  expect(Math.max(0, ...silent)).toBeLessThan(HEARTBEAT + worst * SPEED);
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
