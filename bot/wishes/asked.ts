import type { GameId, PlaceId } from '../../shared/engine/ids.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import { placeOf, type Sitter, sitterOf } from '../table/desk.ts';
import { isLive, type Running } from '../table/play.ts';
import { type Refused, refuse } from '../table/refusal.ts';
import type { Reception } from './reception.ts';
import { notOn } from './when.ts';

export interface Asked {
  readonly state: Running;
  readonly place: PlaceId;
  readonly sitter: Sitter;
}

/** Where this person may look at what is asked of them, or why they may not. */
export async function askedAt(
  { tables }: Pick<Reception, 'tables'>,
  game: GameId,
  person: PersonId,
): Promise<Asked | Refused> {
  const state = await tables.find(game);
  if (!state) return refuse('refusal-no-such-table');
  if (!isLive(state)) return notOn(state);
  const place = placeOf(state.desk, person);
  const sitter = sitterOf(state.desk, person);
  return place !== null && sitter ? { state, place, sitter } : refuse('refusal-stranger');
}
