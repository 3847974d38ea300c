/** How games at such a table end, for the chats. */
import { dayIn } from '../../../shared/text/day.ts';
import { oddsAt } from '../../odds/table.ts';
import type { Desk } from '../../table/desk.ts';
import type { Words } from '../words.ts';

export function oddsLines(desk: Desk, { say, side: sideName }: Words): readonly string[] {
  const odds = oddsAt(desk);
  if (!odds) return [];
  const name = (side: string): string => (side === 'draw' ? say('odds-draw') : sideName(side));
  const shares = odds.sides.map(({ side, percent }) => say('odds-share', { side: name(side), percent }));
  const games = odds.date === null ? `${odds.games}` : `${odds.games}, ${dayIn(say.language, odds.date)}`;
  const first = odds.sides.reduce((one, other) => (other.share > one.share ? other : one), odds.sides[0]!);
  return [
    say('odds', { shares: shares.join(' · '), games, strength: odds.strength }),
    ...(odds.isLopsided ? [say('odds-lopsided', { side: name(first.side) })] : []),
  ];
}
