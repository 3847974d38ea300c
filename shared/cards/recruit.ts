import type { Card } from '../engine/cards.ts';
import type { Choice, Game, Seat } from '../engine/model.ts';
import { outsiders } from '../engine/reach.ts';
import { gangOf, seatOf } from '../engine/table.ts';
import type { Turn } from '../engine/turn.ts';
import { MOB } from './signs.ts';

/**
 * `spytown.card.recruit`: an outsider belongs to the mafia from now on. `spytown.cards.conflict`: a hideout or a
 * safe-conduct does not keep it off. `spytown.decision.idle`: the night does not wait for a card.
 */
export const recruit: Card = {
  id: 'recruit',
  users: MOB,
  plays: { at: ['night'], on: outsiders, does: enlist },
  isSecret: true,
  wakesWith: 'mafia',
};

function enlist(turn: Turn, holder: Seat, { target }: Choice) {
  if (target === undefined || holder.gang === null) return [];
  const gang = holder.gang;
  const mates = gangOf(turn.game, gang);
  // `spytown.decision.token`: the role stays as it was.
  turn.emit({ type: 'turned', seat: target, side: sideOfRecruit(turn, target), gang });
  for (const { id } of mates) turn.tell(id, { about: target, is: 'mafia', value: true });
  turn.tell(target, ...mates.map(({ id, role }) => ({ about: id, role })), {
    about: target,
    side: seatOf(turn.game, target).side,
  });
  // `spytown.decision.recruit-shots`: those who had named the recruit choose anew.
  const aimed = turn.game.choices.filter((shot) => shot.action === 'shoot' && shot.target === target);
  if (aimed.length > 0) turn.emit({ type: 'choicesDropped', by: aimed.map(({ by }) => by), slot: 'shoot' });
  return [];
}

/** `spytown.decision.recruit-side`: also a defector; whoever plays for the new gang stays in it. */
const sideOfRecruit = ({ game }: Turn, id: string): string => {
  const { side } = seatOf(game, id);
  return side === 'gang' ? side : 'mafia';
};

/** `spytown.decision.recruit-secret`: only that it happened is told, as the morning opens. */
export function announceRecruit(turn: Turn): void {
  if (wasRecruited(turn.game)) turn.announce({ card: recruit.id, by: null });
}

const wasRecruited = ({ played, round }: Game): boolean =>
  played.some((play) => play.card === recruit.id && play.round === round);
