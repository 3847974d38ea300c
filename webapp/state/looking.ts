/** The table may wait until everybody has looked at their card. */
import { order } from './orders.ts';
import { play, sight } from './table.ts';

export function tellLooked(): void {
  const { game } = sight.value ?? {};
  if (game && play.value?.cards?.hasLooked === false) void order(game, { do: 'look' });
}
