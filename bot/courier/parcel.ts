import type { Letter } from '../narrator/mail.ts';
import { keyboardOf } from '../narrator/mail.ts';
import type { Screen } from '../narrator/screen.ts';
import type { Outgoing } from '../store/outbox.ts';
import type { OutboxRow } from '../store/rows.ts';

/** Something waiting to be sent, as the outbox has it. */
export interface Parcel extends Omit<OutboxRow, 'payload' | 'attemptedAt' | 'settledAt'> {
  readonly payload: Screen | Readonly<Record<string, unknown>>;
}

/** A call of the Bot API about a chat that is no message: permissions, deletions. */
export interface Errand {
  readonly chatId: number;
  readonly method: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export const isMessage = (parcel: Parcel): parcel is Parcel & { readonly payload: Screen; readonly subject: string } =>
  parcel.kind !== 'call' && parcel.subject !== null;

export const outgoingLetter = ({ kind, chatId, subject, screen }: Letter, gameId: string | null) =>
  ({
    kind: kind === 'post' ? 'post' : 'edit',
    chatId,
    subject,
    gameId,
    method: kind === 'post' ? 'sendMessage' : 'editMessageText',
    payload: screen,
    notBefore: null,
  }) satisfies Outgoing;

export const outgoingErrand = ({ chatId, method, payload }: Errand, gameId: string | null) =>
  ({ kind: 'call', chatId, subject: null, gameId, method, payload, notBefore: null }) satisfies Outgoing;

export interface Call {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The call that brings this message into the chat, or changes it there. */
export function callFor({ chatId, payload }: Parcel & { readonly payload: Screen }, messageId: number | null): Call {
  const { text, buttons, isProtected, replyTo, thread } = payload;
  const common = { chat_id: chatId, text, parse_mode: 'HTML', link_preview_options: { is_disabled: true } };
  if (messageId !== null) {
    return {
      method: 'editMessageText',
      params: { ...common, message_id: messageId, reply_markup: keyboardOf(buttons) },
    };
  }
  return {
    method: 'sendMessage',
    params: {
      ...common,
      ...(buttons && { reply_markup: keyboardOf(buttons) }),
      ...(isProtected && { protect_content: true }),
      ...(thread !== undefined && { message_thread_id: thread }),
      ...(replyTo !== undefined && { reply_parameters: { message_id: replyTo, allow_sending_without_reply: true } }),
    },
  };
}
