import { InputFile } from 'grammy';
import type { GameId } from '../../shared/engine/ids.ts';
import { fitsCaption, fittingCaption } from '../chat/caption.ts';
import type { ChatCall } from '../chat/errand.ts';
import { keyboardOf, type Letter } from '../chat/letter.ts';
import type { Message } from '../chat/message.ts';
import type { Outgoing } from '../store/outbox.ts';
import type { Posted } from '../store/posts.ts';
import type { OutboxRow } from '../store/rows.ts';
import type { Photo } from './pictures.ts';

/** Something waiting to be sent, as the outbox has it. */
export interface Parcel extends Omit<OutboxRow, 'payload' | 'attemptedAt' | 'settledAt'> {
  readonly payload: Message | Readonly<Record<string, unknown>>;
}

export const isMessage = (parcel: Parcel): parcel is Parcel & { readonly payload: Message; readonly subject: string } =>
  parcel.kind !== 'call' && parcel.subject !== null;

export const outgoingLetter = ({ kind, chatId, subject, message }: Letter, gameId: GameId | null) =>
  ({
    kind: kind === 'post' ? 'post' : 'edit',
    chatId,
    subject,
    gameId,
    method: kind === 'post' ? 'sendMessage' : 'editMessageText',
    payload: message,
    notBefore: null,
  }) satisfies Outgoing;

export const outgoingErrand = ({ chatId, method, payload }: ChatCall, gameId: GameId | null) =>
  ({ kind: 'call', chatId, subject: null, gameId, method, payload, notBefore: null }) satisfies Outgoing;

export interface ApiCall {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The picture that it brings. */
  readonly photo: Photo | null;
}

type MessageParcel = Parcel & { readonly payload: Message };

/** The call that brings this message into the chat, or changes it there. */
export const callFor = (parcel: MessageParcel, posted: Posted | null, photo: Photo | null = null): ApiCall =>
  posted ? changeOf(parcel, posted, photo) : newMessage(parcel, photo);

function newMessage({ chatId, payload }: MessageParcel, photo: Photo | null): ApiCall {
  const { text, buttons, isProtected, isSilent, replyTo, thread } = payload;
  const common = {
    chat_id: chatId,
    parse_mode: 'HTML',
    ...(buttons && { reply_markup: keyboardOf(buttons) }),
    ...(isProtected && { protect_content: true }),
    ...(isSilent && { disable_notification: true }),
    ...(thread !== undefined && { message_thread_id: thread }),
    ...(replyTo !== undefined && { reply_parameters: { message_id: replyTo, allow_sending_without_reply: true } }),
  };
  return photo && fitsCaption(text)
    ? { method: 'sendPhoto', params: { ...common, photo: fileOf(photo), caption: text }, photo }
    : { method: 'sendMessage', params: { ...common, text, ...NO_PREVIEW }, photo: null };
}

/** A text stays a text, and a picture a picture: one that cannot be had leaves the old one there. */
function changeOf({ chatId, payload }: MessageParcel, { messageId, picture }: Posted, photo: Photo | null): ApiCall {
  const which = { chat_id: chatId, message_id: messageId, reply_markup: keyboardOf(payload.buttons) };
  if (picture === null) {
    const params = { ...which, text: payload.text, parse_mode: 'HTML', ...NO_PREVIEW };
    return { method: 'editMessageText', params, photo: null };
  }
  const words = { caption: fittingCaption(payload.text), parse_mode: 'HTML' };
  if (!photo || photo.fingerprint === picture) {
    return { method: 'editMessageCaption', params: { ...which, ...words }, photo: null };
  }
  const media = { type: 'photo', media: fileOf(photo), ...words };
  return { method: 'editMessageMedia', params: { ...which, media }, photo };
}

const NO_PREVIEW = { link_preview_options: { is_disabled: true } };

const fileOf = ({ file }: Photo) => (typeof file === 'string' ? file : new InputFile(file, 'omerta.png'));
