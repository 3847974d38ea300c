import { mightPlayAt, playCard, playsAt } from '../../engine/cards.ts';
import type { Window } from '../../engine/rules.ts';
import { alive, seatOf } from '../../engine/table.ts';

/** `spytown.decision.opening`: the day begins, the dead are counted: cards on today's ballots. */
export const opening: Window = {
  asks: (game) => alive(game).map(({ id }) => id),
  might: (game, rules) => mightPlayAt(game, rules, 'opening'),
  may: (game, rules, self) => playsAt(game, rules, self, 'opening'),
  did: (turn, choice) => {
    playCard(turn, seatOf(turn.game, choice.by), choice);
    return null;
  },
};
