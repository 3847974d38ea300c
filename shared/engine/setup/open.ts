import { advance } from '../decide.ts';
import type { GameEvent } from '../events.ts';
import { replay } from '../evolve.ts';
import type { Deal, Game } from '../model.ts';
import type { Rules } from '../rules.ts';
import { Turn } from '../turn.ts';

export const gameFrom = (deal: Deal): Game => replay([{ type: 'dealt', deal }]);

/** The first decision of a game: the cards are dealt, whoever is to know something is told, and night falls. */
export function openGame(deal: Deal, rules: Rules): { readonly events: readonly GameEvent[]; readonly game: Game } {
  const turn = new Turn(gameFrom(deal), rules);
  turn.emit({ type: 'roundBegan' });
  rules.opening(turn);
  turn.agenda = rules.round(turn.game);
  advance(turn);
  return { events: [{ type: 'dealt', deal }, ...turn.events], game: turn.game };
}
