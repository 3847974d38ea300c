import type { ChatMember, User } from 'grammy/types';
import type { Permission, Rights } from './permissions.ts';
import { chatOf, type DirectRoom, type GroupRoom, type Membership } from './room.ts';
import { secondsNow, userOf, type World } from './world.ts';

const LEFT: Membership = { status: 'left' };

/** How somebody stands in a group now: what was for a time ends by itself. */
export function membershipOf(world: World, room: GroupRoom, userId: number): Membership {
  const kept = room.members.get(userId) ?? LEFT;
  const isOver = 'until' in kept && kept.until !== 0 && kept.until <= secondsNow(world);
  if (!isOver) return kept;
  return kept.status === 'restricted' && kept.isMember ? { status: 'member' } : LEFT;
}

export const isPresent = (membership: Membership): boolean =>
  membership.status === 'restricted' ? membership.isMember : !['left', 'kicked'].includes(membership.status);

export const isAdmin = ({ status }: Membership): boolean => status === 'creator' || status === 'administrator';

export const botMembership = (world: World, room: GroupRoom): Membership => membershipOf(world, room, world.bot.id);

export function botHasRight(world: World, room: GroupRoom, right: keyof Rights): boolean {
  const membership = botMembership(world, room);
  return membership.status === 'administrator' && membership.rights[right] === true;
}

/** Whether a member may do what an administrator always may. */
export function isAllowed(world: World, room: GroupRoom, userId: number, permission: Permission): boolean {
  const membership = membershipOf(world, room, userId);
  if (isAdmin(membership)) return true;
  if (!isPresent(membership) || !room.permissions[permission]) return false;
  return membership.status !== 'restricted' || membership.permissions[permission];
}

export const presentIn = (world: World, room: GroupRoom): readonly number[] =>
  [...room.members.keys()].filter((userId) => isPresent(membershipOf(world, room, userId)));

export function chatMember(user: User, membership: Membership): ChatMember {
  switch (membership.status) {
    case 'creator':
      return { status: 'creator', user, is_anonymous: false };
    case 'administrator':
      return { status: 'administrator', user, can_be_edited: false, ...membership.rights };
    case 'restricted':
      return {
        status: 'restricted',
        user,
        is_member: membership.isMember,
        until_date: membership.until,
        ...membership.permissions,
      };
    case 'kicked':
      return { status: 'kicked', user, until_date: membership.until };
    default:
      return { status: membership.status, user };
  }
}

/** Changes how somebody stands in a group and tells the bot, as far as it may know. */
export function setMembership(world: World, room: GroupRoom, by: User, userId: number, next: Membership): void {
  const before = membershipOf(world, room, userId);
  const botBefore = botMembership(world, room);
  room.members.set(userId, next);
  const user = userOf(world, userId)!;
  const change = {
    chat: chatOf(room),
    from: by,
    date: secondsNow(world),
    old_chat_member: chatMember(user, before),
    new_chat_member: chatMember(user, next),
  };
  if (userId === world.bot.id) world.queue.push('my_chat_member', room.id, change);
  else if (isAdmin(botBefore)) world.queue.push('chat_member', room.id, change);
}

/** In a direct chat the bot is a member until it is blocked. */
export function setBlocked(world: World, room: DirectRoom, isBlocked: boolean): void {
  room.isBlocked = isBlocked;
  const bot = userOf(world, world.bot.id)!;
  const [open, blocked] = [chatMember(bot, { status: 'member' }), chatMember(bot, { status: 'kicked', until: 0 })];
  world.queue.push('my_chat_member', room.id, {
    chat: chatOf(room),
    from: room.user,
    date: secondsNow(world),
    old_chat_member: isBlocked ? open : blocked,
    new_chat_member: isBlocked ? blocked : open,
  });
}
