import { abilityFor } from '../ability.ts';
import type { GangId, RoleId, Seat, SeatId } from '../model.ts';
import type { Rules } from '../rules.ts';
import { verbs } from '../verbs/index.ts';
import { strike } from '../verbs/shoot.ts';
import { choicesBy, type Night, type NightStep, sleepers } from './draft.ts';

/** The holders of these roles do what they chose. */
export const acts = (...roles: readonly RoleId[]): NightStep => {
  const step = (night: Night): void => {
    for (const self of sleepers(night)) {
      if (!roles.includes(self.role) || !stillActs(night, self)) continue;
      for (const choice of choicesBy(night, self.id)) {
        const ability = abilityFor(night.rules, self, choice);
        if (ability && !ability.withGang) verbs[choice.action]?.(night, self, choice, ability);
      }
    }
  };
  return Object.assign(step, { wakes: { roles } });
};

export interface Shot {
  readonly by: Seat;
  readonly target: SeatId;
}

/** How the names given by a gang's living members become one victim, or none. */
export type Agreement = (shots: readonly Shot[], members: readonly Seat[]) => SeatId | null;

/** A gang fires once, at the one its members agree on. */
export const volley = (gang: GangId, agree: Agreement): NightStep => {
  const step = (night: Night): void => {
    const members = sleepers(night).filter((seat) => seat.gang === gang);
    const shots = members.flatMap((by) =>
      choicesBy(night, by.id).flatMap(({ action, target }) => (action === 'shoot' && target ? [{ by, target }] : [])),
    );
    const victim = agree(shots, members);
    if (victim !== null) strike(night, victim);
  };
  return Object.assign(step, { wakes: { gang } });
};

/** Who is called in the night, step by step in the printed order. */
export const calledIn = ({ night, roles }: Pick<Rules, 'night' | 'roles'>): readonly (readonly RoleId[])[] =>
  night.flat().flatMap(({ wakes }) => {
    if (!wakes) return [];
    if ('roles' in wakes) return [wakes.roles];
    return [Object.values(roles).flatMap(({ id, gang }) => (gang === wakes.gang ? [id] : []))];
  });

const stillActs = (night: Night, self: Seat): boolean => night.rules.stillActs?.(night, self) ?? true;
