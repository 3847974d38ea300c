/** What the app shows of a judged game besides the table: the protocol, and what may be taken back. */
import * as v from 'valibot';
import type { SeatId } from '../engine/ids.ts';
import type { Protocol } from '../engine/protocol.ts';
import type { Action } from '../engine/words.ts';
import { action, counts, id, ids, NUMBER, price, text } from './parts.ts';

export interface JudgedSight {
  /** Roles stand in it: to judges at any time, to everybody when the game is over. */
  readonly protocol: Protocol | null;
  /** The page to be printed, once the game is over. */
  readonly printed: string | null;
  /** The latest decision, if the reader may take it back. */
  readonly undo: { readonly action: Action; readonly seat: SeatId | null } | null;
  /** The reader may sign the protocol. */
  readonly maySign: boolean;
}

const protocolSchema: v.GenericSchema<unknown, Protocol> = v.strictObject({
  tournament: v.nullable(text),
  stage: v.nullable(text),
  game: NUMBER,
  table: NUMBER,
  date: text,
  judge: v.nullable(text),
  signed: v.boolean(),
  rows: v.record(
    v.string(),
    v.strictObject({
      seat: NUMBER,
      name: text,
      role: text,
      fouls: NUMBER,
      disqualified: v.boolean(),
      points: NUMBER,
      extra: NUMBER,
    }),
  ),
  nominations: v.array(
    v.strictObject({ day: NUMBER, by: id, target: id, withdrawn: v.exactOptional(v.literal(true)) }),
  ),
  ballots: v.array(v.strictObject({ day: NUMBER, kind: id, votes: counts })),
  bestMove: v.nullable(v.strictObject({ by: id, named: ids })),
  winner: v.nullable(id),
  protests: ids,
  grounds: v.record(v.string(), text),
  penalties: v.array(v.strictObject({ day: NUMBER, seat: id, penalty: price, reason: v.exactOptional(id) })),
});

export const judgedSchema: v.GenericSchema<unknown, JudgedSight> = v.strictObject({
  protocol: v.nullable(protocolSchema),
  printed: v.nullable(text),
  undo: v.nullable(v.strictObject({ action, seat: v.nullable(id) })),
  maySign: v.boolean(),
});
