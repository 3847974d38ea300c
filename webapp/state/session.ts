/** Who I am to the server. A session is short; it is renewed while the app is open. */
import { signal } from '@preact/signals';
import { type Session, sessionSchema } from '../../shared/wire/session.ts';
import { ask, RequestRefused } from '../api/requests.ts';

/** Why there is no session: not opened from Telegram, or what Telegram gave is used up. */
export const signedOut = signal<{ readonly message: string | null } | null>(null);
export const me = signal<Session | null>(null);

interface Kept {
  readonly device: string;
  readonly session?: Session & { readonly until: number };
}

let initData = '';
let kept: Kept = { device: '' };
let signingIn: Promise<Session> | null = null;

/** What is kept belongs to one launch: several people may share a browser in the playground. */
const place = (): string => `omerta ${new URLSearchParams(initData).get('hash') ?? ''}`;

export async function signIn(launchData: string): Promise<Session> {
  initData = launchData;
  kept = recall() ?? { device: crypto.randomUUID() };
  remember();
  return fresh();
}

/** A session that holds for another while. Everybody who asks at once gets the same. */
export function fresh(): Promise<Session> {
  const { session } = kept;
  if (session && session.until > Date.now()) {
    me.value = session;
    return Promise.resolve(session);
  }
  signingIn ??= obtain().finally(() => {
    signingIn = null;
  });
  return signingIn;
}

/** The server does not believe the session any more. */
export function dropSession(): void {
  kept = { device: kept.device };
}

export async function token(): Promise<string> {
  return (await fresh()).token;
}

async function obtain(): Promise<Session> {
  const old = kept.session;
  try {
    const session = old
      ? await ask('/api/session/renew', sessionSchema, { method: 'POST', token: old.token }).catch(orSignIn)
      : await byInitData();
    const whole = { ...session, game: session.game ?? old?.game ?? null };
    // Renewed well before it ends, so that no order meets an old one.
    kept = { ...kept, session: { ...whole, until: Date.now() + session.seconds * 700 } };
    remember();
    me.value = whole;
    return whole;
  } catch (error) {
    if (error instanceof RequestRefused && error.status === 401) signedOut.value = { message: error.message };
    throw error;
  }
}

const byInitData = (): Promise<Session> =>
  ask('/api/session', sessionSchema, { method: 'POST', body: { initData, device: kept.device } });

function orSignIn(error: unknown): Promise<Session> {
  if (error instanceof RequestRefused && error.status === 401) return byInitData();
  throw error;
}

export function tellLanguage(language: Session['language']): void {
  if (!me.value) return;
  me.value = { ...me.value, language };
  if (kept.session) kept = { ...kept, session: { ...kept.session, language } };
  remember();
}

function recall(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(place()) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(place(), JSON.stringify(kept));
  } catch {
    // Without storage a reload has to be opened from Telegram again.
  }
}
