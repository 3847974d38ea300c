/** Who may manage a group, as Telegram says: asked once for all of them, and remembered. */
import type { Api } from 'grammy';
import type { ChatMember } from 'grammy/types';
import type { ChatId, PersonId } from '../../shared/wire/ids.ts';
import type { Clock } from '../clock.ts';

/** So old may an answer be when something is to be done, and when buttons are only shown. */
const TO_ACT = 60_000;
const TO_SHOW = 60 * 60_000;
/** As this user Telegram shows every admin who writes in the name of the group. */
const ANONYMOUS_ADMIN = 1_087_968_824;

export const isAdmin = ({ status }: ChatMember): boolean => status === 'creator' || status === 'administrator';

interface AdminList {
  readonly admins: ReadonlySet<number>;
  readonly at: number;
  readonly isKnown: boolean;
}

/** A direct chat has the number of the person in it, and nobody who could manage it. */
export const isDirect = (chatId: ChatId): boolean => chatId > 0;

const NOBODY: AdminList = { admins: new Set(), at: 0, isKnown: true };

export class Admins {
  readonly #api: Api;
  readonly #clock: Clock;
  readonly #answers = new Map<number, AdminList>();
  readonly #asked = new Map<number, Promise<AdminList>>();

  constructor(api: Api, clock: Clock) {
    this.#api = api;
    this.#clock = clock;
  }

  /** Whoever cannot be asked about is taken for no admin. */
  async has(groupId: ChatId, person: PersonId): Promise<boolean> {
    if (person === ANONYMOUS_ADMIN) return true;
    return (await this.#answer(groupId, TO_ACT)).admins.has(person);
  }

  /** Good enough to show buttons by; what they do is asked about anew. */
  async seemsToHave(groupId: ChatId, person: PersonId): Promise<boolean> {
    return (await this.#answer(groupId, TO_SHOW)).admins.has(person);
  }

  /** By whatever was answered last; Telegram is not asked. */
  hadLast(groupId: ChatId, person: PersonId): boolean {
    return this.#answers.get(groupId)?.admins.has(person) ?? false;
  }

  /** Somebody has become an admin, or is none any more. */
  forget(groupId: ChatId): void {
    this.#answers.delete(groupId);
  }

  async #answer(groupId: ChatId, oldest: number): Promise<AdminList> {
    if (isDirect(groupId)) return NOBODY;
    const last = this.#answers.get(groupId);
    if (last && this.#clock.now() < last.at + (last.isKnown ? oldest : TO_ACT)) return last;
    const asked = this.#asked.get(groupId) ?? this.#ask(groupId).finally(() => this.#asked.delete(groupId));
    this.#asked.set(groupId, asked);
    return asked;
  }

  async #ask(groupId: ChatId): Promise<AdminList> {
    const list = await this.#api.getChatAdministrators(groupId).catch(() => null);
    const at = this.#clock.now();
    for (const [group, answer] of this.#answers) if (answer.at <= at - TO_SHOW) this.#answers.delete(group);
    const answer = { admins: new Set(list?.map(({ user }) => user.id)), at, isKnown: list !== null };
    this.#answers.set(groupId, answer);
    return answer;
  }
}
