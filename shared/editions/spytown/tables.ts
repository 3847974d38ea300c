/** The printed tables: `spytown.players`, `spytown.deal`. */
import type { Composition } from '../../engine/rulebook.ts';

export const PLAYERS = { least: 6, most: 21 } as const;

/** `spytown.small.agent-once`, `spytown.decision.small-no-shot`: the agent looks once, the mafia waits for night 2. */
export const isSmall = (players: number): boolean => players <= 7;

/** `spytown.large.last-shot` */
export const isLarge = (players: number): boolean => players >= 20;

function mafiosiFor(players: number): number {
  if (players <= 7) return 1;
  if (players <= 12) return 2;
  if (players <= 17) return 3;
  return players <= 19 ? 4 : 5;
}

export function rowFor(players: number): Composition {
  const mafioso = mafiosiFor(players);
  return { policeman: players - mafioso - 1, agent: 1, mafioso };
}

/** `spytown.kids.no-agent`: a policeman in the agent's place. */
export function kidsRowFor(players: number): Composition {
  const mafioso = mafiosiFor(players);
  return { policeman: players - mafioso, mafioso };
}
