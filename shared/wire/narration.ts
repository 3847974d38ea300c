/** How a group likes its games told, as the app shows and changes it. */
import * as v from 'valibot';
import type { Manner, Tone } from '../text/story/beats.ts';
import { isZone, type QuietHours } from './hours.ts';
import { id, NUMBER } from './parts.ts';

export interface LobbyNarration {
  /** How this game will be told. */
  readonly manner: Manner;
  /** What the group may choose; nothing where the rulebook or its mode has a manner of its own. */
  readonly tones: readonly Tone[];
  /** Null where nobody makes any. */
  readonly pictures: boolean | null;
  readonly hours: QuietHours | null;
}

const tone: v.GenericSchema<unknown, Tone> = v.picklist(['noir', 'comic', 'plain']);
const manner: v.GenericSchema<unknown, Manner> = v.picklist(['noir', 'comic', 'plain', 'kids', 'strict']);

export const narrationSchema: v.GenericSchema<unknown, LobbyNarration> = v.strictObject({
  manner,
  tones: v.array(tone),
  pictures: v.nullable(v.boolean()),
  hours: v.nullable(v.strictObject({ from: NUMBER, to: NUMBER, zone: id })),
});

const hour = v.pipe(NUMBER, v.integer(), v.minValue(0), v.maxValue(23));

/** Believed by nobody who has not looked: there must be time left to be awake, and a place with such a clock. */
export const hoursSchema: v.GenericSchema<unknown, QuietHours> = v.pipe(
  v.object({ from: hour, to: hour, zone: v.pipe(id, v.check(isZone)) }),
  v.check(({ from, to }) => from !== to),
);

export const narrationChange = v.strictObject({
  tone: v.exactOptional(tone),
  pictures: v.exactOptional(v.boolean()),
  hours: v.exactOptional(v.nullable(hoursSchema)),
});
