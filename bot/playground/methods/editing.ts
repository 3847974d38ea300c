import { readInlineMarkup } from '../keyboard.ts';
import { isAllowed } from '../members.ts';
import { messageOf } from '../messages.ts';
import type { MessageDraft, Post } from '../post.ts';
import { change } from '../posting.ts';
import { badRequest } from '../refusal.ts';
import { isObject, Params } from '../wire/params.ts';
import type { World } from '../world.ts';
import { checkOpen, postIn, writableRoom } from './access.ts';
import type { Methods } from './method.ts';
import { givenPicture, givenPreview, messageCaption, messageText } from './sending.ts';

const WHICH = ['chat_id', 'message_id', 'reply_markup'];
const MEDIA = ['type', 'media', 'caption', 'parse_mode', 'caption_entities', 'show_caption_above_media', 'has_spoiler'];
const OTHER_MEDIA = ['animation', 'audio', 'document', 'live_photo', 'video'];

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

const looks = ({ content, picture, markup, isCaptionAbove, hasSpoiler, linkPreview }: MessageDraft) =>
  JSON.stringify([
    content.text,
    content.entities,
    picture?.fileId ?? null,
    markup ?? null,
    isCaptionAbove ?? false,
    hasSpoiler ?? false,
    linkPreview ?? null,
  ]);

/** The picture of an `InputMedia` with all that belongs to it. */
function givenMedia(world: World, params: Params): Partial<MessageDraft> {
  if (!params.has('media')) throw badRequest('parameter "media" is required');
  const unreadable = (why: string) => badRequest(`can't parse InputMedia: ${why}`);
  const given = params.json('media', 'input media');
  if (!isObject(given)) throw unreadable('expected an Object');
  const unknown = Object.keys(given).filter((name) => !MEDIA.includes(name));
  if (unknown.length > 0) params.fault(`media: unknown or not emulated: ${unknown.join(', ')}`);
  const media = new Params({ fields: given, files: params.files }, (what) => params.fault(`media: ${what}`));
  const content = messageCaption(world, media);
  if (!media.has('type')) throw unreadable('Can\'t find field "type"');
  const type = media.text('type');
  if (type !== 'photo') {
    if (OTHER_MEDIA.includes(type)) params.fault(`media of the type "${type}" are not emulated`);
    throw unreadable(`type "${type}" is unsupported`);
  }
  return {
    content,
    picture: givenPicture(world, media, 'media', "can't parse InputMedia: media not found"),
    isCaptionAbove: media.flag('show_caption_above_media'),
    hasSpoiler: media.flag('has_spoiler'),
    linkPreview: null,
  };
}

/** Buttons that an edit does not repeat are gone. */
function edit(world: World, params: Params, post: Post, changes: Partial<MessageDraft>) {
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
  /** A text becomes a picture by it too, but no picture a text. */
  editMessageMedia: {
    parameters: [...WHICH, 'media'],
    run: (world, params) => {
      const media = givenMedia(world, params);
      const post = editable(world, params);
      if (post.room.kind !== 'private' && !isAllowed(world, post.room, world.bot.id, 'can_send_photos')) {
        throw badRequest('CHAT_SEND_PHOTOS_FORBIDDEN');
      }
      return edit(world, params, post, media);
    },
  },
  editMessageReplyMarkup: {
    parameters: WHICH,
    run: (world, params) => edit(world, params, editable(world, params), {}),
  },
};
