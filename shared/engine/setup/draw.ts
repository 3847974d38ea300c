import type { Chance } from '../chance.ts';
import type { Composition, Row } from '../rulebook.ts';

/** Draws what a line of the table leaves to chance, one group after the other. */
export function drawn({ cards, draws }: Row, chance: Chance): Composition {
  let dealt = cards;
  for (const { among, n, shuns } of draws) {
    const shuffled = chance.shuffle(among);
    const shunned = (role: string) => shuns?.(role, dealt) === true;
    const order = [...shuffled.filter((role) => !shunned(role)), ...shuffled.filter(shunned)];
    dealt = { ...dealt, ...Object.fromEntries(order.slice(0, n).map((role) => [role, (dealt[role] ?? 0) + 1])) };
  }
  return dealt;
}
