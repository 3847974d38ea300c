/** The odds of every table as its rulebook sets it, worked out once by `npm run odds`. */
import type { Strength } from '../../shared/wire/practice.ts';
import type { Shares } from '../table/odds.ts';
import printed from './printed.json' with { type: 'json' };

export interface PrintedOdds {
  readonly date: string;
  readonly strength: Strength;
  /** Of each table. */
  readonly games: number;
  /** By edition, mode and number of players. */
  readonly odds: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Shares>>>>>>;
}

const { date, strength, games, odds } = printed as unknown as PrintedOdds;

export function printedOdds(edition: string, mode: string, players: number) {
  const shares = odds[edition]?.[mode]?.[players];
  return shares === undefined ? null : { shares, games, strength, date };
}
