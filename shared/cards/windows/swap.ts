import { playCard, playsAt } from '../../engine/cards.ts';
import type { SeatId } from '../../engine/ids.ts';
import type { Game } from '../../engine/model.ts';
import type { Rules, Window } from '../../engine/rules.ts';
import { alive, isAlive, seatOf } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';
import { swap } from '../swap.ts';

/** Who can exchange roles, shown to all from the start. */
export const swapperIn = (game: Game, rules: Rules): SeatId | undefined =>
  alive(game).find((self) => self.card === swap.id && playsAt(game, rules, self, 'swap').length > 0)?.id;

export function showSwap(turn: Turn): void {
  const holder = swapperIn(turn.game, turn.rules);
  if (holder !== undefined) turn.announce({ card: swap.id, by: holder });
}

/** The first part of the first night, for its holder alone; that he holds it is known. */
export const swapWindow: Window = {
  asks: (game, { seat }) => alive(game).flatMap(({ id }) => (id === seat ? [id] : [])),
  might: () => false,
  may: (game, rules, self) => playsAt(game, rules, self, 'swap'),
  did: (turn, choice) => playCard(turn, seatOf(turn.game, choice.by), choice),
  passed: (turn) => {
    const holder = swapperIn(turn.game, turn.rules);
    if (holder !== undefined && isAlive(turn.game, holder)) turn.announce({ unswapped: holder });
    return [];
  },
};
