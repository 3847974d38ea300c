/** The app tells facts and news as the bot does, but for names. */
import { beforeAll, describe, expect, test } from 'vitest';
import { wordsOf } from '../../bot/narrator/words.ts';
import { rulebooks } from '../../shared/editions/index.ts';
import { voicesOf } from '../../shared/engine/rulebook.ts';
import { factText } from '../../shared/text/facts.ts';
import { LANGUAGES } from '../../shared/text/languages.ts';
import { newsText } from '../../shared/text/news.ts';
import type { Wording } from '../../shared/text/wording.ts';
import { factLines } from '../../webapp/state/told/facts.ts';
import { wording } from '../../webapp/state/told/wording.ts';
import { speak, speakOf, voices } from '../../webapp/state/words.ts';
import { factsOf, newsOf } from '../kit/telling/tellable.ts';

Object.assign(globalThis, { document: { documentElement: {} } });

const games = Object.values(rulebooks).flatMap((book) =>
  Object.keys(book.modes).map((mode) => ({ book, spoken: voicesOf(book, mode), title: `${book.id} ${mode}` })),
);

const NAMES: Pick<Wording, 'isPlace' | 'name' | 'names'> = {
  isPlace: (id) => id === 'p1',
  name: () => '№',
  names: (ids) => ids.map(() => '№').join(', '),
};

describe.each(LANGUAGES)('%s', (language) => {
  beforeAll(() => speak(language));

  test.each(games)('$title', async ({ book, spoken }) => {
    await speakOf(...spoken);
    voices.value = spoken;
    const [inApp, inChat] = [wording, wordsOf(spoken, language)].map((words) => ({ ...words, ...NAMES }));
    for (const fact of factsOf(book, 'p1')) {
      for (const isRetold of [true, false]) {
        expect(factText(fact, inApp!, isRetold)).toBe(factText(fact, inChat!, isRetold));
      }
    }
    for (const item of newsOf(book, spoken, 'p1')) expect(newsText(item, inApp!)).toBe(newsText(item, inChat!));
  });
});

test('what was told twice is said once', async () => {
  await speak('en');
  await speakOf('party');
  voices.value = ['party'];
  const fact = { about: 'p1', is: 'black', value: true };
  expect(factLines([fact, fact, { ...fact, value: false }])).toHaveLength(2);
});
