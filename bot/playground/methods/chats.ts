import type { ChatFullInfo } from 'grammy/types';
import { botMembership, chatMember, isAdmin, membershipOf, presentIn, setMembership } from '../members.ts';
import { messageOf } from '../messages.ts';
import { put } from '../posting.ts';
import { badRequest } from '../refusal.ts';
import { chatOf } from '../room.ts';
import { plain } from '../text/formatted.ts';
import { botUser, userOf } from '../world.ts';
import { givenUser, readableRoom, writableRoom } from './access.ts';
import type { Methods } from './method.ts';

const GIFTS = {
  unlimited_gifts: false,
  limited_gifts: false,
  unique_gifts: false,
  premium_subscription: false,
  gifts_from_channels: false,
};

export const chatMethods: Methods = {
  getChat: {
    parameters: ['chat_id'],
    run: (world, params) => {
      const room = readableRoom(world, params);
      const pinned = room.posts.get(room.pins.at(-1) ?? 0);
      return {
        ...chatOf(room),
        accent_color_id: 0,
        max_reaction_count: 11,
        accepted_gift_types: GIFTS,
        ...(room.kind !== 'private' && { permissions: room.permissions }),
        ...(pinned && { pinned_message: messageOf(pinned, false) }),
      } as ChatFullInfo;
    },
  },
  getChatMember: {
    parameters: ['chat_id', 'user_id'],
    run: (world, params) => {
      const user = givenUser(world, params);
      const room = writableRoom(world, params);
      if (room.kind !== 'private') return chatMember(user, membershipOf(world, room, user.id));
      const isInside = user.id === room.id || user.id === world.bot.id;
      return chatMember(user, { status: isInside ? 'member' : 'left' });
    },
  },
  getChatAdministrators: {
    parameters: ['chat_id', 'return_bots'],
    run: (world, params) => {
      const room = writableRoom(world, params);
      if (room.kind === 'private') throw badRequest('there are no administrators in the private chat');
      return presentIn(world, room)
        .map((userId) => [userOf(world, userId)!, membershipOf(world, room, userId)] as const)
        .filter(([, membership]) => isAdmin(membership))
        .map(([user, membership]) => chatMember(user, membership));
    },
  },
  getChatMemberCount: {
    parameters: ['chat_id'],
    run: (world, params) => {
      const room = writableRoom(world, params);
      return room.kind === 'private' ? 2 : presentIn(world, room).length;
    },
  },
  leaveChat: {
    parameters: ['chat_id'],
    run: (world, params) => {
      const room = writableRoom(world, params);
      if (room.kind === 'private') throw badRequest("chat member status can't be changed in private chats");
      const bot = botUser(world);
      if (botMembership(world, room).status !== 'left') {
        put(world, room, bot, { content: plain(''), service: { left_chat_member: bot } });
        setMembership(world, room, bot, bot.id, { status: 'left' });
      }
      return true;
    },
  },
};
