/** What a player makes of the others. How it gets there is what tells *fair* from *sharp*. */
import type { SeatId } from '../../shared/engine/ids.ts';
import { certainSide, type Known } from './known.ts';

export interface Judgement {
  readonly known: Known;
  /** How likely this one plays against me, from 0 to 1. */
  readonly against: (id: SeatId) => number;
  /** How much this one is worth being put out by a ballot; below 0 for friends. */
  readonly guilt: (id: SeatId) => number;
  /** How guilty this one looks to the table, from 0 to 1: what others may be brought to vote for. */
  readonly suspected: (id: SeatId) => number;
  /** How much this one can find out or do at night, from 0 up. */
  readonly power: (id: SeatId) => number;
}

/** What is certain: 1 against me, 0 with me; null where nothing is. */
export function certainly(known: Known, id: SeatId): number | null {
  const side = certainSide(known, id);
  if (side !== null) return known.lore.isAllied(known.side, side) ? 0 : 1;
  return known.mates.includes(id) ? 0 : null;
}

/** Somebody of the own side for certain: never named for harm while there is anybody else. */
export const isFriend = (known: Known, id: SeatId): boolean => id === known.self || certainly(known, id) === 0;

/** Does this player know whom to be with? Then the talk is theatre. */
export const isInformed = ({ mates, lore, self, roles, side }: Known): boolean =>
  mates.length > 0 || lore.isGuilty(roles.get(self)?.[0] ?? '') || !isTown(lore.rules, side);

const isTown = ({ roles, isGuilty }: Known['lore']['rules'], side: string): boolean => {
  const role = Object.values(roles).find((each) => each.side === side);
  return role !== undefined && !isGuilty({ id: '', role: role.id, side, gang: null, card: null, out: null });
};

/** By how many hostile cards are still out, and how many may hold them. */
export function byCounting(known: Known): (id: SeatId) => number {
  const { lore, roles, side, unseen } = known;
  const isHostile = (role: string) => !lore.isAllied(side, lore.sideOf(role));
  return (id) => {
    const certain = certainly(known, id);
    if (certain !== null) return certain;
    const may = roles.get(id) ?? [];
    const cards = unseen.filter((role) => may.includes(role));
    return cards.length === 0 ? 0 : cards.filter(isHostile).length / cards.length;
  };
}
