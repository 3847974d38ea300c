import { mightPlayAt, playCard, playsAt } from '../../engine/cards.ts';
import { naming } from '../../engine/prompt.ts';
import type { Window } from '../../engine/rules.ts';
import { seatOf } from '../../engine/table.ts';
import { aimable, kill } from '../killing.ts';

/** `spytown.decision.rescue`: whoever was killed fires a last time, by right or by the card; one shot in all. */
export const shot: Window = {
  /** `spytown.out.silent`, `family.out.silent`: the only thing that is asked of whoever is out. */
  asks: (_, { seat }) => (seat === undefined ? [] : [seat]),
  might: (game, rules) => mightPlayAt(game, rules, 'shot'),
  may: (game, rules, self, { how }) => {
    const targets = game.seats.filter((other) => aimable(game, self, other)).map(({ id }) => id);
    // `spytown.decision.no-target`, `family.decision.no-target`
    const byRight = how !== undefined && rules.lastShot?.(game, how) === true && targets.length > 0;
    return [...(byRight ? [naming('shoot', targets)] : []), ...playsAt(game, rules, self, 'shot')];
  },
  did: (turn, choice, { name }) => {
    if (choice.action === 'play') return playCard(turn, seatOf(turn.game, choice.by), choice);
    if (choice.target === undefined) return [];
    turn.announce({ shot: choice.target, by: choice.by });
    return [kill(choice.target, 'struck', name)];
  },
};
