import type { Chat, InlineKeyboardMarkup, LinkPreviewOptions, Message, MessageEntity, User } from 'grammy/types';
import type { StoredPhoto } from './pictures.ts';
import { type ChatRoom, chatOf } from './room.ts';
import type { Formatted } from './text/formatted.ts';

export interface InlineButton {
  readonly text: string;
  readonly callbackData?: string;
  readonly url?: string;
  readonly webApp?: string;
  readonly style?: string;
}

/** What somebody puts into a chat. */
export interface MessageDraft {
  readonly content: Formatted;
  readonly picture?: StoredPhoto;
  readonly markup?: InlineKeyboardMarkup | null;
  /** A keyboard in place of the letters, which makes the message unfit for editing. */
  readonly hasReplyKeyboard?: boolean;
  readonly isProtected?: boolean;
  readonly isSilent?: boolean;
  readonly isCaptionAbove?: boolean;
  readonly hasSpoiler?: boolean;
  readonly linkPreview?: LinkPreviewOptions | null;
  readonly replyTo?: number;
  /** Whose message it is that somebody sent. */
  readonly viaBot?: User;
  /** The special fields of a message that nobody wrote: who came, who went, what was pinned. */
  readonly service?: Partial<Message>;
}

/** A message in a chat. It changes when it is edited, so whoever holds it sees it as it is now. */
export class Post {
  readonly id: number;
  readonly room: ChatRoom;
  readonly from: User;
  /** Unix time. */
  readonly date: number;
  draft: MessageDraft;
  editDate: number | undefined;
  isDeleted = false;
  /** Who reacted with what. */
  readonly reactions = new Map<number, string>();

  constructor(id: number, room: ChatRoom, from: User, date: number, draft: MessageDraft) {
    this.id = id;
    this.room = room;
    this.from = from;
    this.date = date;
    this.draft = draft;
  }

  get chat(): Chat {
    return chatOf(this.room);
  }

  /** Empty for a picture, whose words are its caption. */
  get text(): string {
    return this.draft.picture ? '' : this.draft.content.text;
  }

  get caption(): string | undefined {
    return this.draft.picture && this.draft.content.text !== '' ? this.draft.content.text : undefined;
  }

  get entities(): readonly MessageEntity[] {
    return this.draft.content.entities;
  }

  get photo(): StoredPhoto | undefined {
    return this.draft.picture;
  }

  get service(): Partial<Message> | undefined {
    return this.draft.service;
  }

  get isProtected(): boolean {
    return this.draft.isProtected === true;
  }

  get isSilent(): boolean {
    return this.draft.isSilent === true;
  }

  get replyTo(): Post | undefined {
    return this.draft.replyTo === undefined ? undefined : this.room.posts.get(this.draft.replyTo);
  }

  get buttons(): readonly (readonly InlineButton[])[] {
    return buttonsOf(this.draft.markup);
  }
}

export const buttonsOf = (markup: InlineKeyboardMarkup | null | undefined): readonly (readonly InlineButton[])[] =>
  (markup?.inline_keyboard ?? []).map((row) =>
    row.map((button) => ({
      text: button.text,
      ...('callback_data' in button && { callbackData: button.callback_data }),
      ...('url' in button && { url: button.url }),
      ...('web_app' in button && { webApp: button.web_app.url }),
      ...(button.style && { style: button.style }),
    })),
  );
