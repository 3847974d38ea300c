import type { Picture } from '../press/picture.ts';

/** Something a chat shows: a message with its buttons. It stays one message for as long as its subject stays the same. */
export interface Message {
  /** HTML as Telegram understands it. */
  readonly text: string;
  /** Printed above the text, which is then its caption and no longer than captions may be. Not to be had: the text goes alone. */
  readonly picture?: Picture;
  readonly buttons?: readonly (readonly Button[])[];
  /** Cannot be forwarded or saved. */
  readonly isProtected?: true;
  /** Comes without a sound. */
  readonly isSilent?: true;
  /** How many seconds must lie between two edits of it. */
  readonly pace?: number;
  /** A message that somebody deleted is sent anew when it changes. */
  readonly isVital?: true;
  /** The message that it answers. */
  readonly replyTo?: number;
  /** The topic of a forum that it belongs to. */
  readonly thread?: number;
}

export type Button =
  | { readonly text: string; readonly press: string }
  | { readonly text: string; readonly url: string }
  /** Opens the app; in direct chats only. */
  | { readonly text: string; readonly app: string };

/** What one chat shows now, each message by its subject. */
export type Messages = ReadonlyMap<string, Message>;

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => HTML[sign] ?? sign);

/** Lines with something in them, one below the other. */
export const lines = (...parts: readonly (string | null | false | undefined)[]): string =>
  parts.filter(Boolean).join('\n');

/** Blocks with an empty line between them. */
export const blocks = (...parts: readonly (string | null | false | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');
