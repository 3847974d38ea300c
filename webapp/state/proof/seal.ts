/** The seals as this phone saw them: the house's while the table was set, that of the deal while the game ran. */
import { effect } from '@preact/signals';
import type { GameId } from '../../../shared/engine/ids.ts';
import { sight } from '../table.ts';
import { keepsake } from './kept.ts';

const deals = keepsake('omerta seals');
const houses = keepsake('omerta house seals');

/** Null where this phone was not there. */
export const sealSeen = (game: GameId): string | null => deals.of(game);

export const houseSealSeen = (game: GameId): string | null => houses.of(game);

export function watchSeals(): void {
  effect(() => {
    const { status, game, lobby, play } = sight.value ?? {};
    if (!game) return;
    if (lobby?.seal) houses.keep(game, lobby.seal);
    if (status === 'running' && play?.house) houses.keep(game, play.house);
    if (status === 'running' && play?.seal) deals.keep(game, play.seal);
  });
}
