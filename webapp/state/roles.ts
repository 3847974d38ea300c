/** Roles, in the words of the table that is open. */
import { view } from './table.ts';
import { isOwn, sayIfAny } from './words.ts';

/** What a role does; some do one of several things, as the table has chosen. */
export function doesText(role: string): string {
  const chosen = `role-${role}-does-${view.value?.table.options[role]}`;
  return sayIfAny(isOwn(chosen) ? chosen : `role-${role}-does`);
}
