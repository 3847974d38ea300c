/** Which action cards are dealt: `spytown.cards.deal`, `spytown.cards.limit`. */
import { defector, newGang, singles } from '../../cards/index.ts';
import type { CardId } from '../../engine/model.ts';
import type { Mode } from '../../engine/rulebook.ts';
import { drawnRow, namedIn, namedRow } from '../parts/card-deal.ts';

/** `spytown.decision.gang-players` */
const GANG_FROM = 13;
const GANG_SIZE = 3;

const ids = singles.map(({ id }) => id);

export const choosable: readonly CardId[] = [...ids, newGang.id];

const numberOf = (card: CardId): number => (card === newGang.id ? GANG_SIZE : 1);

/** The three of the new gang come first, and only to 13 players or more. */
export const cardsFor: NonNullable<Mode['cards']> = (options, players, { mafioso = 0 }) => {
  const list = namedIn(options.cards);
  const named = list ?? (options.newGang === true ? [newGang.id] : []);
  if (named.includes(newGang.id) && players < GANG_FROM) {
    return { refused: { id: 'card-players', card: newGang.id, least: GANG_FROM, players } };
  }
  // `spytown.decision.lone-defector`: drawn never, named with a warning.
  const isRisky = (card: CardId) => card === defector.id && mafioso < 2;
  const box = { among: ids.filter((card) => !isRisky(card)), players, numberOf };
  if (list === null) return drawnRow(named, box);
  const row = namedRow(named, box);
  if ('refused' in row || !named.some(isRisky)) return row;
  return { ...row, warnings: [...row.warnings, { id: 'risky-card', card: defector.id }] };
};
