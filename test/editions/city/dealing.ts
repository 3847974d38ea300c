/** What is asked of the deal of `city`. */
import { city } from '../../../shared/editions/city/index.ts';
import type { Composition } from '../../../shared/engine/rulebook.ts';
import { prepare, type Setup } from '../../../shared/engine/setup/prepare.ts';
import type { Problem, Warning } from '../../../shared/engine/setup/problems.ts';
import { seatsFor } from '../../kit/rules/sitting.ts';

export const LEADERS = ['detective', 'priest', 'judge', 'jailer', 'sheriff'];
export const TOWN = ['doctor', 'sleepwalker', 'bodyguard', 'beauty', 'fan'];
export const MAFIA = ['godfather', 'thief', 'lawyer', 'snitch'];
export const LONERS = ['maniac', 'butcher', 'swindler'];

export const count = (deck: Composition, roles: readonly string[]) =>
  roles.reduce((sum, role) => sum + (deck[role] ?? 0), 0);

export function asked(players: number, setup: Partial<Setup> = {}, seed = 'seed') {
  return prepare(city, { mode: 'standard', ...setup, players: seatsFor(players) }, seed);
}

export function deckOf(players: number, setup: Partial<Setup> = {}, seed = 'seed'): Composition {
  const prepared = asked(players, setup, seed);
  if ('refused' in prepared) throw new Error(JSON.stringify(prepared.refused));
  return prepared.composition;
}

export function problemOf(players: number, setup: Partial<Setup>): Problem {
  const prepared = asked(players, setup);
  if (!('refused' in prepared)) throw new Error('it was accepted');
  return prepared.refused;
}

export function warningsOf(players: number, setup: Partial<Setup>): readonly Warning[] {
  const prepared = asked(players, setup);
  if ('refused' in prepared) throw new Error(JSON.stringify(prepared.refused));
  return prepared.warnings;
}
