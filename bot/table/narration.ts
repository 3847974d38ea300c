/** How a group likes its games told. */
import * as v from 'valibot';
import { TONES, type Tone } from '../../shared/text/story/beats.ts';
import type { QuietHours } from '../../shared/wire/hours.ts';
import { hoursSchema } from '../../shared/wire/narration.ts';

export interface Narration {
  /** Where the rulebook leaves it to the group. */
  readonly tone: Tone;
  /** The news comes with a picture. */
  readonly pictures: boolean;
  /** When nobody's time runs in a game whose stages last for hours. */
  readonly hours: QuietHours | null;
}

export const FIRST_NARRATION: Narration = { tone: TONES[0], pictures: true, hours: null };

const kept = v.fallback(
  v.object({
    tone: v.fallback(v.picklist(TONES), FIRST_NARRATION.tone),
    pictures: v.fallback(v.boolean(), FIRST_NARRATION.pictures),
    hours: v.fallback(v.nullable(hoursSchema), FIRST_NARRATION.hours),
  }),
  FIRST_NARRATION,
);

/** As a release wrote it down that may have known less, or more. */
export const narrationFrom = (written: unknown): Narration => v.parse(kept, written);
