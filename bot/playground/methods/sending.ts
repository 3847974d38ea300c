import type { LinkPreviewOptions } from 'grammy/types';
import { readMarkup } from '../keyboard.ts';
import { isAllowed } from '../members.ts';
import { messageOf } from '../messages.ts';
import { type StoredPhoto, takePicture } from '../pictures.ts';
import type { MessageDraft } from '../post.ts';
import { put } from '../posting.ts';
import { badRequest } from '../refusal.ts';
import type { ChatRoom } from '../room.ts';
import { givenText } from '../text/given.ts';
import { isObject, type Params } from '../wire/params.ts';
import { botUser, type World } from '../world.ts';
import { checkOpen, writableRoom } from './access.ts';
import type { Methods } from './method.ts';

const COMMON = ['chat_id', 'disable_notification', 'protect_content', 'reply_parameters', 'reply_markup', 'parse_mode'];
const ACTIONS = ['typing', 'upload_photo', 'record_video', 'upload_video', 'record_voice', 'upload_voice'];
const RARE_ACTIONS = ['upload_document', 'choose_sticker', 'find_location', 'record_video_note', 'upload_video_note'];

const LONGEST_TEXT = 4096;
const LONGEST_CAPTION = 1024;

/** The text of a message, which there must be. */
export function messageText(world: World, params: Params, ifTooLong: string) {
  if (!params.has('text')) throw badRequest('message text is empty');
  const content = givenText(world, params, 'text', 'entities');
  if (content.text === '') throw badRequest('text must be non-empty');
  if (content.text.length > LONGEST_TEXT) throw badRequest(ifTooLong);
  return content;
}

export function messageCaption(world: World, params: Params) {
  const content = givenText(world, params, 'caption', 'caption_entities');
  if (content.text.length > LONGEST_CAPTION) throw badRequest('message caption is too long');
  return content;
}

export function givenPreview(params: Params): LinkPreviewOptions | null {
  const given = params.json('link_preview_options', 'link preview options');
  if (given === undefined) return null;
  if (!isObject(given)) throw badRequest('object expected as link preview options');
  return given;
}

function repliedTo(params: Params, room: ChatRoom): { readonly replyTo?: number } {
  const given = params.json('reply_parameters', 'reply parameters');
  if (given === undefined) return {};
  if (!isObject(given)) throw badRequest('object expected as reply parameters');
  const known = ['message_id', 'chat_id', 'allow_sending_without_reply'];
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  if (unknown.length > 0) params.fault(`reply_parameters: unknown or not emulated: ${unknown.join(', ')}`);
  const isElsewhere = given.chat_id !== undefined && Number(given.chat_id) !== room.id;
  if (isElsewhere) params.fault('replies to another chat are not emulated');
  const post = room.posts.get(Number(given.message_id));
  if (post && !post.isDeleted && !isElsewhere) return { replyTo: post.id };
  if (given.allow_sending_without_reply === true) return {};
  throw badRequest('message to be replied not found');
}

function send(
  world: World,
  params: Params,
  room: ChatRoom,
  own: Pick<MessageDraft, 'content'> & Partial<MessageDraft>,
) {
  const { inline, isKeyboard } = readMarkup(world, params, room);
  const reply = repliedTo(params, room);
  if (room.kind === 'private') checkOpen(room);
  else {
    const [permission, what] = own.picture
      ? (['can_send_photos', 'photos'] as const)
      : (['can_send_messages', 'text messages'] as const);
    if (!isAllowed(world, room, world.bot.id, permission)) {
      throw badRequest(`not enough rights to send ${what} to the chat`);
    }
  }
  world.limits.spend(room);
  const post = put(world, room, botUser(world), {
    ...own,
    ...reply,
    markup: inline,
    hasReplyKeyboard: isKeyboard,
    isProtected: params.flag('protect_content'),
    isSilent: params.flag('disable_notification'),
  });
  return messageOf(post);
}

const ATTACHED = 'attach://';

/** An upload, or a picture that was uploaded before. */
export function givenPicture(world: World, params: Params, field: string, ifMissing: string): StoredPhoto {
  const name = params.text(field);
  const isAttached = name.startsWith(ATTACHED);
  const upload = isAttached || name === '' ? params.files.get(isAttached ? name.slice(ATTACHED.length) : field) : null;
  if (upload) {
    const picture = takePicture(upload.bytes);
    world.pictures.set(picture.fileId, picture);
    return picture;
  }
  if (isAttached || name === '') throw badRequest(ifMissing);
  if (/^https?:\/\//i.test(name)) throw badRequest('failed to get HTTP URL content');
  const known = world.pictures.get(name);
  if (!known) throw badRequest('wrong file identifier/HTTP URL specified');
  return known;
}

export const sendingMethods: Methods = {
  sendMessage: {
    parameters: [...COMMON, 'text', 'entities', 'link_preview_options'],
    run: (world, params) => {
      const content = messageText(world, params, 'message is too long');
      return send(world, params, writableRoom(world, params), { content, linkPreview: givenPreview(params) });
    },
  },
  sendPhoto: {
    parameters: [...COMMON, 'photo', 'caption', 'caption_entities', 'show_caption_above_media', 'has_spoiler'],
    run: (world, params) => {
      const content = messageCaption(world, params);
      const room = writableRoom(world, params);
      return send(world, params, room, {
        content,
        picture: givenPicture(world, params, 'photo', 'there is no photo in the request'),
        isCaptionAbove: params.flag('show_caption_above_media'),
        hasSpoiler: params.flag('has_spoiler'),
      });
    },
  },
  sendChatAction: {
    parameters: ['chat_id', 'action'],
    run: (world, params) => {
      if (![...ACTIONS, ...RARE_ACTIONS].includes(params.text('action'))) {
        throw badRequest('wrong parameter action in request');
      }
      const room = writableRoom(world, params);
      if (room.kind === 'private') checkOpen(room);
      return true;
    },
  },
};
