/** Every line that a narrator may say, by language and manner. For the bot alone: no app loads it. */
import { en } from '../en/story/index.ts';
import { type Arguments, speakerFrom } from '../fluent.ts';
import type { Language } from '../languages.ts';
import { ru } from '../ru/story/index.ts';
import { uk } from '../uk/story/index.ts';
import type { Manner, Story } from './beats.ts';

type Stories = { readonly [M in Manner]: Story<M> };

export const stories: Readonly<Record<Language, Stories>> = { uk, ru, en };

/** One manner in one language. */
export interface Voice {
  /** In how many ways an event can be told; none, where this manner knows nothing of it. */
  readonly ways: (beat: string) => number;
  readonly tell: (beat: string, way: number, values?: Arguments) => string;
}

const voices = new Map<string, Voice>();

export function voiceOf(language: Language, manner: Manner): Voice {
  const key = `${language} ${manner}`;
  const known = voices.get(key) ?? voiceFrom(language, stories[language][manner]);
  voices.set(key, known);
  return known;
}

function voiceFrom(language: Language, story: Readonly<Record<string, readonly string[]>>): Voice {
  const lines = Object.entries(story).flatMap(([beat, ways]) => ways.map((line, i) => [`${beat}-${i}`, line] as const));
  const speak = speakerFrom(language, Object.fromEntries(lines));
  return {
    ways: (beat) => story[beat]?.length ?? 0,
    tell: (beat, way, values) => speak(`${beat}-${way}`, values),
  };
}
