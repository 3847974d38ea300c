import { rulesOf } from '../../shared/editions/index.ts';
import type { GameCard } from '../../shared/wire/home.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import { titleOf } from '../narrator/words.ts';
import { isAsked } from '../table/attendance.ts';
import { placeOf, sitterOf } from '../table/desk.ts';
import type { TableState } from '../table/state.ts';

/** One table on the app's first page. Somebody may be looking over the reader's shoulder: only what all may know. */
export function cardOf({ id, status, desk, game }: TableState, person: PersonId): GameCard {
  const place = placeOf(desk, person);
  return {
    game: id,
    title: titleOf(desk, sitterOf(desk, person)?.language ?? desk.chat.language),
    isSolo: desk.practice.solo !== null,
    edition: desk.setting.edition,
    mode: desk.setting.mode,
    status: status === 'cancelled' ? 'over' : status,
    round: game?.round ?? 0,
    stage: game?.stage.name ?? null,
    alive: game ? game.seats.filter(({ out }) => out === null).length : desk.players.length,
    seats: desk.players.length,
    isAsked: status === 'running' && game !== null && place !== null && isAsked(game, rulesOf(game.deal), place),
  };
}
