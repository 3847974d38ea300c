import type { Clock } from '../clock.ts';
import { tooMany } from './refusal.ts';
import type { ChatRoom } from './room.ts';

interface Limit {
  readonly name: string;
  readonly most: number;
  readonly within: number;
  readonly counts: (sent: Sent, chatId: number) => boolean;
  readonly isFor: (room: ChatRoom) => boolean;
}

interface Sent {
  readonly at: number;
  readonly chatId: number;
}

const inChat = (sent: Sent, chatId: number) => sent.chatId === chatId;

const LIMITS: readonly Limit[] = [
  { name: '1 message a second in a chat', most: 1, within: 1_000, counts: inChat, isFor: () => true },
  {
    name: '20 messages a minute in a group',
    most: 20,
    within: 60_000,
    counts: inChat,
    isFor: ({ kind }) => kind !== 'private',
  },
  { name: '30 messages a second in all', most: 30, within: 1_000, counts: () => true, isFor: () => true },
];

/** How many messages and edits Telegram takes from a bot. */
export class TelegramLimits {
  readonly #clock: Clock;
  readonly #isStrict: boolean;
  readonly #fault: (what: string) => void;
  readonly #floods = new Map<number, number>();
  #sent: Sent[] = [];

  constructor(clock: Clock, isStrict: boolean, fault: (what: string) => void) {
    this.#clock = clock;
    this.#isStrict = isStrict;
    this.#fault = fault;
  }

  /** From now on the bot has to leave this chat alone for so long. */
  flood(chatId: number, seconds: number): void {
    if (this.#isStrict) this.#floods.set(chatId, this.#clock.now() + seconds * 1000);
  }

  /** Counts a message or an edit that is about to be shown, or refuses it. */
  spend(room: ChatRoom): void {
    if (!this.#isStrict) return;
    const now = this.#clock.now();
    this.#sent = this.#sent.filter(({ at }) => now - at < 60_000);
    const flooded = this.#floods.get(room.id) ?? 0;
    if (flooded > now) {
      this.#fault(`chat ${room.id}: a message ${flooded - now} ms before the retry_after of a 429 was over`);
      throw tooMany(Math.ceil((flooded - now) / 1000));
    }
    for (const { name, most, within, counts, isFor } of LIMITS) {
      if (!isFor(room)) continue;
      const recent = this.#sent.filter((sent) => now - sent.at < within && counts(sent, room.id));
      if (recent.length < most) continue;
      this.#fault(`chat ${room.id}: more than ${name}`);
      throw tooMany(Math.ceil((recent.at(-most)!.at + within - now) / 1000));
    }
    this.#sent.push({ at: now, chatId: room.id });
  }
}
