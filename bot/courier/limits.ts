import { type ChatId, isGroup } from '../../shared/wire/ids.ts';

/** How fast Telegram may be written to. Each call counts until its time is over after the answer came, not after it left. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const LIMITS = {
  /** Between two messages in one chat. */
  chatGap: SECOND,
  /** Telegram allows 20; the rest is left to people's own wishes and to retries whose outcome is unknown. */
  groupAMinute: 12,
  allASecond: 30,
} as const;

export class SendingLimits {
  readonly #chats = new Map<number, number[]>();
  #all: number[] = [];
  #inFlight = 0;
  readonly #closedUntil = new Map<number, number>();
  #sweptAt = 0;

  /** From when on this chat may be written to; the future if not now. */
  opensAt(chatId: ChatId, now: number): number {
    const sent = (this.#chats.get(chatId) ?? []).filter((at) => at > now - MINUTE);
    const last = sent.at(-1);
    const times = [this.opensToErrands(chatId, now)];
    if (last !== undefined) times.push(last + LIMITS.chatGap);
    if (isGroup(chatId) && sent.length >= LIMITS.groupAMinute) times.push(sent.at(-LIMITS.groupAMinute)! + MINUTE);
    return Math.max(...times);
  }

  /** How many messages this chat has had in the last minute. */
  lately(chatId: ChatId, now: number): number {
    return (this.#chats.get(chatId) ?? []).filter((at) => at > now - MINUTE).length;
  }

  starts(): void {
    this.#inFlight++;
  }

  /** What is no message counts only among all calls. */
  opensToErrands(chatId: ChatId, now: number): number {
    return Math.max(now, this.#closedUntil.get(chatId) ?? 0, this.#opensToAny(now));
  }

  #opensToAny(now: number): number {
    this.#all = this.#all.filter((at) => at > now - SECOND);
    const busy = this.#all.length + this.#inFlight;
    return busy >= LIMITS.allASecond ? (this.#all[busy - LIMITS.allASecond] ?? now) + SECOND : now;
  }

  /** The call is over, however it went. */
  ended(chatId: ChatId, now: number, isErrand: boolean): void {
    this.#inFlight--;
    this.remember(chatId, now, isErrand);
  }

  /** A call that was made, perhaps by an earlier process. */
  remember(chatId: ChatId, at: number, isErrand: boolean): void {
    if (at > this.#sweptAt + MINUTE) this.#sweep(at);
    this.#all.push(at);
    if (isErrand) return;
    this.#chats.set(chatId, [...(this.#chats.get(chatId) ?? []).filter((earlier) => earlier > at - MINUTE), at]);
  }

  /** Telegram asked to wait. */
  close(chatId: ChatId, until: number): void {
    this.#closedUntil.set(chatId, Math.max(until, this.#closedUntil.get(chatId) ?? 0));
  }

  /** Chats that have been silent for long are forgotten. */
  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const [chatId, sent] of this.#chats) if (sent.every((at) => at <= now - MINUTE)) this.#chats.delete(chatId);
    for (const [chatId, until] of this.#closedUntil) if (until <= now) this.#closedUntil.delete(chatId);
  }
}
