/** From Telegram's signature to a session of our own. */
import { createHash } from 'node:crypto';
import type { PersonId } from '../../shared/wire/ids.ts';
import type { Session, SignIn } from '../../shared/wire/session.ts';
import { cleanName } from '../narrator/words.ts';
import { languageOf, type Visitor } from '../wishes/reception.ts';
import { No } from './answers.ts';
import type { AppDoor } from './door.ts';
import { checkInitData, type Opening } from './init-data.ts';
import type { RateLimit } from './rate-limit.ts';
import { HOLDS, type Sessions, type SignedIn } from './session.ts';

export interface SignInGate {
  readonly reception: Pick<AppDoor, 'store' | 'clock' | 'touch'>;
  /** What the calendar says: others have dated what they bring. */
  readonly date: () => number;
  readonly botToken: string;
  readonly sessions: Sessions;
  readonly signIns: RateLimit;
}

export async function signIn(door: SignInGate, { initData, device }: SignIn): Promise<Session> {
  const { reception, date, botToken, signIns } = door;
  const now = date();
  const opening = checkInitData(initData, botToken, now);
  if ('refused' in opening) throw new No(401, opening.refused);
  const seconds = signIns.take(opening.user.id);
  if (seconds > 0) throw new No(429, 'refusal-too-fast', { seconds });
  if (!(await bind(reception, opening, device))) throw new No(401, 'refusal-replayed');
  const { user, startParam } = opening;
  if (user.allows_write_to_pm) reception.touch.note(user.id);
  return sessionFor(door, { person: user.id, since: now, game: startParam });
}

/** The same init data opens one window of the app, however often that asks. Whoever comes in is met. */
function bind(
  { store, clock }: Pick<AppDoor, 'store' | 'clock'>,
  { user, hash }: Opening,
  device: string,
): Promise<boolean> {
  const now = clock.now();
  const window = `${hash} ${createHash('sha256').update(device).digest('base64url')}`;
  return store.write(async (tx) => {
    const isFirst = await tx.keys.take(SCOPE, hash, now);
    if (isFirst) await tx.keys.take(SCOPE, window, now);
    else if (!(await tx.keys.isTaken(SCOPE, window))) return false;
    await tx.people.meet({
      id: user.id,
      name: cleanName(user.first_name, user.last_name),
      username: user.username ?? null,
      clientLanguage: user.language_code ?? null,
      seenAt: now,
    });
    if (user.allows_write_to_pm) await tx.people.setReachable(user.id, true);
    return true;
  });
}

const SCOPE = 'init';

export async function sessionFor(
  { reception, sessions, date }: SignInGate,
  signedIn: Omit<SignedIn, 'until'>,
): Promise<Session> {
  const visitor = await visitorOf(reception, signedIn.person);
  return {
    token: sessions.give(signedIn, date()),
    seconds: HOLDS / 1000,
    name: visitor.first_name,
    language: await languageOf(reception, visitor),
    game: signedIn.game,
  };
}

/** Somebody who has signed in, as they were then. */
export async function visitorOf({ store }: Pick<AppDoor, 'store'>, person: PersonId): Promise<Visitor> {
  const row = await store.read.people.byId(person);
  return {
    id: person,
    first_name: row?.name ?? '',
    ...(row?.clientLanguage != null && { language_code: row.clientLanguage }),
  };
}
