/** What one mode changes in the rules of another. */
import type { Ability, Role, Rules } from '../../engine/rules.ts';
import { withoutCheckers } from './calls.ts';
import { nameDeadHost } from './dead-host.ts';
import { gangPlan } from './gang.ts';

const eachRole = (rules: Rules, change: (role: Role) => Role): Rules => ({
  ...rules,
  roles: Object.fromEntries(Object.entries(rules.roles).map(([id, role]) => [id, change(role)])),
});

/** `party.pro.plan`: on night 1 every member of a gang may plan its victims, two minutes for it. */
export const withPlans = (rules: Rules): Rules => ({
  ...eachRole(rules, (role) => (role.gang ? { ...role, acts: [...(role.acts ?? []), gangPlan] } : role)),
  seconds: { ...rules.seconds, 'first-night': 120 },
});

/** `party.hostless.no-checks`: on night 1 nobody checks anybody. */
export const withoutFirstChecks = (rules: Rules): Rules => ({
  ...eachRole(rules, (role) => (role.acts ? { ...role, acts: role.acts.map(afterFirstNight) } : role)),
  calls: withoutCheckers(rules),
});

const afterFirstNight = (ability: Ability): Ability =>
  ability.action === 'check'
    ? { ...ability, opens: (game, self) => game.round > 1 && (ability.opens?.(game, self) ?? true) }
    : ability;

/** `party.hostless.dead-host` */
export const withDeadHost = (rules: Rules): Rules => ({ ...rules, onFall: [...rules.onFall, nameDeadHost] });
