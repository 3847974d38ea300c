import { playCard } from '../cards.ts';
import type { AgendaItem, Choice } from '../model.ts';
import type { Fate } from '../rules.ts';
import { seatOf } from '../table.ts';
import type { Turn } from '../turn.ts';

/** Until what a card does is settled nobody can do anything else; then `later` goes on with the time it had left. */
export function interrupt(turn: Turn, play: Choice, later: AgendaItem): Fate {
  const { clock } = turn.game.stage;
  const next = playCard(turn, seatOf(turn.game, play.by), play);
  turn.agenda = [...next, { ...later, clock } as AgendaItem, ...turn.agenda];
  return 'breaks-off';
}
