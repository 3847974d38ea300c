import type { Choice, Seat } from './model.ts';
import type { Ability, Rules } from './rules.ts';

export const slotOf = (ability: Ability): string => ability.slot ?? ability.action;

export const waveOf = (ability: Ability): number => ability.wave ?? 1;

const NONE: readonly Ability[] = [];

/** What the role lets this seat do at night, and what its gang does. */
export function abilitiesOf(rules: Rules, { role, gang }: Seat): readonly Ability[] {
  const own = rules.roles[role]?.acts ?? NONE;
  const shared = gang === null ? undefined : rules.gangs[gang]?.acts;
  return shared ? [...own, ...shared] : own;
}

/** The ability by which this was chosen. */
export const abilityFor = (rules: Rules, self: Seat, { action, slot, wave }: Choice): Ability | undefined =>
  abilitiesOf(rules, self).find(
    (ability) => ability.action === action && slotOf(ability) === slot && waveOf(ability) === wave,
  );
