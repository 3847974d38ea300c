import type { User } from 'grammy/types';
import { botMembership, isPresent, membershipOf } from '../members.ts';
import type { Post } from '../post.ts';
import { badRequest, forbidden } from '../refusal.ts';
import type { ChatRoom, DirectRoom, GroupRoom } from '../room.ts';
import type { Params } from '../wire/params.ts';
import { groupRooms, userOf, type World } from '../world.ts';

/** The bot knows whom it has met, and everybody in its groups. */
const isKnown = (world: World, userId: number): boolean =>
  world.seen.has(userId) ||
  groupRooms(world).some(
    (room) => isPresent(botMembership(world, room)) && isPresent(membershipOf(world, room, userId)),
  );

/** The chat of `chat_id`, if the bot can at least look into it. */
export function readableRoom(world: World, params: Params): ChatRoom {
  if (!params.has('chat_id')) throw badRequest('chat_id is empty');
  return roomOf(world, String(params.fields.chat_id));
}

export function roomOf(world: World, chatId: string): ChatRoom {
  const room = world.rooms.get(Number(chatId));
  if (!room) throw badRequest('chat not found');
  if (room.kind === 'private') {
    if (!isKnown(world, room.id)) throw badRequest('chat not found');
    return room;
  }
  const { status } = botMembership(world, room);
  if (!room.members.has(world.bot.id)) throw badRequest('chat not found');
  if (room.kind === 'supergroup') checkPresence(room, status);
  return room;
}

function checkPresence(room: GroupRoom, status: string): void {
  if (status === 'kicked') throw forbidden(`bot was kicked from the ${room.kind} chat`);
  if (status === 'left') throw forbidden(`bot is not a member of the ${room.kind} chat`);
}

/** The chat of `chat_id`, if the bot is still in it. */
export function writableRoom(world: World, params: Params): ChatRoom {
  const room = readableRoom(world, params);
  if (room.kind === 'private') return room;
  if (room.migratedTo !== null) {
    throw badRequest('group chat was upgraded to a supergroup chat', { migrate_to_chat_id: room.migratedTo });
  }
  checkPresence(room, botMembership(world, room).status);
  return room;
}

export function checkOpen(room: DirectRoom): void {
  if (!room.isOpen) throw forbidden("bot can't initiate conversation with a user");
  if (room.isBlocked) throw forbidden('bot was blocked by the user');
}

export function writableGroup(world: World, params: Params, ifPrivate: string): GroupRoom {
  const room = writableRoom(world, params);
  if (room.kind === 'private') throw badRequest(ifPrivate);
  return room;
}

export function supergroup(
  world: World,
  params: Params,
  ifNot = 'method is available only for supergroups',
): GroupRoom {
  const room = writableGroup(world, params, ifNot);
  if (room.kind !== 'supergroup') throw badRequest(ifNot);
  return room;
}

/** The message of `message_id` in this chat. `what` is the role it has in the method's own words. */
export function postIn(room: ChatRoom, params: Params, what: string): Post {
  const id = params.integer('message_id') ?? 0;
  const post = room.posts.get(id);
  if (!post || post.isDeleted) throw badRequest(`${what} not found`);
  return post;
}

export function givenUser(world: World, params: Params): User {
  const id = params.integer('user_id');
  if (id === null || id <= 0) throw badRequest('invalid user_id specified');
  const user = userOf(world, id);
  if (!user) throw badRequest('PARTICIPANT_ID_INVALID');
  return user;
}
