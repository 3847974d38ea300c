/** Cards seen from afar: a fan of a few, their order, their sides. */
import { useEffect } from 'preact/hooks';
import type { LobbyDraw } from '../../../shared/wire/lobby.ts';
import { fanOf, loadRulebooks, sheetOf, sideOf } from '../../state/rulebooks.ts';
import '../../styles/deck.css';
import { Emblem } from '../chrome/icon.tsx';

type Deck = Readonly<Record<string, number>>;

export interface Dealt {
  readonly edition: string;
  readonly deck: Deck;
  readonly draws: readonly LobbyDraw[];
}

export const Fan = ({ cards }: { readonly cards: readonly string[] }) => (
  <span class="card-fan" aria-hidden="true">
    {cards.map((card) => (
      <span class="mini" key={card}>
        <Emblem id={card} />
      </span>
    ))}
  </span>
);

/** The sides of a deck are known to the rulebooks alone, so those are fetched. What is left to the lot lies face down. */
export function DeckFan({ edition, deck, draws }: Dealt) {
  useEffect(() => void loadRulebooks(), []);
  const known = fanOf(edition, deck);
  return <Fan cards={draws.length > 0 || known.length === 0 ? [...known.slice(-2), 'face-down'] : known} />;
}

/** Side by side: first in the order of the rulebook, and among one's own as there. */
export function inOrder(edition: string, deck: Deck): readonly string[] {
  const dealt = Object.keys(deck).filter((role) => deck[role]! > 0);
  const sheet = sheetOf(edition);
  if (!sheet) return dealt;
  const rank = (role: string) => {
    const at = sheet.roles.findIndex(({ id }) => id === role);
    return sheet.sides.indexOf(sideOf(edition, role)) * sheet.roles.length + at;
  };
  return [...dealt].sort((a, b) => rank(a) - rank(b));
}

/** How many of each side (those of one draw are of one), in the order of the rulebook; nothing before it is here. */
export function sideTotals({ edition, deck, draws }: Dealt): readonly { readonly side: string; readonly n: number }[] {
  const { sides = [] } = sheetOf(edition) ?? {};
  const dealt = [...Object.entries(deck), ...draws.map(({ among: [role = ''], n }) => [role, n] as const)];
  return sides
    .map((side) => ({
      side,
      n: dealt.reduce((sum, [role, number]) => sum + (sideOf(edition, role) === side ? number : 0), 0),
    }))
    .filter(({ n }) => n > 0);
}
