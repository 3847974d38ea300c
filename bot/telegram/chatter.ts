/** Keeps answers to commands from crowding out the game: a chat takes only so many messages a minute. */
import type { ChatId, PersonId } from '../../shared/wire/ids.ts';
import type { Clock } from '../clock.ts';
import { LIMITS } from '../courier/limits.ts';

const MINUTE = 60_000;
/** Half of what a group takes is left to the game. */
const IN_A_CHAT = LIMITS.groupAMinute / 2;
const TO_ONE_PERSON = 4;

export class Chatter {
  readonly #clock: Clock;
  readonly #answered = new Map<number, { readonly person: PersonId; readonly at: number }[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whoever asks too much gets no answer for a while, not even that one. */
  mayAnswer(chatId: ChatId, person: PersonId): boolean {
    const now = this.#clock.now();
    for (const [chat, answers] of this.#answered) if (answers.at(-1)!.at <= now - MINUTE) this.#answered.delete(chat);
    const recent = (this.#answered.get(chatId) ?? []).filter(({ at }) => at > now - MINUTE);
    const isDirect = chatId === person;
    const most = isDirect ? 2 * LIMITS.groupAMinute : IN_A_CHAT;
    const own = recent.filter((answer) => answer.person === person).length;
    if (recent.length >= most || (!isDirect && own >= TO_ONE_PERSON)) return false;
    this.#answered.set(chatId, [...recent, { person, at: now }]);
    return true;
  }
}
