/** What the playground's page is told of the stage, and what it may ask for. */
import * as v from 'valibot';
import type { GameId } from '../engine/ids.ts';
import type { Language } from '../text/languages.ts';
import { language } from './parts.ts';

export const LEAST_PEOPLE = 6;
export const MOST_PEOPLE = 26;
/** As fast as one can still watch. */
export const FAST = 20;
/** Straight to the end. */
export const FASTEST = 1000;

export interface ShowroomStage {
  readonly bot: { readonly id: number; readonly name: string; readonly username: string };
  readonly group: { readonly id: number; readonly title: string };
  readonly language: Language;
  readonly people: readonly StagePerson[];
  /** As whom the visitor sits here. */
  readonly you: number;
  /** The table that is open in the group, or was last. */
  readonly game: GameId | null;
  /** How far the visitor's own table is. */
  readonly status: 'opening' | 'lobby' | 'running' | 'over' | 'cancelled';
  /** 0 while the clock stands. */
  readonly speed: number;
  readonly playsForMe: boolean;
  readonly othersPlay: boolean;
}

export interface StagePerson {
  readonly id: number;
  readonly name: string;
  readonly fullName: string;
  /** Their number at the table, from 1. */
  readonly seat: number | null;
  readonly isOut: boolean;
}

export interface ChatButton {
  readonly text: string;
  /** Absent where a press goes to the bot. */
  readonly url?: string;
  readonly isApp?: boolean;
}

export interface ChatEntity {
  readonly type: string;
  readonly offset: number;
  readonly length: number;
  readonly url?: string;
  readonly unix_time?: number;
  readonly date_time_format?: string;
}

export interface ChatMessage {
  readonly id: number;
  readonly from: { readonly id: number; readonly name: string };
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isEdited: boolean;
  readonly text: string;
  readonly entities: readonly ChatEntity[];
  readonly buttons: readonly (readonly ChatButton[])[];
  readonly picture?: { readonly url: string; readonly width: number; readonly height: number };
  readonly replyTo?: { readonly name: string; readonly text: string };
  /** A line that nobody wrote. */
  readonly service?: { readonly kind: 'came' | 'went' | 'pinned' | 'other'; readonly names: readonly string[] };
}

/** The group's chat, or (by their id) somebody's chat with the bot. */
export type ShownChat = 'group' | number;

/** A word of the live stream. */
export type StageNews =
  | { readonly is: 'stage'; readonly stage: ShowroomStage }
  /** Everything there is, after an opening or a restart. */
  | {
      readonly is: 'chats';
      readonly group: readonly ChatMessage[];
      readonly direct: Readonly<Record<string, readonly ChatMessage[]>>;
    }
  | { readonly is: 'message'; readonly chat: ShownChat; readonly message: ChatMessage }
  | { readonly is: 'gone'; readonly chat: ShownChat; readonly id: number };

const person = v.pipe(v.number(), v.integer());
const chat = v.picklist(['group', 'bot']);
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** By the last part of the address. */
export const stageWishes = {
  /** The first visitor's language is the company's. */
  open: v.strictObject({ language }),
  press: v.strictObject({ person, chat, message: person, row: place, column: place }),
  write: v.strictObject({ person, chat, text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4096)) }),
  launch: v.strictObject({ person, game: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))) }),
  allow: v.strictObject({ person }),
  share: v.strictObject({ person, prepared: v.pipe(v.string(), v.maxLength(64)) }),
  speed: v.strictObject({ speed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FASTEST)) }),
  autoplay: v.strictObject({ forMe: v.exactOptional(v.boolean()), others: v.exactOptional(v.boolean()) }),
  you: v.strictObject({ person }),
  restart: v.strictObject({
    people: v.pipe(v.number(), v.integer(), v.minValue(LEAST_PEOPLE), v.maxValue(MOST_PEOPLE)),
    language,
  }),
} as const;

export type StageWish<Name extends keyof typeof stageWishes> = v.InferOutput<(typeof stageWishes)[Name]>;

/** What a press came to, as Telegram would show it. */
export interface Pressed {
  readonly text: string | null;
  readonly isAlert: boolean;
  readonly url: string | null;
}

/** What a person's app is opened with. */
export interface Launched {
  readonly initData: string;
}

export interface StageCommand {
  readonly command: string;
  readonly description: string;
}

export interface StageRefusal {
  readonly error: string;
}
