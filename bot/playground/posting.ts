import type { Message, Update, User } from 'grammy/types';
import { botMembership, isAdmin, isPresent } from './members.ts';
import { messageOf } from './messages.ts';
import { buttonsOf, type MessageDraft, Post } from './post.ts';
import type { ChatRoom } from './room.ts';
import { type Delivered, secondsNow, type World } from './world.ts';

const record = (world: World, post: Post, what: Delivered['what']): void => {
  const delivered: Delivered = {
    at: world.clock.now(),
    chatId: post.room.id,
    messageId: post.id,
    fromId: post.from.id,
    what,
    text: post.draft.content.text,
    entities: post.draft.content.entities,
    buttons: buttonsOf(post.draft.markup),
  };
  world.delivered.push(delivered);
  for (const hear of world.hearers) hear(delivered);
};

/** Puts a message into a chat, and before the bot's eyes if it may see it. */
export function put(world: World, room: ChatRoom, from: User, draft: MessageDraft): Post {
  const post = new Post(room.posts.size + 1, room, from, secondsNow(world), draft);
  room.posts.set(post.id, post);
  record(world, post, 'post');
  if (isSeenByBot(world, post)) {
    if (from.id !== world.bot.id) world.seen.add(from.id);
    world.queue.push('message', room.id, messageOf(post) as Message & Update.NonChannel);
  }
  return post;
}

export function change(world: World, post: Post, draft: MessageDraft): void {
  post.draft = draft;
  post.editDate = secondsNow(world);
  record(world, post, 'edit');
}

export function remove(world: World, post: Post): void {
  post.isDeleted = true;
  post.room.pins = post.room.pins.filter((pin) => pin !== post.id);
  record(world, post, 'delete');
}

/** Privacy mode: in a group a bot without rights sees only what is meant for it, and what nobody wrote. */
function isSeenByBot(world: World, post: Post): boolean {
  const { room, from, service } = post;
  if (from.id === world.bot.id) return service !== undefined && 'pinned_message' in service;
  if (room.kind === 'private') return true;
  const membership = botMembership(world, room);
  if (!isPresent(membership)) return false;
  if (service || post.draft.viaBot || isAdmin(membership)) return true;
  if (post.replyTo?.from.id === world.bot.id) return true;
  const command = post.entities.find(({ type, offset }) => type === 'bot_command' && offset === 0);
  if (!command) return false;
  const addressee = post.text.slice(0, command.length).split('@')[1];
  return addressee === undefined || addressee.toLowerCase() === world.bot.username.toLowerCase();
}
