import type { Choice, Seat } from './model.ts';
import type { Ability, Rules } from './rules.ts';

export const slotOf = (ability: Ability): string => ability.slot ?? ability.action;

export const waveOf = (ability: Ability): number => ability.wave ?? 1;

/** The ability by which this was chosen. */
export const abilityFor = (rules: Rules, self: Seat, { action, slot, wave }: Choice): Ability | undefined =>
  rules.roles[self.role]?.acts?.find(
    (ability) => ability.action === action && slotOf(ability) === slot && waveOf(ability) === wave,
  );
