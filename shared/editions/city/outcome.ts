/** `city.decision.winOrder`, `city.decision.winners`. */
import type { Game, Outcome, SideId } from '../../engine/model.ts';
import { alive } from '../../engine/table.ts';
import { DRAW, wonBy } from '../parts/outcome.ts';
import { isPrisoner } from './prison.ts';

const GANGS = ['mafia', 'yakuza'] as const;

export function outcome(game: Game): Outcome | null {
  const living = alive(game);
  const lives = (side: SideId) => living.some((seat) => seat.side === side);
  // `city.decision.yakuzaNobody`
  if (living.length === 0) return DRAW;
  // `city.win.loner`
  if (living.length === 1 && lives('loner')) return wonBy(game, 'loner');
  // `city.win.town`, `city.decision.townAndLoner`, `city.decision.yakuzaNobody`
  if (![...GANGS, 'loner'].some(lives)) return wonBy(game, 'town');
  // `city.win.yakuza`: of two gangs none wins while the other lives, be it in prison.
  const winner = GANGS.find((gang) => !GANGS.some((rival) => rival !== gang && lives(rival)) && hasParity(game, gang));
  return winner ? wonBy(game, winner) : null;
}

/** `city.win.mafia`, `city.win.parity`, `city.decision.prisonersCount`, `city.decision.mafiaAndLoner`. */
function hasParity(game: Game, gang: SideId): boolean {
  const free = alive(game).filter(({ id }) => !isPrisoner(game, id));
  const members = free.filter(({ side }) => side === gang).length;
  return members > 0 && members >= free.length - members;
}
