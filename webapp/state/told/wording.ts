/** The words of the table that is open, and the names of those at it. */
import type { Wording } from '../../../shared/text/wording.ts';
import { sight } from '../table.ts';
import { sayAs, sayIfAny, voices } from '../words.ts';
import { labelOf, listOf } from './seats.ts';

export const wording: Wording = {
  tell: sayIfAny,
  tellOwn: (id, values) => sayAs(voices.value, id, values),
  isPlace: (id) => Object.hasOwn(sight.value?.names ?? {}, id),
  name: labelOf,
  names: listOf,
};
