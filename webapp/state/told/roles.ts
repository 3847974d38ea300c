/** Roles, in the words of the table that is open. */
import { doesText as doesIn } from '../../../shared/text/roles.ts';
import { view } from '../table.ts';
import { wording } from './wording.ts';

export const doesText = (role: string): string => doesIn(role, view.value?.table.options ?? {}, wording);
