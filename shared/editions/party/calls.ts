/** Who is called in the first night; from the second on it is the order of the night (`party.night.dead-roles-called`). */
import { type Call, gang, role } from '../../engine/night/calls.ts';
import type { Rules } from '../../engine/rules.ts';

/** `party.night.first` */
export const firstNight: readonly Call[] = [gang('mafia', 'meet'), role('commissioner'), role('don')];

/** `party.pro.plan` */
export const proFirstNight: readonly Call[] = [gang('mafia', 'plan'), role('commissioner'), role('don')];

/** `party.extended.night-first` */
export const extendedFirstNight: readonly Call[] = [
  role('doctor', 'show'),
  role('lawyer'),
  gang('mafia', 'plan'),
  gang('yakuza', 'plan'),
  role('maniac', 'show'),
  role('commissioner'),
  role('don', 'seek'),
  role('ninja'),
  role('sheriff', 'show'),
];

const CHECKS: readonly string[] = ['act', 'seek'];

/** `party.hostless.no-checks`: whoever would only check is not called. */
export const withoutCheckers = ({ calls }: Rules): NonNullable<Rules['calls']> => ({
  ...calls,
  first: (calls?.first ?? []).filter((call) => !CHECKS.includes(call.for)),
});
