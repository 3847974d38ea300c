/** Which action cards are dealt: `spytown.cards.deal`, `spytown.cards.limit`. */
import { newGang, singles } from '../../cards/index.ts';
import type { CardId } from '../../engine/model.ts';
import type { Mode } from '../../engine/rulebook.ts';
import { actionCardsFor, cardRow, namedIn } from '../parts/card-deal.ts';

const GANG_FROM = 14;
const GANG_SIZE = 3;

const ids = singles.map(({ id }) => id);

export const choosable: readonly CardId[] = [...ids, newGang.id];

const numberOf = (card: CardId): number => (card === newGang.id ? GANG_SIZE : 1);

/** A defector needs a second mafioso; the three of the new gang come first, and only to 14 players or more. */
export const cardsFor: NonNullable<Mode['cards']> = (options, players, { mafioso = 0 }) => {
  const named = namedIn(options.cards) ?? (options.newGang === true ? [newGang.id] : []);
  if (named.includes(newGang.id) && players < GANG_FROM) {
    return { refused: { id: 'card-players', card: newGang.id, least: GANG_FROM, players } };
  }
  const isFit = (card: CardId) => card !== 'defector' || mafioso > 1;
  const unfit = named.find((card) => !isFit(card));
  if (unfit !== undefined) return { refused: { id: 'card-unfit', card: unfit } };
  const box = { among: ids.filter(isFit), most: actionCardsFor(players), numberOf };
  return cardRow(named, box, namedIn(options.cards) === null);
};
