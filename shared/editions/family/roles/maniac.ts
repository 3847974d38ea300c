import type { Game, Seat } from '../../../engine/model.ts';
import { NOBODY } from '../../../engine/prompt.ts';
import { others } from '../../../engine/reach.ts';
import type { Ability, Role } from '../../../engine/rules.ts';

/** A killing that is spent. */
export const SPENT = 'spent';

/** `family.maniac.limit`: as many killings as the game began with mafiosi. */
const hasShotsLeft = (game: Game, self: Seat): boolean => {
  const spent = game.marks.filter(({ mark, by }) => mark === SPENT && by === self.id).length;
  return spent < game.deal.seats.filter(({ role }) => role === 'mafioso').length;
};

/** `family.decision.maniac-spent`: the later of the two in one night replaces the earlier. */
const once = { slot: 'maniac', opens: hasShotsLeft } as const satisfies Partial<Ability>;

/** `family.maniac.shot`: a loner who may kill one player a night. */
export const maniac: Role = {
  id: 'maniac',
  side: 'maniac',
  acts: [
    { ...once, action: 'shoot', reach: others },
    { ...once, action: 'decline', reach: () => false, names: NOBODY },
  ],
};
