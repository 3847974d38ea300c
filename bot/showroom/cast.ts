/** Who plays: a group of people made up for the visitor, all of whom have opened the bot before. */
import { randomInt } from 'node:crypto';
import type { Language } from '../../shared/text/languages.ts';
import { speaker } from '../../shared/text/speak.ts';
import { NAMES } from '../computer/names.ts';
import type { Group, Person, Telegram } from '../playground/index.ts';

export interface Cast {
  readonly group: Group;
  readonly people: readonly Person[];
  readonly language: Language;
}

export interface CompanyOptions {
  readonly people: number;
  readonly language: Language;
}

export function gather(telegram: Telegram, { people, language }: CompanyOptions): Cast {
  const say = speaker(language);
  const named = shuffled(NAMES[language])
    .slice(0, people + 1)
    .map(([firstName, lastName]) =>
      telegram.person({ firstName, ...(lastName && { lastName }), languageCode: language }),
    );
  // The owner of a group cannot be silenced at night, so somebody else has it than those who play.
  const players = named.slice(0, people);
  const group = telegram.group({
    title: say('playground-club'),
    creator: named[people]!,
    members: players,
    bot: { can_restrict_members: true, can_delete_messages: true, can_pin_messages: true },
  });
  for (const person of players) person.start();
  return { group, people: players, language };
}

export const shuffled = <T>(list: readonly T[]): readonly T[] =>
  list
    .map((item) => [randomInt(2 ** 32), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);

export const oneOf = <T>(list: readonly T[]): T => list[randomInt(list.length)]!;
