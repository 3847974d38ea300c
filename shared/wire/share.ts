/** The end of a game, to be sent to any chat. */
import * as v from 'valibot';

export const shareSchema = v.strictObject({ key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/)) });

export interface Shareable {
  /** The message with the picture, as Telegram calls it; null where there is none, and words have to do. */
  readonly prepared: string | null;
  /** Where others find the bot. */
  readonly link: string;
}

export const shareableSchema: v.GenericSchema<unknown, Shareable> = v.strictObject({
  prepared: v.nullable(v.string()),
  link: v.string(),
});
