import { mightPlayAt, playCard, playsAt } from '../../engine/cards.ts';
import type { Window } from '../../engine/rules.ts';
import { laterWindow } from '../../engine/stages/window.ts';
import { alive, seatOf } from '../../engine/table.ts';

/** `spytown.decision.dusk`, `family.decision.dusk`: the end of the day; a shot interrupts it until it is settled. */
export const dusk: Window = {
  asks: (game) => alive(game).map(({ id }) => id),
  might: (game, rules) => mightPlayAt(game, rules, 'dusk'),
  may: (game, rules, self) => playsAt(game, rules, self, 'dusk'),
  did: (turn, choice, spec) => {
    const later = laterWindow(turn, spec);
    const next = playCard(turn, seatOf(turn.game, choice.by), choice);
    return next.length > 0 ? [...next, later] : null;
  },
  isFixed: true,
};
