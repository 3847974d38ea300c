/** The app's first page: where the reader sits. */
import * as v from 'valibot';
import type { GameId } from '../engine/ids.ts';
import type { StageName } from '../engine/words.ts';
import { id, NUMBER, stage, text } from './parts.ts';

export interface Home {
  readonly games: readonly GameCard[];
  /** Adds the bot to a group. */
  readonly addLink: string;
}

export interface GameCard {
  readonly game: GameId;
  readonly title: string;
  /** Somebody practises alone there. */
  readonly isSolo: boolean;
  readonly edition: string;
  readonly mode: string;
  readonly status: 'lobby' | 'running' | 'over';
  readonly round: number;
  readonly stage: StageName | null;
  readonly alive: number;
  readonly seats: number;
  /** Something waits for the reader's answer that the whole table was asked. */
  readonly isAsked: boolean;
}

export const homeSchema: v.GenericSchema<unknown, Home> = v.strictObject({
  games: v.array(
    v.strictObject({
      game: id,
      title: text,
      isSolo: v.boolean(),
      edition: id,
      mode: id,
      status: v.picklist(['lobby', 'running', 'over']),
      round: NUMBER,
      stage: v.nullable(stage),
      alive: NUMBER,
      seats: NUMBER,
      isAsked: v.boolean(),
    }),
  ),
  addLink: text,
});
