/** `city.swindler`, `city.decision.copied`: a ballot that counts as the swindler's. */
import type { Count } from '../../engine/ballots/count.ts';
import type { Rules } from '../../engine/rules.ts';
import { isMarked } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';

export const votesAs: NonNullable<Rules['votesAs']> = (game, voter) =>
  game.marks.find(({ mark, on }) => mark === 'copied' && on === voter)?.by ?? voter;

/** `city.swindler.secret`: whoever has no vote is not told either, nor are the dead: `city.decision.muteDead`. */
export function tellCopied(turn: Turn, { voters }: Count): void {
  for (const id of voters.filter((voter) => isMarked(turn.game, voter, 'copied'))) {
    turn.tell(id, { about: id, is: 'copied', value: true });
  }
}
