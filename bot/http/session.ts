/** Who is signed in: a word that only this bot can have given, held by the app. Nothing is kept of it here. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { TextId } from '../../shared/text/speak.ts';

/** How long a word holds, and for how long after signing in it is renewed. */
export const HOLDS = 15 * 60_000;
const RENEWED_FOR = 24 * 60 * 60_000;

const signedInSchema = v.strictObject({
  person: v.pipe(v.number(), v.safeInteger()),
  /** When they signed in. */
  since: v.number(),
  until: v.number(),
  /** The table that the app was opened for. */
  game: v.nullable(v.string()),
});

export type SignedIn = v.InferOutput<typeof signedInSchema>;

export class Sessions {
  readonly #key: Buffer;

  constructor(token: string) {
    this.#key = createHmac('sha256', token).update('session').digest();
  }

  give({ person, since, game }: Omit<SignedIn, 'until'>, now: number): string {
    const until = Math.min(now + HOLDS, since + RENEWED_FOR);
    const said = Buffer.from(JSON.stringify({ person, since, until, game })).toString('base64url');
    return `${said}.${this.#sign(said).toString('base64url')}`;
  }

  /** Whose word it is, if it still holds. */
  read(word: string, now: number): SignedIn | { readonly refused: TextId } {
    const given = this.#open(word);
    if (!given) return { refused: 'refusal-not-signed-in' };
    return now < given.until ? given : { refused: isOver(given, now) ? 'refusal-session-over' : 'refusal-session-old' };
  }

  /** A phone that slept has an old word, and may have a new one all the same. */
  renew(word: string, now: number): SignedIn | { readonly refused: TextId } {
    const given = this.#open(word);
    if (!given) return { refused: 'refusal-not-signed-in' };
    return isOver(given, now) ? { refused: 'refusal-session-over' } : given;
  }

  #sign(said: string): Buffer {
    return createHmac('sha256', this.#key).update(said).digest();
  }

  #open(word: string): SignedIn | null {
    const [said = '', sign = '', ...more] = word.split('.');
    const given = Buffer.from(sign, 'base64url');
    const expected = this.#sign(said);
    // More than one spelling would decode to the same bytes.
    const isExact = more.length === 0 && given.length === expected.length && given.toString('base64url') === sign;
    if (!isExact || !timingSafeEqual(given, expected)) return null;
    return v.parse(signedInSchema, JSON.parse(Buffer.from(said, 'base64url').toString()));
  }
}

export const isOver = ({ since }: Pick<SignedIn, 'since'>, now: number): boolean => now >= since + RENEWED_FOR;
