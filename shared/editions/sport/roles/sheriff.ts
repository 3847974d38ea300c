import type { Role } from '../../../engine/rules.ts';
import { checkOf } from '../check.ts';

/** `sport.night.sheriff-check`: learns the side; `sport.night1.sheriff`: on night 1 he only looks at the table. */
export const sheriff: Role = {
  id: 'sheriff',
  side: 'red',
  acts: [checkOf(({ id, side }) => ({ about: id, side }))],
};
