/** People at their phones: they read what the bot sent them and press what it offers, each with a temper of their own. */
import type { Message, Person } from '../../../bot/playground/index.ts';
import { type Chance, chanceFrom } from '../../../shared/engine/chance.ts';
import { type Evening, isPress } from './evening.ts';

type Button = Message['buttons'][number][number];

/** The verb of a question's button: look at it again, pick, be sure. */
const verbOf = ({ callbackData = '' }: Button): string => callbackData.split(':')[3]?.slice(0, 1) ?? '';

/** The newest question that still has buttons. */
export function questionOf(person: Person): Message | undefined {
  if (person.direct.isBlocked) return undefined;
  const last = person.direct.messages.findLast(({ buttons }) => buttons.flat().some(isPress('q:')));
  const isAnswered = last?.buttons.flat().every((button) => verbOf(button) === 'o');
  return isAnswered ? undefined : last;
}

export interface Crowd {
  /** Everybody who is asked something presses one button; says whether anybody did. */
  readonly act: () => boolean | Promise<boolean>;
}

/** Mostly eager; `idle` of a hundred moments they look away. */
export function crowd(evening: Evening, seed: string, idle = 10): Crowd {
  const chance = chanceFrom(seed, 'crowd');
  return {
    act: () => {
      let hasActed = false;
      for (const person of evening.people) {
        const question = questionOf(person);
        if (!question || chance.below(100) < idle) continue;
        const button = choose(question, chance);
        person.press(question, ({ callbackData }) => callbackData === button.callbackData);
        hasActed = true;
      }
      return hasActed;
    },
  };
}

/** What each of them presses depends on nobody else, and on nothing but the message and how often they have pressed on it. */
export function steadyCrowd(evening: Evening, seed: string): Crowd & { readonly actInTurn: () => Promise<boolean> } {
  const presses = new Map<Message, number>();
  const press = (person: Person): boolean => {
    const question = questionOf(person);
    if (!question) return false;
    const before = presses.get(question) ?? 0;
    const button = choose(question, chanceFrom(seed, `${person.name} ${question.id} ${before}`));
    person.press(question, ({ callbackData }) => callbackData === button.callbackData);
    presses.set(question, before + 1);
    return true;
  };
  return {
    act: () => evening.people.filter(press).length > 0,
    /** Each waits until the one before is done with. */
    actInTurn: async () => {
      let hasActed = false;
      for (const person of evening.people) {
        if (!press(person)) continue;
        hasActed = true;
        await evening.settle();
      }
      return hasActed;
    },
  };
}

/** Whoever has picked mostly stays with it; whoever speaks sooner or later finishes. */
export function choose({ buttons }: Message, chance: Chance): Button {
  const offered = buttons.flat().filter(isPress('q:'));
  const sure = offered.filter((button) => verbOf(button) === 's');
  const others = offered.filter((button) => verbOf(button) !== 's');
  if (sure.length > 0 && (others.length === 0 || chance.below(10) < 7)) return chance.pick(sure);
  return chance.pick(others);
}

/** Plays until the end is posted; says how many moments it took. */
export async function playOut(evening: Evening, people: Crowd, isOver: () => boolean, most = 4000): Promise<number> {
  for (let moments = 0; moments < most; moments++) {
    if (isOver()) return moments;
    const hasActed = await people.act();
    if (hasActed) await evening.pass(1);
    else await passToNext(evening);
  }
  throw new Error(
    `the game did not end:\n${evening.group.messages
      .map(({ text }) => text)
      .slice(-6)
      .join('\n---\n')}`,
  );
}

/** Nobody does anything: the clock runs to whatever falls due next. */
export async function passToNext(evening: Evening): Promise<void> {
  const next = evening.clock.next();
  if (next === null) throw new Error('nothing will ever happen');
  await evening.pass(Math.max(1, Math.ceil((next - evening.clock.now()) / 1000)));
}

/** The end of the game is posted, with the button for another one. */
export const isOver = ({ group }: Evening): boolean =>
  group.messages.some(({ buttons }) => buttons.flat().some(isPress('r:')));
