/** The action cards, one file each. */
import type { Card } from '../engine/cards.ts';
import { arrest } from './arrest.ts';
import { bandage } from './bandage.ts';
import { cornerShot } from './corner-shot.ts';
import { defector } from './defector.ts';
import { hideout } from './hideout.ts';
import { lastShot } from './last-shot.ts';
import { leader } from './leader.ts';
import { neutral } from './neutral.ts';
import { newGang } from './new-gang.ts';
import { recruit } from './recruit.ts';
import { safeConduct } from './safe-conduct.ts';
import { seizure } from './seizure.ts';
import { swap } from './swap.ts';
import { vest } from './vest.ts';
import { wiretap } from './wiretap.ts';

/** The six that both boxes have. */
export const common: readonly Card[] = [vest, bandage, swap, hideout, safeConduct, cornerShot];

/** The thirteen of which there is one in the larger box; the new gang comes in threes. */
export const singles: readonly Card[] = [
  vest,
  bandage,
  recruit,
  leader,
  defector,
  swap,
  wiretap,
  hideout,
  safeConduct,
  arrest,
  cornerShot,
  seizure,
  lastShot,
];

export { defector, neutral, newGang };

export const cardsById = (...cards: readonly Card[]): Readonly<Record<string, Card>> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));
