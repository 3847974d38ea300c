/** `city.decision.winOrder`, `city.decision.winners`. */
import type { Game, Outcome, SideId } from '../../engine/model.ts';
import { alive } from '../../engine/table.ts';
import { DRAW, wonBy } from '../parts/outcome.ts';
import { isPrisoner } from './prison.ts';

const GANGS = ['mafia', 'yakuza'] as const;

export function outcome(game: Game): Outcome | null {
  const living = alive(game);
  const lives = (side: SideId) => living.some((seat) => seat.side === side);
  if (living.length === 0) return DRAW;
  if (living.length === 1 && lives('loner')) return wonBy(game, 'loner');
  // `city.decision.townAndLoner`
  if (![...GANGS, 'loner'].some(lives)) return wonBy(game, 'town');
  const winner = GANGS.find((gang) => !GANGS.some((rival) => rival !== gang && lives(rival)) && hasParity(game, gang));
  return winner ? wonBy(game, winner) : null;
}

/** `city.win.parity`, `city.decision.prisonersCount`, `city.decision.mafiaAndLoner`. */
function hasParity(game: Game, gang: SideId): boolean {
  const free = alive(game).filter(({ id }) => !isPrisoner(game, id));
  const members = free.filter(({ side }) => side === gang).length;
  return members > 0 && members >= free.length - members;
}
