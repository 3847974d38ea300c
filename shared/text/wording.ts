import type { PlaceId } from '../engine/ids.ts';
import type { Arguments } from './fluent.ts';

/** In whose words something is told. */
export interface Voiced {
  /** A text of the table's own voices, or the common one. */
  readonly tell: (id: string, values?: Arguments) => string;
  /** Empty where none of these voices has one. */
  readonly tellOwn: (id: string, values?: Arguments) => string;
}

/** And by what names people go there. */
export interface Wording extends Voiced {
  readonly isPlace: (id: string) => boolean;
  readonly name: (id: PlaceId) => string;
  readonly names: (ids: readonly PlaceId[]) => string;
}
