/** Signing in with what Telegram handed to the app. */
import * as v from 'valibot';
import type { GameId } from '../engine/ids.ts';
import type { Language } from '../text/languages.ts';
import { language } from './parts.ts';

/** Longer than any init data that Telegram makes. */
export const LONGEST_INIT_DATA = 4096;

export const signInSchema = v.strictObject({
  initData: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_INIT_DATA)),
  /** Made up by this window of the app: the same init data opens no second one. */
  device: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
});
export type SignIn = v.InferOutput<typeof signInSchema>;

export interface Session {
  readonly token: string;
  /** How long it holds. */
  readonly seconds: number;
  readonly name: string;
  readonly language: Language;
  /** The table that the app was opened for. */
  readonly game: GameId | null;
}

export const sessionSchema: v.GenericSchema<unknown, Session> = v.strictObject({
  token: v.string(),
  seconds: v.number(),
  name: v.string(),
  language,
  game: v.nullable(v.string()),
});

export const settingSchema = v.strictObject({ language });
