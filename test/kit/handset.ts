/** A phone without a screen, for those whose refusals would be a fault of the test: whatever is refused is thrown. */
import type { OpenedApp, Person } from '../../bot/playground/index.ts';
import type { Prompt } from '../../shared/engine/prompt.ts';
import type { AppCommand } from '../../shared/protocol/command.ts';
import type { Sight } from '../../shared/protocol/sight.ts';
import type { Answered } from './app-crowd.ts';
import type { Evening } from './evening.ts';
import { Phone } from './phone.ts';

export class Handset {
  readonly person: Person;
  readonly #phone: Phone;

  constructor(evening: Evening, person: Person) {
    this.person = person;
    this.#phone = new Phone(evening, person);
  }

  /** Says for which table the app was opened. */
  async signIn({ initData }: OpenedApp): Promise<string | null> {
    const { status, text, body } = await this.#phone.signIn(initData);
    if (status !== 200) throw new Error(`${status} ${text}`);
    return body.game;
  }

  look(game: string): Promise<Sight> {
    return this.#phone.look(game);
  }

  async order(game: string, command: AppCommand): Promise<Sight> {
    const { status, body } = await this.#phone.order(game, command);
    if (status !== 200) throw new Error(`${status} ${body.refused}: ${body.message}`);
    return body.sight;
  }

  answer(game: string, { play }: Sight, { action }: Prompt, given: Answered): Promise<Sight> {
    return this.order(game, { do: 'answer', token: play?.token ?? '', action, ...given });
  }
}
