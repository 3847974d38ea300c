/** How tables are told here: as the group likes it, as far as there is somebody to make the pictures. */
import type { GroupRow } from '../store/rows.ts';
import type { Change } from '../table/lobby.ts';
import { type Narration, narrationFrom } from '../table/narration.ts';
import { type Refused, refuse } from '../table/refusal.ts';
import type { Reception } from './reception.ts';

type Studio = Pick<Reception, 'hasPrinter'>;

export const narrationHere = ({ hasPrinter }: Studio, liked: Narration): Narration =>
  hasPrinter ? liked : { ...liked, pictures: false };

/** What a group is known to like after this; of pictures it can say nothing where there are none. */
export function likedBy({ hasPrinter }: Studio, group: GroupRow | null, told: Narration): Narration {
  return hasPrinter ? told : { ...told, pictures: narrationFrom(group?.narration).pictures };
}

export const objectionTo = ({ hasPrinter }: Studio, wanted: Change): Refused | null =>
  wanted.set === 'narration' && wanted.to.pictures && !hasPrinter ? refuse('refusal-no-pictures') : null;
