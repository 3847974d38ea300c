/** `sport.nominate`, `sport.withdraw`: the judge's own word is in every line, whatever stands around it. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../shared/text/languages.ts';
import { texts } from '../../shared/text/speak.ts';
import { stories } from '../../shared/text/story/index.ts';

const WORDS = {
  uk: { nominated: 'Прийнято', withdrawn: 'Відкликано' },
  ru: { nominated: 'Принято', withdrawn: 'Отозвано' },
  en: { nominated: 'Accepted', withdrawn: 'Withdrawn' },
} as const;

test.each(LANGUAGES)('«accepted» and «withdrawn» are said every time: %s', (language) => {
  for (const beat of ['nominated', 'withdrawn'] as const) {
    const word = WORDS[language][beat];
    const lines = [...stories[language].strict[`news-${beat}`], texts[language][`sport-news-${beat}`]];
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.filter((line) => line.split(word).length !== 2)).toEqual([]);
    expect(texts[language]['sport-round-day']).toContain(word);
  }
});
