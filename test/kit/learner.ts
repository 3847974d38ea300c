/** Somebody who practises alone in the direct chat: presses whatever is offered, and goes on where nothing is asked. */
import type { Message, Person } from '../../bot/playground/index.ts';
import { type Chance, chanceFrom } from '../../shared/engine/chance.ts';
import { type Evening, isPress } from './evening.ts';

const isWay = isPress('h:');
const isToEnd = isPress('z:');
const isAnswer = isPress('q:');
const isLook = isPress('c:');

export class Learner {
  readonly #evening: Evening;
  readonly person: Person;
  readonly #chance: Chance;
  /** Every question as it was first read. */
  readonly asked: string[] = [];

  constructor(evening: Evening, person: Person, seed: string) {
    this.#evening = evening;
    this.person = person;
    this.#chance = chanceFrom(seed, 'learner');
  }

  /** The newest message that says this. */
  read(part: string): Message {
    const { messages } = this.person.direct;
    const found = messages.findLast(({ text, from }) => text.includes(part) && from.is_bot);
    if (!found) throw new Error(`there is no "${part}": ${messages.map(({ text }) => text).join('\n---\n')}`);
    return found;
  }

  #last(is: (button: { readonly callbackData?: string }) => boolean): Message | undefined {
    return this.person.direct.messages.findLast(({ buttons }) => buttons.flat().some(is));
  }

  async press(message: Message, which: Parameters<Person['press']>[1]): Promise<void> {
    this.person.press(message, which);
    await this.#evening.pass(2);
  }

  /** From the command to the deal. */
  async choose(edition: string, role: string): Promise<void> {
    this.person.write('bot', '/practice');
    await this.#evening.pass(2);
    await this.press(this.#last(isPress('f:'))!, edition);
    await this.press(this.#last(isPress('f:'))!, role);
    await this.#evening.pass(4);
  }

  /** One press; whether there was anything to press. */
  async step(): Promise<boolean> {
    const look = this.#last(isLook);
    if (look) return this.#pressed(look, isLook);
    const question = this.#last(isAnswer);
    if (question && !question.buttons.flat().some(isWay)) {
      if (!question.buttons.flat().some(({ callbackData }) => /:s/.test(callbackData ?? '')))
        this.asked.push(question.text);
      const offered = question.buttons.flat().filter(isAnswer);
      const sure = offered.find(({ callbackData }) => callbackData?.split(':')[3]?.startsWith('s'));
      const chosen = (sure ?? this.#chance.pick(offered)).callbackData;
      return this.#pressed(question, ({ callbackData }) => callbackData === chosen);
    }
    const on = this.#last(isWay);
    return on ? this.#pressed(on, isWay) : false;
  }

  async #pressed(message: Message, which: Parameters<Person['press']>[1]): Promise<boolean> {
    await this.press(message, which);
    return true;
  }

  get mayGoToEnd(): boolean {
    return this.#last(isToEnd) !== undefined;
  }

  goToEnd(): Promise<void> {
    return this.press(this.#last(isToEnd)!, isToEnd);
  }

  get isOver(): boolean {
    return this.#last(isPress('r:')) !== undefined;
  }
}
