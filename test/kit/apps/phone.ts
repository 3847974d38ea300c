/** A person's app as a client of the API: signs in with data signed as Telegram would, reads, orders, follows. */
import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Person } from '../../../bot/playground/index.ts';
import type { AppCommand, Done, NotDone } from '../../../shared/wire/command.ts';
import type { Home } from '../../../shared/wire/home.ts';
import type { Session } from '../../../shared/wire/session.ts';
import type { Shown, Sight } from '../../../shared/wire/sight.ts';
import type { Evening } from '../evening/evening.ts';

/** What Telegram would hand to an app of the bot with this token. */
export function signInitData(token: string, fields: Readonly<Record<string, string>>): string {
  const key = createHmac('sha256', 'WebAppData').update(token).digest();
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const hash = createHmac('sha256', key).update(lines.sort().join('\n')).digest('hex');
  return new URLSearchParams({ ...fields, hash }).toString();
}

export interface Answer<T> {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  readonly body: T;
}

export interface Asking {
  readonly method?: string;
  readonly token?: string | null;
  readonly body?: unknown;
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const addressOf = ({ app }: Evening): string => `http://127.0.0.1:${app.port}`;

export async function ask<T>(evening: Evening, path: string, asking: Asking = {}): Promise<Answer<T>> {
  const { method, token, body, raw, headers } = asking;
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(`${addressOf(evening)}${path}`, {
    method: method ?? (sent === undefined ? 'GET' : 'POST'),
    headers: {
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...(token != null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(sent !== undefined && { body: sent }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    text,
    headers: response.headers,
    body: (isJson && text !== '' ? JSON.parse(text) : null) as T,
  };
}

const newKey = (): string => randomBytes(12).toString('base64url');

export class Phone {
  readonly evening: Evening;
  readonly person: Person;
  readonly device = newKey();
  #session: { readonly token: string; readonly until: number } | null = null;

  constructor(evening: Evening, person: Person) {
    this.evening = evening;
    this.person = person;
  }

  initData(change: Readonly<Record<string, string>> = {}, user: object = {}): string {
    const { id, first_name, language_code } = this.person.user;
    return signInitData(this.evening.telegram.token, {
      user: JSON.stringify({ id, first_name, language_code, ...user }),
      auth_date: `${Math.floor(this.evening.clock.now() / 1000)}`,
      query_id: newKey(),
      signature: newKey(),
      ...change,
    });
  }

  async signIn(initData = this.initData(), device = this.device): Promise<Answer<Session>> {
    const answer = await ask<Session>(this.evening, '/api/session', { body: { initData, device } });
    if (answer.status === 200) this.#keep(answer.body);
    return answer;
  }

  async renew(): Promise<Answer<Session>> {
    const answer = await ask<Session>(this.evening, '/api/session/renew', {
      method: 'POST',
      token: await this.token(),
    });
    if (answer.status === 200) this.#keep(answer.body);
    return answer;
  }

  /** Signs in where that has not been done, and anew when it is time. */
  async token(): Promise<string> {
    if (!this.#session) await this.signIn();
    const { token, until } = this.#session!;
    const now = this.evening.clock.now();
    if (now < until - 60_000) return token;
    const renewed = await ask<Session>(this.evening, '/api/session/renew', { method: 'POST', token });
    if (renewed.status === 200) this.#keep(renewed.body);
    return this.#session!.token;
  }

  #keep({ token, seconds }: Session): void {
    this.#session = { token, until: this.evening.clock.now() + seconds * 1000 };
  }

  async get<T>(path: string, asking: Asking = {}): Promise<Answer<T>> {
    return ask<T>(this.evening, path, { token: await this.token(), ...asking });
  }

  async look(game: string): Promise<Sight> {
    return (await this.get<Shown>(`/api/tables/${game}`)).body.sight;
  }

  async order(game: string, command: AppCommand, key = newKey()): Promise<Answer<Done & NotDone>> {
    return this.get(`/api/tables/${game}`, { body: { key, command } });
  }

  async follow(game: string, since?: string): Promise<Following> {
    const query = since === undefined ? '' : `?since=${since}`;
    const stop = new AbortController();
    const response = await fetch(`${addressOf(this.evening)}/api/tables/${game}/live${query}`, {
      headers: { authorization: `Bearer ${await this.token()}` },
      signal: stop.signal,
    });
    if (response.status !== 200 || !response.body) throw new Error(`${response.status}: ${await response.text()}`);
    return new Following(response, stop);
  }
}

export type Heard = { readonly word: Shown; readonly id: string; readonly text: string } | 'beat' | 'end';

/** A stream that is read as it comes. */
export class Following {
  readonly response: Response;
  readonly heard: Heard[] = [];
  readonly #stop: AbortController;
  #taken = 0;
  #wake: () => void = () => undefined;

  constructor(response: Response, stop: AbortController) {
    this.response = response;
    this.#stop = stop;
    void this.#read();
  }

  get words(): readonly Shown[] {
    return this.heard.flatMap((item) => (typeof item === 'object' ? [item.word] : []));
  }

  async next(): Promise<Heard> {
    while (this.heard.length <= this.#taken) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.heard[this.#taken++]!;
  }

  async word(): Promise<Shown> {
    let heard = await this.next();
    while (heard === 'beat') heard = await this.next();
    if (heard === 'end') throw new Error('the stream has ended');
    return heard.word;
  }

  close(): void {
    this.#stop.abort();
  }

  async #read(): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const chunk of this.response.body as unknown as AsyncIterable<Uint8Array>) {
        const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts) this.#hear(part);
      }
    } catch {
      // Broken off: as good as an end.
    }
    this.heard.push('end');
    this.#wake();
  }

  #hear(part: string): void {
    const field = (name: string) =>
      part
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    const data = field('data');
    if (data === undefined) this.heard.push('beat');
    else this.heard.push({ word: JSON.parse(data) as Shown, id: field('id') ?? '', text: part });
    this.#wake();
  }
}

export const phonesOf = (evening: Evening): readonly Phone[] =>
  evening.people.map((person) => new Phone(evening, person));

/** The table at which this person sits. */
export async function tableOf(phone: Phone): Promise<string> {
  const { body } = await phone.get<Home>('/api/home');
  const [card] = body.games;
  if (!card) throw new Error('they sit nowhere');
  return card.game;
}

/** All that the store holds of the tables, without the times at which it was written. */
export function tablesIn({ folder }: Evening): string {
  const database = new Sqlite(join(folder, 'omerta.db'), { readonly: true });
  const rows = database.prepare('select id, status, version, snapshot, desk, deadline from games order by id').all();
  database.close();
  return JSON.stringify(rows);
}
