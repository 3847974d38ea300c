import type { RoleId } from '../model.ts';
import type { Composition } from '../rulebook.ts';
import type { Problem } from './problems.ts';

export const cardsIn = (composition: Composition): number =>
  Object.values(composition).reduce((sum, number) => sum + number, 0);

/** How many of these cards are in it. */
export const numberIn = (composition: Composition, cards: readonly RoleId[]): number =>
  cards.reduce((sum, role) => sum + (composition[role] ?? 0), 0);

/** What cannot be dealt: cards that the box has not, or not as many as there are players. */
export function compositionProblem(composition: Composition, deck: Composition, players: number): Problem | null {
  for (const [role, wanted] of Object.entries(composition)) {
    if (!Object.hasOwn(deck, role)) return { id: 'unknown-role', role };
    if (!Number.isInteger(wanted) || wanted < 0) return { id: 'bad-number', role };
    const cards = deck[role] ?? 0;
    if (wanted > cards) return { id: 'card-shortage', role, cards, wanted };
  }
  const cards = cardsIn(composition);
  return cards === players ? null : { id: 'composition-sum', cards, players };
}

export const isSame = (one: Composition, other: Composition): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((role) => (one[role] ?? 0) === (other[role] ?? 0));

/** The cards of a composition, one by one. */
export const cardsOf = (composition: Composition): readonly RoleId[] =>
  Object.entries(composition).flatMap(([role, number]) => new Array<RoleId>(number).fill(role));

export function compositionOf(roles: readonly RoleId[]): Composition {
  const composition: Record<RoleId, number> = {};
  for (const role of roles) composition[role] = (composition[role] ?? 0) + 1;
  return composition;
}
