/** `spytown.cards.limit`, `family.cards.limit`: how many action cards come to so many players, and which. */
import type { CardId, OptionValue } from '../../engine/model.ts';
import type { CardRow } from '../../engine/rulebook.ts';
import type { Problem, Warning } from '../../engine/setup/problems.ts';

/** One for every four players. */
const advisedFor = (players: number): number => Math.floor(players / 4);

export const namedIn = (wished: OptionValue | undefined): readonly CardId[] | null =>
  Array.isArray(wished) ? (wished as readonly CardId[]) : null;

export interface Box {
  /** What is drawn from. */
  readonly among: readonly CardId[];
  readonly players: number;
  /** How many of a card come together. */
  readonly numberOf?: (card: CardId) => number;
}

const totalOf = (named: readonly CardId[], { numberOf = () => 1 }: Box): number =>
  named.reduce((sum, card) => sum + numberOf(card), 0);

/** `auto`: cards that come first, and others by lot up to the number that the rulebook advises. */
export function drawnRow(first: readonly CardId[], box: Box): CardRow {
  const { among, players } = box;
  return { ...row(first, box), among, n: advisedFor(players) - totalOf(first, box), warnings: [] };
}

/** A list: from none to one a player, with a word on more than the rulebook advises. */
export function namedRow(named: readonly CardId[], box: Box): CardRow | { readonly refused: Problem } {
  const { players } = box;
  const wanted = totalOf(named, box);
  if (wanted > players) return { refused: { id: 'card-limit', most: players, wanted } };
  const advised = advisedFor(players);
  const warnings: readonly Warning[] = wanted > advised ? [{ id: 'many-cards', advised, wanted }] : [];
  return { ...row(named, box), among: [], n: 0, warnings };
}

const row = (named: readonly CardId[], { numberOf = () => 1 }: Box): Pick<CardRow, 'cards'> => ({
  cards: Object.fromEntries(named.map((card) => [card, numberOf(card)])),
});
