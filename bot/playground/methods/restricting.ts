import type { User } from 'grammy/types';
import { botHasRight, isPresent, membershipOf, setMembership } from '../members.ts';
import { completePermissions, isEverything, PERMISSIONS } from '../permissions.ts';
import { put } from '../posting.ts';
import { badRequest } from '../refusal.ts';
import type { GroupRoom } from '../room.ts';
import { plain } from '../text/formatted.ts';
import { isObject, type Params } from '../wire/params.ts';
import { botUser, secondsNow, type World } from '../world.ts';
import { givenUser, supergroup, writableGroup } from './access.ts';
import type { Methods } from './method.ts';

const SHORTEST = 30;
const LONGEST = 366 * 24 * 60 * 60;

/** Too near and too far both mean forever. */
function givenUntil(world: World, params: Params): number {
  const until = params.integer('until_date') ?? 0;
  const away = until - secondsNow(world);
  return away < SHORTEST || away > LONGEST ? 0 : until;
}

function givenPermissions(params: Params) {
  const given = params.json('permissions', 'permissions');
  if (given === undefined) {
    params.fault('parameter "permissions" is missing');
    return completePermissions({}, false);
  }
  if (!isObject(given)) throw badRequest('object expected as permissions');
  for (const [name, value] of Object.entries(given)) {
    if (!PERMISSIONS.some((permission) => permission === name)) params.fault(`unknown permission "${name}"`);
    else if (typeof value !== 'boolean') {
      throw badRequest(`can't parse chat permissions: Field "${name}" must be of type Boolean`);
    }
  }
  return completePermissions(given, params.flag('use_independent_chat_permissions'));
}

/** Whom the bot may silence or send away: nobody above itself, and nobody at all without the right. */
function checkInReach(world: World, room: GroupRoom, user: User): void {
  const { status } = membershipOf(world, room, user.id);
  if (user.id === world.bot.id) throw badRequest("can't restrict self");
  if (status === 'creator') throw badRequest("can't remove chat owner");
  if (!botHasRight(world, room, 'can_restrict_members')) {
    throw badRequest('not enough rights to restrict/unrestrict chat member');
  }
  if (status === 'administrator') throw badRequest('user is an administrator of the chat');
}

export const restrictingMethods: Methods = {
  restrictChatMember: {
    parameters: ['chat_id', 'user_id', 'permissions', 'use_independent_chat_permissions', 'until_date'],
    run: (world, params) => {
      const permissions = givenPermissions(params);
      const room = supergroup(world, params);
      const user = givenUser(world, params);
      checkInReach(world, room, user);
      const isMember = isPresent(membershipOf(world, room, user.id));
      setMembership(
        world,
        room,
        botUser(world),
        user.id,
        isEverything(permissions)
          ? { status: isMember ? 'member' : 'left' }
          : { status: 'restricted', isMember, permissions, until: givenUntil(world, params) },
      );
      return true;
    },
  },
  setChatPermissions: {
    parameters: ['chat_id', 'permissions', 'use_independent_chat_permissions'],
    run: (world, params) => {
      const permissions = givenPermissions(params);
      const room = writableGroup(world, params, "can't change private chat permissions");
      if (!botHasRight(world, room, 'can_restrict_members')) {
        throw badRequest('not enough rights to change chat permissions');
      }
      room.permissions = permissions;
      return true;
    },
  },
  banChatMember: {
    parameters: ['chat_id', 'user_id', 'until_date', 'revoke_messages'],
    run: (world, params) => {
      const room = writableGroup(world, params, "can't ban members in private chats");
      const user = givenUser(world, params);
      checkInReach(world, room, user);
      const wasPresent = isPresent(membershipOf(world, room, user.id));
      const bot = botUser(world);
      setMembership(world, room, bot, user.id, { status: 'kicked', until: givenUntil(world, params) });
      if (wasPresent) put(world, room, bot, { content: plain(''), service: { left_chat_member: user } });
      return true;
    },
  },
  unbanChatMember: {
    parameters: ['chat_id', 'user_id', 'only_if_banned'],
    run: (world, params) => {
      const room = supergroup(world, params, 'method is available for supergroup and channel chats only');
      const user = givenUser(world, params);
      const { status } = membershipOf(world, room, user.id);
      if (params.flag('only_if_banned') && status !== 'kicked') return true;
      checkInReach(world, room, user);
      setMembership(world, room, botUser(world), user.id, { status: 'left' });
      return true;
    },
  },
};
