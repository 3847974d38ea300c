import { botHasRight, isAdmin, isAllowed, membershipOf } from '../members.ts';
import { messageOf } from '../messages.ts';
import { put } from '../posting.ts';
import { badRequest } from '../refusal.ts';
import type { ChatRoom } from '../room.ts';
import { plain } from '../text/formatted.ts';
import { botUser, type World } from '../world.ts';
import { postIn, writableRoom } from './access.ts';
import type { Methods } from './method.ts';

function checkMayPin(world: World, room: ChatRoom): void {
  if (room.kind === 'private') return;
  const mayPin = isAdmin(membershipOf(world, room, world.bot.id))
    ? botHasRight(world, room, 'can_pin_messages')
    : isAllowed(world, room, world.bot.id, 'can_pin_messages');
  if (!mayPin) throw badRequest('not enough rights to manage pinned messages in the chat');
}

export const pinningMethods: Methods = {
  pinChatMessage: {
    parameters: ['chat_id', 'message_id', 'disable_notification'],
    run: (world, params) => {
      const room = writableRoom(world, params);
      const post = postIn(room, params, 'message to pin');
      checkMayPin(world, room);
      if (post.service) throw badRequest("message can't be pinned");
      room.pins = [...room.pins.filter((pin) => pin !== post.id), post.id];
      put(world, room, botUser(world), { content: plain(''), service: { pinned_message: messageOf(post, false) } });
      return true;
    },
  },
  unpinChatMessage: {
    parameters: ['chat_id', 'message_id'],
    run: (world, params) => {
      const room = writableRoom(world, params);
      checkMayPin(world, room);
      const id = params.has('message_id') ? postIn(room, params, 'message to unpin').id : Math.max(...room.pins);
      if (!room.pins.includes(id)) throw badRequest('message to unpin not found');
      room.pins = room.pins.filter((pin) => pin !== id);
      return true;
    },
  },
};
