/** The database when all is over: whole, true to its own events, with nothing left to do. */
import { expect } from 'vitest';
import { replay } from '../../../shared/engine/evolve.ts';
import type { Season } from './season.ts';
import { type GameRecord, waitingIn } from './witness.ts';

export function checkSoundness({ database, telegram, killable }: Season, games: readonly GameRecord[]): void {
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(database.pragma('foreign_key_check')).toEqual([]);
  expect(waitingIn(database)).toBe(0);
  for (const { events, version, snapshot, status } of games) {
    expect(status).toBe('over');
    expect(events).toHaveLength(version);
    expect(replay(events.map(({ event }) => event))).toEqual(snapshot);
  }
  expect(telegram.faults).toEqual([]);
  // Warnings tell of a kill's own traces; an error would be ours.
  expect(killable.stdout.split('\n').filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  expect(killable.stderr).toBe('');
}
