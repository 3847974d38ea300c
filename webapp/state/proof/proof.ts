/** The opened seal, checked on this phone: everything in it follows from what everybody gave, and is worked out again. */
import { findRulebook } from '../../../shared/editions/index.ts';
import type { GameId } from '../../../shared/engine/ids.ts';
import { sha256Of } from '../../../shared/engine/lots.ts';
import type { Lot } from '../../../shared/engine/model.ts';
import { areLotsRight, isSeedRight, type Opened, openSeal, sealedAgain } from '../../../shared/engine/setup/opened.ts';
import { houseSeal } from '../../../shared/engine/setup/shuffle.ts';

type Checked = 'seal' | 'house' | 'seed' | 'cards' | 'lots';

export type Check =
  | { readonly id: Checked; readonly is: 'right' | 'wrong' }
  /** Where this phone cannot say, that is no fault of the deal's. */
  | { readonly id: 'cut'; readonly is: 'right' | 'unsaid' };

/** What was shown at the end, and what this phone has seen and given before. */
export interface ShownDeal {
  readonly game: GameId;
  readonly place: string | null;
  readonly text: string;
  readonly lots: readonly Lot[];
  readonly posted: { readonly seal: string; readonly house: string | null };
  readonly seen: { readonly seal: string | null; readonly house: string | null };
  readonly cut: string | null;
}

export interface Proof {
  /** The SHA-256 of the text, counted here. */
  readonly own: string;
  readonly checks: readonly Check[];
}

export function prove(shown: ShownDeal): Proof {
  const { text, posted, seen } = shown;
  const own = sha256Of(text);
  const opened = openSeal(text);
  const seal = check('seal', own === posted.seal && (seen.seal === null || seen.seal === own));
  // A deal of an earlier release holds nothing to work it out from.
  return { own, checks: opened ? [seal, ...checksOf(opened, shown)] : [seal] };
}

const check = (id: Checked, isRight: boolean): Check => ({ id, is: isRight ? 'right' : 'wrong' });

function checksOf(opened: Opened, { game, place, text, lots, posted, seen, cut }: ShownDeal): readonly Check[] {
  const { parts, edition } = opened;
  const house = houseSeal(parts);
  const isOfHere = parts.game === game;
  const rulebook = findRulebook(edition);
  return [
    check('house', isOfHere && house === posted.house && (seen.house === null || seen.house === house)),
    ownCut(parts.people.find((one) => one.place === place)?.cut ?? null, cut),
    check('seed', isSeedRight(opened)),
    check('cards', rulebook !== undefined && sealedAgain(rulebook, opened) === text),
    check('lots', areLotsRight(opened, lots)),
  ];
}

/** Whoever has sat down once more, from another phone or in the chat, has another part there. */
const ownCut = (counted: string | null, given: string | null): Check => ({
  id: 'cut',
  is: given !== null && counted === given ? 'right' : 'unsaid',
});
