/** What practice players draw by. Nobody can guess it who does not know what the cards were dealt from. */
import { createHmac } from 'node:crypto';
import { chanceFrom } from '../../shared/engine/chance.ts';
import type { SeatId } from '../../shared/engine/ids.ts';
import type { Deal, Game } from '../../shared/engine/model.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { findSeat } from '../../shared/engine/table.ts';
import type { GangMembership, Lots } from '../computer/lots.ts';

const digest = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** What was drawn tells nothing of the key, nor of any other lot. */
export function lotsFrom(secret: string, holder: string): Lots {
  const key = digest(secret, holder);
  return (...matter) => chanceFrom(digest(key, JSON.stringify(matter)));
}

export const ownLots = ({ deal }: Game, seat: SeatId): Lots => keptLots(deal, `practice ${seat}`);

/** Of the gang that this seat belongs to now; nothing for whoever only pretends to be of it. */
export function membershipOf(game: Game, rules: Rules, seat: SeatId): GangMembership | null {
  const self = findSeat(game, seat);
  if (!self?.gang || rules.roles[self.role]?.pretends) return null;
  return { gang: self.gang, lots: keptLots(game.deal, `practice gang ${self.gang}`) };
}

const kept = new WeakMap<Deal, Map<string, Lots>>();

/** The same for the same deal, so that thoughts can be kept by them. */
function keptLots(deal: Deal, holder: string): Lots {
  const known = kept.get(deal) ?? new Map<string, Lots>();
  kept.set(deal, known);
  const lots = known.get(holder) ?? lotsFrom(deal.seed, holder);
  known.set(holder, lots);
  return lots;
}
