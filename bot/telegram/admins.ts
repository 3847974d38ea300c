/** Who may manage a group, as Telegram says, remembered for a minute. */
import type { Api } from 'grammy';
import type { Clock } from '../clock.ts';

const REMEMBERED = 60_000;
/** As this user Telegram shows every admin who writes in the name of the group. */
const ANONYMOUS_ADMIN = 1_087_968_824;

export class Admins {
  readonly #api: Api;
  readonly #clock: Clock;
  readonly #known = new Map<string, { readonly isAdmin: boolean; readonly until: number }>();

  constructor(api: Api, clock: Clock) {
    this.#api = api;
    this.#clock = clock;
  }

  /** Whoever cannot be asked about is taken for no admin. */
  async has(groupId: number, person: number): Promise<boolean> {
    if (person === ANONYMOUS_ADMIN) return true;
    const key = `${groupId} ${person}`;
    const now = this.#clock.now();
    const known = this.#known.get(key);
    if (known && known.until > now) return known.isAdmin;
    const isAdmin = await this.#ask(groupId, person);
    for (const [old, { until }] of this.#known) if (until <= now) this.#known.delete(old);
    this.#known.set(key, { isAdmin, until: now + REMEMBERED });
    return isAdmin;
  }

  async #ask(groupId: number, person: number): Promise<boolean> {
    try {
      const { status } = await this.#api.getChatMember(groupId, person);
      return status === 'creator' || status === 'administrator';
    } catch {
      return false;
    }
  }
}
