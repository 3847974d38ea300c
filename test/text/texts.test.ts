/** Every word there is to say is there, in every language, and nothing is left over. */
import { describe, expect, test } from 'vitest';
import { rulebooks } from '../../shared/editions/index.ts';
import { REFUSALS } from '../../shared/engine/commands.ts';
import { STAGES } from '../../shared/engine/words.ts';
import { LANGUAGES, nearestLanguage } from '../../shared/text/languages.ts';
import { hasText, speaker, type TextId, texts } from '../../shared/text/speak.ts';
import { filesIn, textOf } from '../kit/files.ts';
import { missingWords } from '../kit/telling/missing-words.ts';

const ids = Object.keys(texts.en) as TextId[];

const variablesIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name!))].sort();

const tagsIn = (text: string): readonly string[] => (text.match(/<\/?[a-z-]+/g) ?? []).toSorted();

describe.each(LANGUAGES)('%s', (language) => {
  const say = speaker(language);

  test('has every text and no other', () => {
    expect(Object.keys(texts[language]).sort()).toEqual([...ids].sort());
  });

  test('speaks of the same things with the same markup', () => {
    for (const id of ids) {
      expect(variablesIn(texts[language][id]), id).toEqual(variablesIn(texts.en[id]));
      expect(new Set(tagsIn(texts[language][id])), id).toEqual(new Set(tagsIn(texts.en[id])));
    }
  });

  test('says each text, whatever the number', () => {
    for (const id of ids) {
      for (const n of [0, 1, 2, 5, 11, 21, 22, 25]) {
        const values = Object.fromEntries(variablesIn(texts[language][id]).map((name) => [name, n]));
        const words = say(id, values);
        expect(words.trim(), id).not.toBe('');
        expect(words, id).not.toMatch(/[{}]|⁨|⁩/);
      }
    }
  });

  test('is written in its own letters', () => {
    if (language === 'en') return;
    const own = Object.entries(texts[language]).filter(([, text]) => !/\p{Script=Cyrillic}/u.test(text));
    const borrowed = own.filter(([, text]) => /[A-Za-z]{2,}/.test(text.replace(/\{[^}]*\}|<[^>]*>/g, '')));
    expect(borrowed).toEqual([]);
    const foreign = language === 'uk' ? /[ёыэъ]/i : /[іїєґ]/i;
    expect(Object.values(texts[language]).filter((text) => foreign.test(text))).toEqual([]);
  });

  test('answers to presses and buttons fit into what Telegram shows', () => {
    const longest = Object.fromEntries(
      ['names', 'n', 'table', 'role', 'answer', 'act'].map((name) => [name, 'x'.repeat(20)]),
    );
    for (const id of ids) {
      const values = { ...Object.fromEntries(variablesIn(texts[language][id]).map((name) => [name, 5])), ...longest };
      if (/^(refusal|problem)-/.test(id)) expect(say(id, values).length, id).toBeLessThanOrEqual(200);
      if (id.startsWith('button-')) expect(say(id, values).length, id).toBeLessThanOrEqual(64);
      if (id.startsWith('command-')) expect(say(id, values).length, id).toBeLessThanOrEqual(256);
    }
  });
});

test('numbers are declined', () => {
  const said = (language: 'uk' | 'ru' | 'en', players: number) =>
    speaker(language)('lobby-range', { players, least: 6, most: 13 });
  expect([1, 2, 5, 21].map((n) => said('uk', n).split(',')[0])).toEqual([
    '1 гравець',
    '2 гравці',
    '5 гравців',
    '21 гравець',
  ]);
  expect([1, 3, 11].map((n) => said('ru', n).split(',')[0])).toEqual(['1 игрок', '3 игрока', '11 игроков']);
  expect([1, 2].map((n) => said('en', n))).toEqual(['1 player of 6–13', '2 players of 6–13']);
});

test.each(Object.entries(rulebooks))('every id that a game of %s can speak of has its words', (_, rulebook) => {
  expect(missingWords(rulebook, hasText)).toEqual([]);
});

test('every refusal of the rules and every stage has its words', () => {
  for (const reason of REFUSALS) expect(hasText(`refusal-${reason}`), reason).toBe(true);
  for (const stage of STAGES) expect(hasText(`stage-${stage}`), stage).toBe(true);
});

test('no text is left that nobody says', () => {
  const code = [...filesIn('bot', '.ts'), ...filesIn('webapp', '.ts', '.tsx'), ...filesIn('shared/text', '.ts')]
    .filter((file) => !/shared\/text\/(uk|ru|en)\//.test(file))
    .map(textOf)
    .join('\n');
  const families = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map(([, start]) => start!);
  const editions = Object.keys(rulebooks).map((edition) => `${edition}-`);
  const isSaid = (id: string) =>
    code.includes(`'${id}'`) || [...families, ...editions].some((start) => id.startsWith(start));
  // A voice says a common text in its own words.
  const voices = [
    'solo',
    ...Object.values(rulebooks).flatMap(({ voice, modes }) => [
      voice,
      ...Object.values(modes).map(({ dress }) => dress?.voice),
    ]),
  ];
  const spoken = (id: string) => {
    const voice = voices.find((one) => one !== undefined && id.startsWith(`${one}-`));
    return voice === undefined ? id : id.slice(voice.length + 1);
  };
  expect(ids.filter((id) => !isSaid(id) && !isSaid(spoken(id)))).toEqual([]);
});

test('a client of any language gets the nearest of ours', () => {
  const codes = ['uk', 'uk-UA', 'RU', 'be', 'kk', 'en-GB', 'de', '', null, undefined];
  expect(codes.map(nearestLanguage)).toEqual(['uk', 'uk', 'ru', 'ru', 'ru', 'en', 'en', 'en', 'en', 'en']);
});
