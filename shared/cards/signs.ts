/** `spytown.cards.symbol`, `family.cards.symbol`: the signs printed on the cards, that is, whose role may use them. */
import type { RoleId } from '../engine/model.ts';

export const LAW: readonly RoleId[] = ['policeman', 'citizen'];
export const MOB: readonly RoleId[] = ['mafioso'];
export const BOTH: readonly RoleId[] = [...LAW, ...MOB];
