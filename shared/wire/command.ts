/** What the app may ask of a table, and what it is answered. */
import * as v from 'valibot';
import { narrationChange } from './narration.ts';
import { action, cut, language } from './parts.ts';
import { statementSchema, strengthSchema } from './practice.ts';
import { clockSchema, type Shown, sightSchema } from './sight.ts';
import { SIGNS } from './signs.ts';
import { WAYS } from './solo.ts';

/** From outside: nothing longer than any word of ours. */
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const few = v.pipe(v.array(word), v.maxLength(32));
const cards = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(64));
const composition = v.pipe(
  v.record(word, cards),
  v.check((chosen) => Object.keys(chosen).length <= 64, 'too many cards'),
);
const seconds = v.pipe(v.number(), v.integer());

/** One change to what is wished for. */
const changeSchema = v.variant('set', [
  v.strictObject({ set: v.literal('edition'), to: word }),
  v.strictObject({ set: v.literal('mode'), to: word }),
  v.strictObject({ set: v.literal('option'), option: word, to: v.union([word, v.boolean(), seconds, few]) }),
  v.strictObject({ set: v.literal('timer'), timer: word, to: v.nullable(seconds) }),
  v.strictObject({ set: v.literal('timers'), to: v.literal('auto') }),
  v.strictObject({ set: v.literal('composition'), to: v.union([v.literal('auto'), composition]) }),
  v.strictObject({ set: v.literal('decoys'), to: v.boolean() }),
  v.strictObject({ set: v.literal('language'), to: language }),
  v.strictObject({ set: v.literal('narration'), to: narrationChange }),
  /** The place of a player, oneself, or (null) the bot. */
  v.strictObject({ set: v.picklist(['host', 'aide']), to: v.nullable(v.union([v.literal('me'), word])) }),
  /** So many practice players, all of one strength. */
  v.strictObject({ set: v.literal('practice'), number: cards, strength: strengthSchema }),
  /** A practice player goes from its place. */
  v.strictObject({ set: v.literal('unseat'), place: word }),
]);
export type WantedChange = v.InferOutput<typeof changeSchema>;

const commandSchema = v.variant('do', [
  v.strictObject({
    do: v.picklist(['leave', 'begin', 'cancel', 'pause', 'resume', 'undo', 'sign-protocol']),
  }),
  v.strictObject({ do: v.picklist(['join', 'rematch']), cut: v.exactOptional(cut) }),
  /** Offers to lead the game as its judge, or to assist whoever does. */
  v.strictObject({ do: v.literal('lead'), as: v.picklist(['host', 'aide']), cut: v.exactOptional(cut) }),
  /** Whoever was seated by others gives their part to the shuffle. */
  v.strictObject({ do: v.literal('cut'), cut }),
  v.strictObject({ do: v.literal('change'), change: changeSchema }),
  v.strictObject({
    do: v.literal('answer'),
    token: word,
    action,
    target: v.exactOptional(word),
    targets: v.exactOptional(few),
    choice: v.exactOptional(word),
    card: v.exactOptional(word),
    reason: v.exactOptional(word),
    /** Somebody's own words; how many are too many the rules say. */
    text: v.exactOptional(v.pipe(v.string(), v.maxLength(4096))),
  }),
  /** Something from the fixed set, before the whole table. */
  v.strictObject({ do: v.literal('say'), token: word, statement: statementSchema }),
  v.strictObject({ do: v.literal('sign'), token: word, sign: v.nullable(v.picklist(SIGNS)) }),
  /** The own card was looked at, in the night that is for it. */
  v.strictObject({ do: v.literal('look') }),
  /** Nothing is asked of whoever practises alone, and they have seen enough. */
  v.strictObject({ do: v.picklist(WAYS), token: word }),
  v.strictObject({ do: v.picklist(['send-out', 'take-seat']), seat: word }),
]);
export type AppCommand = v.InferOutput<typeof commandSchema>;

/** The same key for every try at the same command, so that it is done once. */
export const orderSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  command: commandSchema,
});
export type AppOrder = v.InferOutput<typeof orderSchema>;

/** After the commit: the table as it stands now, and for `rematch` the new one. */
export interface Done extends Shown {
  readonly opened: string | null;
}

export const doneSchema: v.GenericSchema<unknown, Done> = v.strictObject({
  clock: clockSchema,
  sight: sightSchema,
  opened: v.nullable(word),
});

/** Why something was not done. */
export interface NotDone {
  /** The id of the reason. */
  readonly refused: string;
  /** The reason in the reader's language, in one line. */
  readonly message: string;
  /** For a refusal that opening the bot would mend: where to. */
  readonly link?: string;
}

export const notDoneSchema: v.GenericSchema<unknown, NotDone> = v.strictObject({
  refused: v.string(),
  message: v.string(),
  link: v.exactOptional(v.string()),
});
