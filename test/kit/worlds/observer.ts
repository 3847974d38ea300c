/** Somebody with a phone who writes down all that reaches them: answers, streams, and what the bot does in their chats. */
import type { Group, MadeCall, Person } from '../../../bot/playground/index.ts';
import type { AppCommand } from '../../../shared/wire/command.ts';
import type { Session } from '../../../shared/wire/session.ts';
import type { Shown, Sight } from '../../../shared/wire/sight.ts';
import { withForged } from '../evening/moves.ts';
import type { Got, Line, Sent } from './line.ts';
import { maskFor } from './masks.ts';

interface Note {
  readonly at: number;
  what: string;
}

export class Observer {
  readonly name: string;
  readonly person: Person;
  /** Which chats they look into besides their own. */
  readonly groups: readonly Group[];
  /** By each way on its own: what comes at one moment by two ways comes in no order. */
  readonly #notes = new Map<string, Note[]>();
  readonly #line: Line;
  readonly #now: () => number;
  readonly #mask = maskFor();
  readonly #closing: (() => void)[] = [];
  #word = '';
  #keys = 0;
  #calls = 0;

  constructor(name: string, person: Person, groups: readonly Group[], line: Line, now: () => number) {
    this.name = name;
    this.person = person;
    this.groups = groups;
    this.#line = line;
    this.#now = now;
  }

  #note(way: string, at: number, what: string): void {
    this.#notes.set(way, [...(this.#notes.get(way) ?? []), { at, what }]);
  }

  /** Into how many pieces the net has cut what came at one moment means nothing. */
  #hear(way: string, at: number, piece: string): void {
    const last = this.#notes.get(way)?.at(-1);
    if (last?.at === at) last.what += piece;
    else this.#note(way, at, piece);
  }

  /** All that was written down, with its moments. */
  get notes(): ReadonlyMap<string, readonly string[]> {
    const masked = ({ at, what }: Note) => `${at} ${this.#mask(what)}`;
    return new Map([...this.#notes].sort().map(([way, notes]) => [way, notes.map(masked)]));
  }

  async send(sent: Sent, word: string | null = this.#word): Promise<Got> {
    const headers = {
      ...(sent.body !== undefined && { 'content-type': 'application/json' }),
      ...(word !== null && { authorization: `Bearer ${word}` }),
      ...sent.headers,
    };
    const got = await this.#line.send({ ...sent, headers });
    const { status, headers: given, body } = got;
    // What Telegram signs is drawn by lot.
    const asked = sent.path === '/api/session' ? '' : (sent.body ?? '');
    this.#note('answers', this.#now(), [`${sent.method} ${sent.path} ${asked}`, status, body, ...given].join('\n'));
    return got;
  }

  async signIn(): Promise<void> {
    const body = JSON.stringify({ initData: this.person.initData(), device: `phone-of-${this.name}`.padEnd(16, '-') });
    const got = await this.send({ method: 'POST', path: '/api/session', body }, null);
    this.#word = (JSON.parse(got.body) as Session).token;
  }

  /** Null where there is nothing to see for them. */
  async look(game: string): Promise<Sight | null> {
    const { status, body } = await this.send({ method: 'GET', path: `/api/tables/${game}` });
    return status === 200 ? (JSON.parse(body) as Shown).sight : null;
  }

  /** Signed anew when it has grown old. */
  async renew(): Promise<void> {
    const got = await this.send({ method: 'POST', path: '/api/session/renew' });
    this.#word = (JSON.parse(got.body) as Session).token;
  }

  order(game: string, command: AppCommand): Promise<Got> {
    const key = `key-${String(this.#keys++).padStart(6, '0')}`;
    return this.send({ method: 'POST', path: `/api/tables/${game}`, body: JSON.stringify({ key, command }) });
  }

  async follow(path: string): Promise<void> {
    const way = `stream ${this.#closing.length}`;
    const sent = { method: 'GET', path, headers: { authorization: `Bearer ${this.#word}` } };
    this.#closing.push(await this.#line.follow(sent, (at, what) => this.#hear(way, at, what)));
  }

  /** A button that the last message of the bot might have: what a tampered app can press. */
  press(data: string): void {
    const post = this.person.direct.messages.findLast(({ from }) => from.is_bot);
    if (post) this.person.press(withForged(post, data), 'forged');
  }

  /** Of what the bot has done since the last time, what this person can see. */
  read(calls: readonly MadeCall[]): void {
    for (const call of calls.slice(this.#calls)) {
      const chat = this.#chatOf(call);
      if (chat !== null) this.#note(chat, call.at, asSeen(call));
    }
    this.#calls = calls.length;
  }

  /** What was written down so far is of no use any more; gives how much it was. */
  forget(): number {
    const written = [...this.#notes.values()].reduce((sum, notes) => sum + notes.length, 0);
    this.#notes.clear();
    return written;
  }

  close(): void {
    for (const close of this.#closing) close();
  }

  /** What the bot asks Telegram nobody sees. */
  #chatOf({ chatId, params, method }: MadeCall): string | null {
    const { id } = this.person;
    if (method.startsWith('get')) return null;
    const query = params.callback_query_id;
    if (typeof query === 'string') return query.startsWith(`${id}`) ? 'toasts' : null;
    if (chatId === id || Number(params.user_id) === id) return 'chat';
    return this.groups.some((group) => group.id === chatId) ? `group ${chatId}` : null;
  }
}

/** How often others have pressed is in the name of each press. */
function asSeen({ method, params, files, ok, description = '' }: MadeCall): string {
  const { callback_query_id: _, ...shown } = params;
  const uploads = files.map(({ name, bytes }) => `${name} ${bytes.toString('base64')}`);
  return [method, JSON.stringify(shown), ok, description, ...uploads].join('\n');
}
