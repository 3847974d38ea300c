/** Who is in a group, as Telegram says. */
import { type Api, GrammyError } from 'grammy';
import type { ChatMember } from 'grammy/types';
import type { ChatId, PersonId } from '../../shared/wire/ids.ts';
import type { Clock } from '../clock.ts';
import { isDirect } from './admins.ts';

/** How long the app of somebody who does not sit at a table may look on without Telegram being asked again. */
const REMEMBERED = 5 * 60_000;
/** So long an answer is kept after that, for what need not be asked about. */
const KEPT = 24 * 60 * 60_000;

/** Whoever was silenced before going stays on the list of the silenced. */
export const isGone = (member: ChatMember): boolean =>
  member.status === 'left' || member.status === 'kicked' || (member.status === 'restricted' && !member.is_member);

/** Where Telegram does not say who somebody is to the group, they are believed. */
export async function isOutside(api: Api, groupId: ChatId, person: PersonId): Promise<boolean> {
  const member = await api.getChatMember(groupId, person).catch(() => null);
  return member !== null && isGone(member);
}

/** A bot without rights may not look at the members of some groups. */
const isKeptFromUs = (error: unknown): boolean =>
  error instanceof GrammyError && /inaccessible|ADMIN_REQUIRED|not enough rights/i.test(error.description);

export class Members {
  readonly #api: Api;
  readonly #clock: Clock;
  readonly #known = new Map<string, { readonly isMember: boolean; readonly until: number }>();
  readonly #asked = new Map<string, Promise<boolean>>();

  constructor(api: Api, clock: Clock) {
    this.#api = api;
    this.#clock = clock;
  }

  /** Null: Telegram has not been asked lately. */
  known(groupId: ChatId, person: PersonId): boolean | null {
    if (isDirect(groupId)) return groupId === person;
    const known = this.#known.get(`${groupId} ${person}`);
    return known && known.until > this.#clock.now() ? known.isMember : null;
  }

  /** By whatever was answered last; Telegram is not asked. */
  hadLast(groupId: ChatId, person: PersonId): boolean {
    return isDirect(groupId) ? groupId === person : this.#known.get(`${groupId} ${person}`)?.isMember === true;
  }

  /** Only whom Telegram calls a member, or whom it may not tell of to this bot. Silence lets nobody in. */
  async has(groupId: ChatId, person: PersonId): Promise<boolean> {
    const known = this.known(groupId, person);
    if (known !== null) return known;
    const key = `${groupId} ${person}`;
    const asked = this.#asked.get(key) ?? this.#ask(groupId, person).finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }

  /** They wrote there, or pressed something. */
  note(groupId: ChatId, person: PersonId): void {
    this.#remember(groupId, person, true);
  }

  forget(groupId: ChatId, person: PersonId): void {
    this.#known.delete(`${groupId} ${person}`);
  }

  async #ask(groupId: ChatId, person: PersonId): Promise<boolean> {
    try {
      return this.#remember(groupId, person, !isGone(await this.#api.getChatMember(groupId, person)));
    } catch (error) {
      if (!(error instanceof GrammyError) || error.error_code !== 400) return false;
      return this.#remember(groupId, person, isKeptFromUs(error));
    }
  }

  #remember(groupId: ChatId, person: PersonId, isMember: boolean): boolean {
    const now = this.#clock.now();
    for (const [old, { until }] of this.#known) if (until <= now - KEPT) this.#known.delete(old);
    this.#known.set(`${groupId} ${person}`, { isMember, until: now + REMEMBERED });
    return isMember;
  }
}
