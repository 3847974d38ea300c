/** Cards seen from afar: the box on the shelf, a fan of a few, and what a deck is made of. */
import { useEffect } from 'preact/hooks';
import { fanOf, loadRulebooks, sheetOf, sideOf } from '../state/rulebooks.ts';
import { sayOwn } from '../state/words.ts';
import '../styles/deck.css';
import { Emblem, MiniCard } from './icon.tsx';

type Deck = Readonly<Record<string, number>>;

export const Fan = ({ cards }: { readonly cards: readonly string[] }) => (
  <span class="fan" aria-hidden="true">
    {cards.map((card) => (
      <span class="mini" key={card}>
        <Emblem id={card} />
      </span>
    ))}
  </span>
);

/** The sides of a deck are known to the rulebooks alone, so those are fetched. */
export function DeckFan({ edition, deck }: { readonly edition: string; readonly deck: Deck }) {
  useEffect(() => void loadRulebooks(), []);
  return <Fan cards={fanOf(edition, deck)} />;
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

/** How many of each side, in the order of the rulebook; nothing before it is here. */
export function sideTotals(edition: string, deck: Deck): readonly { readonly side: string; readonly n: number }[] {
  const { sides = [] } = sheetOf(edition) ?? {};
  const dealt = Object.entries(deck);
  return sides
    .map((side) => ({
      side,
      n: dealt.reduce((sum, [role, number]) => sum + (sideOf(edition, role) === side ? number : 0), 0),
    }))
    .filter(({ n }) => n > 0);
}

export const DealtCards = ({ edition, deck }: { readonly edition: string; readonly deck: Deck }) => (
  <ul class="dealt">
    {inOrder(edition, deck).map((role) => (
      <li key={role}>
        <MiniCard id={role} />
        <span class="num">×{deck[role]}</span>
        <span class="grow">{sayOwn(edition, `role-${role}`)}</span>
      </li>
    ))}
  </ul>
);
