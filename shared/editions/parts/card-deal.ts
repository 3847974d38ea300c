/** `…cards.limit`: how many action cards come to so many players, and which. */
import type { CardId, OptionValue } from '../../engine/model.ts';
import type { CardRow } from '../../engine/rulebook.ts';
import type { Problem } from '../../engine/setup/problems.ts';

/** One for every four players. */
export const actionCardsFor = (players: number): number => Math.floor(players / 4);

export const namedIn = (wished: OptionValue | undefined): readonly CardId[] | null =>
  Array.isArray(wished) ? (wished as readonly CardId[]) : null;

export interface Box {
  /** What is drawn from. */
  readonly among: readonly CardId[];
  readonly most: number;
  /** How many of a card come together. */
  readonly numberOf?: (card: CardId) => number;
}

/** Cards that come first, and whether the rest is drawn. */
export function cardRow(
  named: readonly CardId[],
  { among, most, numberOf = () => 1 }: Box,
  isDrawn: boolean,
): CardRow | { readonly refused: Problem } {
  const total = named.reduce((sum, card) => sum + numberOf(card), 0);
  if (total > most) return { refused: { id: 'card-limit', most, wanted: total } };
  if (!isDrawn && total === 0) return { refused: { id: 'card-limit', most, wanted: 0 } };
  return {
    cards: Object.fromEntries(named.map((card) => [card, numberOf(card)])),
    among,
    n: isDrawn ? most - total : 0,
    most,
  };
}
