/** An emulated Telegram: it speaks the Bot API over HTTP, and people and groups in it are moved by hand. */
import { randomBytes } from 'node:crypto';
import type { BotCommand, UserFromGetMe } from 'grammy/types';
import type { Clock } from '../clock.ts';
import { isAppAddress } from './apps.ts';
import { Group } from './group.ts';
import { isAdmin, membershipOf } from './members.ts';
import type { Rights } from './permissions.ts';
import { Person } from './person.ts';
import { commandsFor } from './profile.ts';
import { newDirectRoom } from './room.ts';
import type { MadeCall, Trouble } from './trouble.ts';
import type { Redelivery } from './updates/redelivery.ts';
import { type Served, serve } from './wire/server.ts';
import { type Delivered, newWorld, type World } from './world.ts';

export type { OpenedApp } from './apps.ts';
export type { Somebody } from './group.ts';
export type { StoredPhoto } from './pictures.ts';
export type { InlineButton, Post as Message } from './post.ts';
export type { ButtonPress, PressAnswer } from './press.ts';
export { addressAt, isForUs } from './wire/own-names.ts';
export type { Delivered, Group, MadeCall, Person, Redelivery, Trouble };

export interface TelegramOptions {
  readonly clock: Clock;
  /** The time of the world outside, where `clock` is another: apps are opened by it. */
  readonly wall?: Clock;
  readonly token?: string;
  readonly username?: string;
  readonly port?: number;
  /** Whether the bot may send only so many messages. */
  readonly limits?: 'strict' | 'off';
  /** Telegram's test servers take apps without TLS, and this one those on the same machine. */
  readonly isTestServer?: boolean;
}

export interface PersonOptions {
  readonly firstName: string;
  readonly lastName?: string;
  readonly username?: string;
  readonly languageCode?: string;
}

export interface GroupOptions {
  readonly title: string;
  readonly creator: Person;
  readonly members?: readonly Person[];
  readonly kind?: 'group' | 'supergroup';
  readonly bot?: 'absent' | 'member' | Partial<Rights>;
}

const BOT = 7_000_000_001;
const FIRST_PERSON = 5_000_000_001;

/** Whoever knew it could sign in as anybody. */
const newToken = (): string => `${BOT}:AAH${randomBytes(24).toString('base64url')}`;

export async function startTelegram({
  clock,
  wall = clock,
  token = newToken(),
  username = 'omerta_bot',
  port = 0,
  limits = 'strict',
  isTestServer = false,
}: TelegramOptions): Promise<Telegram> {
  const world = newWorld({ clock, wall, token, username, isStrict: limits === 'strict', isTestServer });
  const telegram: { current?: Telegram } = {};
  const served = await serve(world, port, (call) => telegram.current?.troubleOf(call) ?? null);
  telegram.current = new Telegram(world, served);
  return telegram.current;
}

export class Telegram {
  readonly people: Person[] = [];
  readonly groups: Group[] = [];
  /** Asked before each call what goes wrong with it. */
  trouble: ((call: MadeCall) => Trouble | null) | null = null;
  /** Whether `trouble` is asked about `getUpdates` too. */
  troublesPolls = false;
  readonly #world: World;
  readonly #served: Served;

  constructor(world: World, served: Served) {
    this.#world = world;
    this.#served = served;
  }

  /** What the bot takes for `https://api.telegram.org`. */
  get root(): string {
    return this.#served.root;
  }

  get token(): string {
    return this.#world.token;
  }

  get bot(): UserFromGetMe {
    return this.#world.bot;
  }

  /** The bot's main Mini App: what BotFather was told, or null. Links with `startapp` open it. */
  get mainApp(): string | null {
    return this.#world.profile.mainApp;
  }

  set mainApp(url: string | null) {
    if (url !== null && !isAppAddress(this.#world, url)) throw new Error(`BotFather takes no ${url}`);
    this.#world.profile.mainApp = url;
  }

  /** Every call of the Bot API, in order of arrival. */
  get calls(): readonly MadeCall[] {
    return this.#world.calls;
  }

  /** Everything that anybody ever got to see, in order. */
  get delivered(): readonly Delivered[] {
    return this.#world.delivered;
  }

  /** Tells of each delivery when it has happened. What it gives back ends that. */
  whenDelivered(hear: (delivered: Delivered) => void): () => void {
    this.#world.hearers.add(hear);
    return () => this.#world.hearers.delete(hear);
  }

  /** What a well-behaved bot would not have done. */
  get faults(): readonly string[] {
    return this.#world.faults;
  }

  get redelivery(): Redelivery | null {
    return this.#world.queue.redelivery;
  }

  set redelivery(redelivery: Redelivery | null) {
    this.#world.queue.redelivery = redelivery;
  }

  person({ firstName, lastName, username, languageCode }: PersonOptions): Person {
    const user = {
      id: FIRST_PERSON + this.people.length,
      is_bot: false,
      first_name: firstName,
      ...(lastName && { last_name: lastName }),
      ...(username && { username }),
      ...(languageCode && { language_code: languageCode }),
    };
    const room = newDirectRoom(user);
    this.#world.users.set(user.id, user);
    this.#world.rooms.set(room.id, room);
    const person = new Person(this.#world, user, room);
    this.people.push(person);
    return person;
  }

  group({ title, creator, members = [], kind = 'supergroup', bot = 'member' }: GroupOptions): Group {
    const group = new Group(this.#world, title, kind, creator.user, members);
    this.groups.push(group);
    if (bot === 'member') group.addBot();
    else if (bot !== 'absent') group.addBot(bot);
    return group;
  }

  /** What the menu of this person's app offers in a chat. */
  commandsFor({ id, user }: Person, where: Group | 'bot'): readonly BotCommand[] {
    const room = where === 'bot' ? null : where.room;
    return commandsFor(this.#world.profile, {
      userId: id,
      chatId: room?.id ?? id,
      isPrivate: room === null,
      isAdmin: room !== null && isAdmin(membershipOf(this.#world, room, id)),
      language: user.language_code?.slice(0, 2) ?? '',
    });
  }

  troubleOf(call: MadeCall): Trouble | null {
    return call.method === 'getUpdates' && !this.troublesPolls ? null : (this.trouble?.(call) ?? null);
  }

  /** Whether nothing is under way: no request but a waiting poll, no update that the bot has not confirmed. */
  isQuiet(): boolean {
    return this.#world.queue.isQuiet && this.#served.busy() === (this.#world.polls.isParked ? 1 : 0);
  }

  async stop(): Promise<void> {
    this.#world.webhook.set(null);
    await this.#served.stop();
  }
}
