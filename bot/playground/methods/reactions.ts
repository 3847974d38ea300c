import { botHasRight } from '../members.ts';
import { REACTIONS } from '../reactions.ts';
import { badRequest } from '../refusal.ts';
import { isObject, type Params } from '../wire/params.ts';
import type { World } from '../world.ts';
import { givenUser, postIn, readableRoom, writableGroup } from './access.ts';
import type { Methods } from './method.ts';

function givenReaction(params: Params): string | null {
  const given = params.json('reaction', 'reaction types') ?? [];
  if (!Array.isArray(given)) throw badRequest('expected an Array of ReactionType');
  const [first] = given;
  if (given.length > 1) throw badRequest('REACTIONS_TOO_MANY');
  if (first === undefined) return null;
  if (!isObject(first)) throw badRequest("can't parse ReactionType: expected an Object");
  if (first.type !== 'emoji') throw badRequest("can't parse ReactionType: invalid reaction type specified");
  if (!REACTIONS.includes(String(first.emoji))) throw badRequest('REACTION_INVALID');
  return String(first.emoji);
}

function groupToClean(world: World, params: Params) {
  const room = writableGroup(world, params, 'method is available only for groups and supergroups');
  if (!botHasRight(world, room, 'can_delete_messages')) throw badRequest('CHAT_ADMIN_REQUIRED');
  return room;
}

export const reactionMethods: Methods = {
  setMessageReaction: {
    parameters: ['chat_id', 'message_id', 'reaction', 'is_big'],
    run: (world, params) => {
      const emoji = givenReaction(params);
      const post = postIn(readableRoom(world, params), params, 'message to react');
      if (emoji === null) post.reactions.delete(world.bot.id);
      else post.reactions.set(world.bot.id, emoji);
      return true;
    },
  },
  deleteMessageReaction: {
    parameters: ['chat_id', 'message_id', 'user_id'],
    run: (world, params) => {
      const post = postIn(groupToClean(world, params), params, 'message to delete reactions');
      post.reactions.delete(givenUser(world, params).id);
      return true;
    },
  },
  deleteAllMessageReactions: {
    parameters: ['chat_id', 'user_id'],
    run: (world, params) => {
      const room = groupToClean(world, params);
      const { id } = givenUser(world, params);
      for (const post of room.posts.values()) post.reactions.delete(id);
      return true;
    },
  },
};
