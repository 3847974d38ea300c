/** Within what limits roles may be counted out by hand, and which action cards are dealt. */
import { common } from '../../cards/index.ts';
import type { CardId } from '../../engine/model.ts';
import type { Composition, Mode } from '../../engine/rulebook.ts';
import { drawnRow, namedIn, namedRow } from '../parts/card-deal.ts';

export const choosable: readonly CardId[] = common.map(({ id }) => id);

/** `family.cards.deal`, `family.cards.limit` */
export const cardsFor: NonNullable<Mode['cards']> = ({ cards }, players) => {
  const list = namedIn(cards);
  const box = { among: choosable, players };
  return list === null ? drawnRow([], box) : namedRow(list, box);
};

const MAFIOSI = 3;

/** The box, with citizens for as many as there are. */
export const box = (players: number): Composition => ({
  citizen: players,
  commissioner: 1,
  doctor: 1,
  detective: 1,
  catwoman: 1,
  maniac: 1,
  mafioso: MAFIOSI,
});

export const plainBox = (players: number): Composition => ({ citizen: players, mafioso: MAFIOSI });

/** `family.deal`: always one commissioner, one doctor, a mafioso and a citizen. */
export const judges =
  (...needed: readonly string[]): NonNullable<Mode['judges']> =>
  (composition, players) => {
    const missing = needed.find((role) => !composition[role]);
    if (missing === undefined) return [];
    const most = box(players)[missing] ?? 1;
    return { refused: { id: 'role-range', role: missing, least: 1, most } };
  };
