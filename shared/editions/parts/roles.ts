import type { Role } from '../../engine/rules.ts';

/** Roles under their names, in the order in which they are told. */
export const byId = (...roles: readonly Role[]): Readonly<Record<string, Role>> =>
  Object.fromEntries(roles.map((role) => [role.id, role]));
