import { readInlineMarkup } from '../keyboard.ts';
import { messageOf } from '../messages.ts';
import type { Draft, Post } from '../post.ts';
import { change } from '../posting.ts';
import { badRequest } from '../refusal.ts';
import type { Params } from '../wire/params.ts';
import type { World } from '../world.ts';
import { checkOpen, postIn, writableRoom } from './access.ts';
import type { Methods } from './method.ts';
import { givenPreview, messageCaption, messageText } from './sending.ts';

const WHICH = ['chat_id', 'message_id', 'reply_markup'];

function editable(world: World, params: Params): Post {
  if (!params.has('chat_id') && !params.has('message_id')) throw badRequest('message identifier is not specified');
  const room = writableRoom(world, params);
  const post = postIn(room, params, 'message to edit');
  if (post.from.id !== world.bot.id || post.service || post.draft.hasReplyKeyboard) {
    throw badRequest("message can't be edited");
  }
  if (room.kind === 'private') checkOpen(room);
  return post;
}

const looks = ({ content, markup, isCaptionAbove, linkPreview }: Draft) =>
  JSON.stringify([content.text, content.entities, markup ?? null, isCaptionAbove ?? false, linkPreview ?? null]);

/** Buttons that an edit does not repeat are gone. */
function edit(world: World, params: Params, post: Post, changes: Partial<Draft>) {
  const draft = { ...post.draft, ...changes, markup: readInlineMarkup(world, params, post.room) };
  world.limits.spend(post.room);
  if (looks(draft) === looks(post.draft)) {
    throw badRequest(
      'message is not modified: specified new message content and reply markup are exactly the same ' +
        'as a current content and reply markup of the message',
    );
  }
  change(world, post, draft);
  return messageOf(post);
}

export const editingMethods: Methods = {
  editMessageText: {
    parameters: [...WHICH, 'text', 'parse_mode', 'entities', 'link_preview_options'],
    run: (world, params) => {
      const content = messageText(world, params, 'MESSAGE_TOO_LONG');
      const post = editable(world, params);
      if (post.photo) throw badRequest('there is no text in the message to edit');
      return edit(world, params, post, { content, linkPreview: givenPreview(params) });
    },
  },
  editMessageCaption: {
    parameters: [...WHICH, 'caption', 'parse_mode', 'caption_entities', 'show_caption_above_media'],
    run: (world, params) => {
      const content = messageCaption(world, params);
      const post = editable(world, params);
      if (!post.photo) throw badRequest('there is no caption in the message to edit');
      return edit(world, params, post, { content, isCaptionAbove: params.flag('show_caption_above_media') });
    },
  },
  editMessageReplyMarkup: {
    parameters: WHICH,
    run: (world, params) => edit(world, params, editable(world, params), {}),
  },
};
