import { mightPlayAt, playCard, playsAt } from '../../engine/cards.ts';
import type { Window } from '../../engine/rules.ts';
import { alive, seatOf } from '../../engine/table.ts';

/** `spytown.decision.rescue`, `family.decision.rescue`: somebody is hit; the first card that rescues them ends it. */
export const rescue: Window = {
  asks: (game) => alive(game).map(({ id }) => id),
  might: (game, rules) => mightPlayAt(game, rules, 'rescue'),
  may: (game, rules, self, { seat }) => playsAt(game, rules, self, 'rescue', seat),
  did: (turn, choice, { seat }) => playCard(turn, seatOf(turn.game, choice.by), choice, onAnother(choice.by, seat)),
};

/** A card on oneself names nobody. */
const onAnother = (by: string, hit: string | undefined) => (hit === by ? undefined : hit);
