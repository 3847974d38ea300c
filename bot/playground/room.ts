import type { Chat, User } from 'grammy/types';
import type { Permissions, Rights } from './permissions.ts';
import type { Post } from './post.ts';

/** `until` is Unix time, and 0 means forever. */
export type Membership =
  | { readonly status: 'creator' | 'member' | 'left' }
  | { readonly status: 'administrator'; readonly rights: Rights }
  | {
      readonly status: 'restricted';
      readonly isMember: boolean;
      readonly permissions: Permissions;
      readonly until: number;
    }
  | { readonly status: 'kicked'; readonly until: number };

interface Wall {
  readonly id: number;
  /** Every message ever, deleted ones too, by number. */
  readonly posts: Map<number, Post>;
  /** Numbers of pinned messages, the latest last. */
  pins: number[];
}

/** The chat of one person with the bot. */
export interface DirectRoom extends Wall {
  readonly kind: 'private';
  readonly user: User;
  /** Whether the person has ever pressed Start. */
  isOpen: boolean;
  isBlocked: boolean;
}

export interface GroupRoom extends Wall {
  readonly kind: 'group' | 'supergroup';
  readonly title: string;
  readonly members: Map<number, Membership>;
  permissions: Permissions;
  /** The supergroup that a basic group has become. */
  migratedTo: number | null;
}

export type ChatRoom = DirectRoom | GroupRoom;

export function chatOf(room: ChatRoom): Chat.PrivateChat | Chat.GroupChat | Chat.SupergroupChat {
  if (room.kind !== 'private') return { id: room.id, type: room.kind, title: room.title };
  const { first_name, last_name, username } = room.user;
  return { id: room.id, type: 'private', first_name, ...(last_name && { last_name }), ...(username && { username }) };
}

export const newDirectRoom = (user: User): DirectRoom => ({
  kind: 'private',
  id: user.id,
  user,
  posts: new Map(),
  pins: [],
  isOpen: false,
  isBlocked: false,
});

export const visiblePosts = (room: ChatRoom): readonly Post[] =>
  [...room.posts.values()].filter((post) => !post.isDeleted);
