/** What Telegram hands to the app when it opens: signed with the bot's token, so that nobody can make it up. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { TextId } from '../../shared/text/speak.ts';
import { LONGEST_INIT_DATA } from '../../shared/wire/session.ts';

const OLDEST = 60 * 60;
/** Clocks differ by as much. */
const MOST_AHEAD = 60;

const userSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  first_name: v.string(),
  last_name: v.optional(v.string()),
  username: v.optional(v.string()),
  language_code: v.optional(v.string()),
  allows_write_to_pm: v.optional(v.boolean()),
});

export type SignedUser = v.InferOutput<typeof userSchema>;

export interface Opening {
  readonly user: SignedUser;
  /** Names this very opening of the app. */
  readonly hash: string;
  readonly startParam: string | null;
}

export type Verdict = Opening | { readonly refused: TextId };

const FORGED: Verdict = { refused: 'refusal-not-from-telegram' };

/** `now` in milliseconds. */
export function checkInitData(raw: string, token: string, now: number): Verdict {
  if (raw.length > LONGEST_INIT_DATA) return FORGED;
  const pairs = [...new URLSearchParams(raw)];
  const fields = new Map(pairs);
  const hash = fields.get('hash') ?? '';
  if (fields.size !== pairs.length || !/^[0-9a-f]{64}$/.test(hash)) return FORGED;
  const signed = pairs.flatMap(([name, value]) => (name === 'hash' ? [] : [`${name}=${value}`]));
  const key = createHmac('sha256', 'WebAppData').update(token).digest();
  const expected = createHmac('sha256', key).update(signed.sort().join('\n')).digest();
  if (!timingSafeEqual(expected, Buffer.from(hash, 'hex'))) return FORGED;
  const date = fields.get('auth_date') ?? '';
  if (!/^[1-9]\d{0,11}$/.test(date)) return FORGED;
  const age = now / 1000 - Number(date);
  if (age < -MOST_AHEAD) return FORGED;
  if (age > OLDEST) return { refused: 'refusal-opened-long-ago' };
  const user = v.safeParse(userSchema, parsed(fields.get('user') ?? ''));
  if (!user.success) return FORGED;
  return { user: user.output, hash, startParam: fields.get('start_param') ?? null };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
