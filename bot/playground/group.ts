import type { Message, User } from 'grammy/types';
import { botMembership, isPresent, membershipOf, setMembership } from './members.ts';
import { completeRights, type Rights, usualPermissions } from './permissions.ts';
import type { Post } from './post.ts';
import { put } from './posting.ts';
import { type GroupRoom, type Membership, visiblePosts } from './room.ts';
import { plain } from './text/formatted.ts';
import { botUser, groupRooms, type World } from './world.ts';

/** Whoever can be a member: a person, or the bot's user. */
export interface Somebody {
  readonly id: number;
}

/** A group, as its owner handles it. */
export class Group {
  readonly #world: World;
  readonly #creator: User;
  #room: GroupRoom;

  constructor(world: World, title: string, kind: GroupRoom['kind'], creator: User, members: readonly Somebody[]) {
    this.#world = world;
    this.#creator = creator;
    const standing = new Map<number, Membership>([[creator.id, { status: 'creator' }]]);
    for (const { id } of members) if (id !== creator.id) standing.set(id, { status: 'member' });
    this.#room = openRoom(world, title, kind, standing);
  }

  get id(): number {
    return this.#room.id;
  }

  get title(): string {
    return this.#room.title;
  }

  /** Behind the scenes. */
  get room(): GroupRoom {
    return this.#room;
  }

  /** What members see, in order. */
  get messages(): readonly Post[] {
    return visiblePosts(this.#room);
  }

  standingOf({ id }: Somebody): Membership {
    return membershipOf(this.#world, this.#room, id);
  }

  /** Puts a message into the group that nobody wrote. */
  announce(from: User, service: Partial<Message>): void {
    put(this.#world, this.#room, from, { content: plain(''), service });
  }

  addBot(rights?: Partial<Rights>): void {
    const bot = botUser(this.#world);
    if (isPresent(botMembership(this.#world, this.#room))) throw new Error(`the bot is already in "${this.title}"`);
    this.#set(bot.id, rights ? { status: 'administrator', rights: completeRights(rights) } : { status: 'member' });
    this.announce(this.#creator, { new_chat_members: [bot] });
  }

  removeBot(): void {
    const bot = botUser(this.#world);
    if (!isPresent(botMembership(this.#world, this.#room))) throw new Error(`the bot is not in "${this.title}"`);
    this.#set(bot.id, { status: 'kicked', until: 0 });
    this.announce(this.#creator, { left_chat_member: bot });
  }

  promote(whom: Somebody, rights: Partial<Rights>): void {
    const { status } = this.standingOf(whom);
    if (!isPresent(this.standingOf(whom)) || status === 'creator')
      throw new Error(`cannot promote ${whom.id}: ${status}`);
    this.#set(whom.id, { status: 'administrator', rights: completeRights(rights) });
  }

  demote(whom: Somebody): void {
    const { status } = this.standingOf(whom);
    if (status !== 'administrator') throw new Error(`cannot demote ${whom.id}: ${status}`);
    this.#set(whom.id, { status: 'member' });
  }

  /** A basic group becomes a supergroup: the same people under a new id, and the old messages out of reach. */
  migrate(): void {
    const old = this.#room;
    if (old.kind !== 'group' || old.migratedTo !== null) throw new Error(`"${this.title}" is a supergroup already`);
    const room = openRoom(this.#world, old.title, 'supergroup', new Map(old.members));
    room.permissions = old.permissions;
    this.announce(this.#creator, { migrate_to_chat_id: room.id });
    old.migratedTo = room.id;
    this.#room = room;
    this.announce(this.#creator, { migrate_from_chat_id: old.id });
  }

  #set(id: number, next: Membership): void {
    setMembership(this.#world, this.#room, this.#creator, id, next);
  }
}

function openRoom(world: World, title: string, kind: GroupRoom['kind'], members: Map<number, Membership>): GroupRoom {
  const number = groupRooms(world).length + 1;
  const room: GroupRoom = {
    kind,
    id: kind === 'group' ? -(4_000_000 + number) : -(1_002_000_000_000 + number),
    title,
    posts: new Map(),
    pins: [],
    members,
    permissions: usualPermissions,
    migratedTo: null,
  };
  world.rooms.set(room.id, room);
  return room;
}
