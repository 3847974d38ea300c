/** The example has all its words, in every language, beside those that any edition may use. */
import { describe, expect, test } from 'vitest';
import { hamlet } from '../../../examples/hamlet/index.ts';
import { hamlet as en } from '../../../examples/hamlet/words/en.ts';
import { hamlet as ru } from '../../../examples/hamlet/words/ru.ts';
import { hamlet as uk } from '../../../examples/hamlet/words/uk.ts';
import { speakerFrom } from '../../../shared/text/fluent.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { hasText } from '../../../shared/text/speak.ts';
import { missingWords } from '../../kit/telling/missing-words.ts';

const words = { en, ru, uk };
const ids = Object.keys(en) as (keyof typeof en)[];

test('every id that a game of it can speak of has its words', () => {
  expect(missingWords(hamlet, (id) => hasText(id) || Object.hasOwn(en, id))).toEqual([]);
});

test('no word of the game is said anew, and none is left that nobody asks for', () => {
  expect(ids.filter((id) => hasText(id))).toEqual([]);
  const wanted = missingWords(hamlet, hasText).map((id) => (id.startsWith('hamlet-') ? id : `hamlet-${id}`));
  expect(ids.filter((id) => !wanted.includes(id) && !id.startsWith('hamlet-why-'))).toEqual([]);
});

describe.each(LANGUAGES)('%s', (language) => {
  const say = speakerFrom(language, words[language]);

  test('says each text, in its own letters', () => {
    expect(Object.keys(words[language]).sort()).toEqual(ids.toSorted());
    const said = ids.map((id) => say(id));
    expect(said.filter((text) => /\p{Script=Cyrillic}/u.test(text) === (language === 'en'))).toEqual([]);
    expect(said.filter((text) => (language === 'uk' ? /[ёыэъ]/i : /[іїєґ]/i).test(text))).toEqual([]);
  });

  test('has goals that fit on a card', () => {
    expect(ids.filter((id) => id.endsWith('-goal') && say(id).length > 220)).toEqual([]);
  });
});
