import type { MessageEntity, User, UserFromGetMe } from 'grammy/types';
import type { Clock } from '../clock.ts';
import { TelegramLimits } from './limits.ts';
import type { StoredPhoto } from './pictures.ts';
import type { InlineButton, MessageDraft } from './post.ts';
import type { ButtonPress } from './press.ts';
import { newProfile, type Profile } from './profile.ts';
import type { ChatRoom, GroupRoom } from './room.ts';
import type { MadeCall } from './trouble.ts';
import { Polls } from './updates/polls.ts';
import { UpdateQueue } from './updates/queue.ts';
import { Webhook } from './updates/webhook.ts';

/** Something that became visible to somebody. */
export interface Delivered {
  readonly at: number;
  readonly chatId: number;
  readonly messageId: number;
  readonly fromId: number;
  readonly what: 'post' | 'edit' | 'delete';
  /** The caption, if it is a picture. */
  readonly text: string;
  readonly entities: readonly MessageEntity[];
  readonly buttons: readonly (readonly InlineButton[])[];
}

/** A message that somebody may send from the app, for as long as it is kept. */
export interface PreparedMessage {
  readonly person: number;
  readonly draft: MessageDraft;
  /** Unix time. */
  readonly expires: number;
  readonly mayGoToGroups: boolean;
}

/** All that Telegram knows. It outlives the bot's process. */
export interface World {
  readonly clock: Clock;
  /** By which apps are opened. */
  readonly wall: Clock;
  readonly token: string;
  readonly bot: UserFromGetMe;
  /** Telegram's test servers take apps without TLS; here, as far as they are on this machine. */
  readonly isTestServer: boolean;
  readonly users: Map<number, User>;
  readonly rooms: Map<number, ChatRoom>;
  /** Who has ever shown up before the bot. */
  readonly seen: Set<number>;
  readonly presses: Map<string, ButtonPress>;
  readonly pictures: Map<string, StoredPhoto>;
  readonly prepared: Map<string, PreparedMessage>;
  readonly profile: Profile;
  readonly queue: UpdateQueue;
  readonly polls: Polls;
  readonly webhook: Webhook;
  readonly limits: TelegramLimits;
  readonly calls: MadeCall[];
  readonly delivered: Delivered[];
  /** Told of each delivery when it has happened. */
  readonly hearers: Set<(delivered: Delivered) => void>;
  readonly faults: string[];
}

export interface WorldOptions {
  readonly clock: Clock;
  readonly wall: Clock;
  readonly token: string;
  readonly username: string;
  readonly isStrict: boolean;
  readonly isTestServer: boolean;
}

export function newWorld({ clock, wall, token, username, isStrict, isTestServer }: WorldOptions): World {
  const faults: string[] = [];
  const queue = new UpdateQueue(clock);
  return {
    clock,
    wall,
    token,
    bot: {
      id: Number(token.split(':')[0]),
      is_bot: true,
      first_name: 'Omerta',
      username,
      can_join_groups: true,
      can_read_all_group_messages: false,
      supports_guest_queries: false,
      supports_inline_queries: false,
      can_connect_to_business: false,
      has_main_web_app: false,
      has_topics_enabled: false,
      allows_users_to_create_topics: false,
      can_manage_bots: false,
      supports_join_request_queries: false,
    },
    isTestServer,
    users: new Map(),
    rooms: new Map(),
    seen: new Set(),
    presses: new Map(),
    pictures: new Map(),
    prepared: new Map(),
    profile: newProfile(),
    queue,
    polls: new Polls(queue, clock),
    webhook: new Webhook(queue, clock),
    limits: new TelegramLimits(clock, isStrict, (what) => faults.push(what)),
    calls: [],
    delivered: [],
    hearers: new Set(),
    faults,
  };
}

/** Unix time. */
export const secondsNow = (world: World): number => Math.floor(world.clock.now() / 1000);

/** The bot as others see it. */
export const botUser = ({ bot: { id, first_name, username } }: World): User => ({
  id,
  is_bot: true,
  first_name,
  username,
});

export const userOf = (world: World, id: number): User | undefined =>
  id === world.bot.id ? botUser(world) : world.users.get(id);

export const groupRooms = (world: World): readonly GroupRoom[] =>
  [...world.rooms.values()].filter((room) => room.kind !== 'private');
