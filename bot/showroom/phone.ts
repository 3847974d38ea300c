/** A phone without a screen: signs in and follows a table over the same API as the Mini App. */
import { randomUUID } from 'node:crypto';
import type { AppCommand, Done } from '../../shared/wire/command.ts';
import type { RulebookSheet } from '../../shared/wire/rulebooks.ts';
import type { Session } from '../../shared/wire/session.ts';
import type { Shown } from '../../shared/wire/sight.ts';
import { type Clock, sleep } from '../clock.ts';
import type { Group, Person } from '../playground/index.ts';

export type Ask = (path: string, init: RequestInit) => Response | Promise<Response>;

const TRY_AGAIN = 1000;

export class Phone {
  readonly #person: Person;
  readonly #group: Group;
  readonly #ask: Ask;
  readonly #wall: Clock;
  readonly #device = randomUUID();
  #token: string | null = null;
  #inHand = 0;

  constructor(person: Person, group: Group, ask: Ask, wall: Clock) {
    this.#person = person;
    this.#group = group;
    this.#ask = ask;
    this.#wall = wall;
  }

  get isQuiet(): boolean {
    return this.#inHand === 0;
  }

  /** Null if the table would not have it. */
  async order(game: string, command: AppCommand): Promise<Shown | null> {
    const body = JSON.stringify({ key: randomUUID(), command });
    const answer = await this.#busy(() => this.#signed(game, `/api/tables/${game}`, { method: 'POST', body }));
    if (answer.ok) return (await answer.json()) as Done;
    await answer.body?.cancel();
    return null;
  }

  async rulebooks(): Promise<readonly RulebookSheet[]> {
    const answer = await this.#busy(async () => this.#ask('/api/rulebooks', {}));
    return answer.ok ? ((await answer.json()) as readonly RulebookSheet[]) : [];
  }

  /** Tells everything that is shown of a table, until it is over or nobody wants to know. */
  async follow(game: string, hear: (shown: Shown) => void, signal: AbortSignal): Promise<void> {
    let since = '';
    while (!signal.aborted) {
      try {
        const query = since === '' ? '' : `?since=${since}`;
        const answer = await this.#busy(() => this.#signed(game, `/api/tables/${game}/live${query}`, { signal }));
        if (!answer.ok || !answer.body) throw new Error(`the table's stream answers ${answer.status}`);
        for await (const shown of shownIn(answer.body, signal)) {
          since = shown.sight.version;
          hear(shown);
          if (shown.sight.status === 'over' || shown.sight.status === 'cancelled') return;
        }
      } catch {
        // A line that breaks is tried again, as on any phone.
      }
      if (!signal.aborted) await sleep(this.#wall, TRY_AGAIN);
    }
  }

  async #signed(game: string, path: string, init: RequestInit): Promise<Response> {
    const once = async () => {
      this.#token ??= await this.#signIn(game);
      const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' };
      return this.#ask(path, { ...init, headers });
    };
    const answer = await once();
    if (answer.status !== 401) return answer;
    await answer.body?.cancel();
    this.#token = null;
    return once();
  }

  async #signIn(game: string): Promise<string> {
    const initData = this.#person.initData({ from: 'link', chat: this.#group.room, startParam: game });
    const answer = await this.#ask('/api/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ initData, device: this.#device }),
    });
    if (!answer.ok) throw new Error(`signing in answers ${answer.status}`);
    return ((await answer.json()) as Session).token;
  }

  async #busy<T>(work: () => Promise<T>): Promise<T> {
    this.#inHand++;
    try {
      return await work();
    } finally {
      this.#inHand--;
    }
  }
}

async function* shownIn(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<Shown> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const cut = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cut, { once: true });
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = `${rest}${decoder.decode(value, { stream: true })}`.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = block.split('\n').flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trim()] : []));
        if (data.length > 0) yield JSON.parse(data.join('\n')) as Shown;
      }
    }
  } finally {
    signal.removeEventListener('abort', cut);
    cut();
  }
}
