import { botHasRight } from '../members.ts';
import type { Post } from '../post.ts';
import { remove } from '../posting.ts';
import { badRequest } from '../refusal.ts';
import { secondsNow, type World } from '../world.ts';
import { postIn, writableRoom } from './access.ts';
import type { Methods } from './method.ts';

const DELETABLE_FOR = 48 * 60 * 60;

function checkDeletable(world: World, post: Post): void {
  const { room } = post;
  const isOwn = post.from.id === world.bot.id;
  const isInReach = isOwn || room.kind === 'private' || botHasRight(world, room, 'can_delete_messages');
  if (!isInReach || secondsNow(world) - post.date >= DELETABLE_FOR) throw badRequest("message can't be deleted");
}

export const deletingMethods: Methods = {
  deleteMessage: {
    parameters: ['chat_id', 'message_id'],
    run: (world, params) => {
      if (!params.has('chat_id')) throw badRequest('chat identifier is not specified');
      if (!params.integer('message_id')) throw badRequest('message identifier is not specified');
      const post = postIn(writableRoom(world, params), params, 'message to delete');
      checkDeletable(world, post);
      remove(world, post);
      return true;
    },
  },
  deleteMessages: {
    parameters: ['chat_id', 'message_ids'],
    run: (world, params) => {
      const ids = params.json('message_ids', 'message_ids');
      if (ids === undefined) throw badRequest('message identifiers are not specified');
      if (!Array.isArray(ids)) throw badRequest('expected an Array of message identifiers');
      if (ids.length === 0) throw badRequest('message identifiers are not specified');
      if (ids.length > 100) throw badRequest('too many message identifiers specified');
      if (ids.some((id) => !Number.isInteger(Number(id)))) throw badRequest('message identifier must be a Number');
      const room = writableRoom(world, params);
      const posts = ids.flatMap((id) => room.posts.get(Number(id)) ?? []).filter(({ isDeleted }) => !isDeleted);
      for (const post of posts) checkDeletable(world, post);
      for (const post of posts) remove(world, post);
      return true;
    },
  },
};
