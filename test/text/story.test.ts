/** The editor's check: every line that a narrator may say, in every language and manner. */
import { describe, expect, test } from 'vitest';
import { rulebooks } from '../../shared/editions/index.ts';
import { LANGUAGES } from '../../shared/text/languages.ts';
import { BEATS, fewest, MANNERS, type Manner, THREADS, TONES } from '../../shared/text/story/beats.ts';
import { stories, voiceOf } from '../../shared/text/story/index.ts';
import { faultsIn } from '../kit/telling/editor.ts';

const voices = LANGUAGES.flatMap((language) => MANNERS.map((manner) => ({ language, manner })));

test.each(voices)('$language, $manner: nothing to mend', ({ language, manner }) => {
  expect(faultsIn(language, manner, stories[language][manner])).toEqual([]);
});

test.each(voices)('$language, $manner: every line can be said', ({ language, manner }) => {
  const voice = voiceOf(language, manner);
  for (const [beat, names] of Object.entries<readonly string[]>(BEATS[manner])) {
    const values = Object.fromEntries(names.map((name) => [name, `«${name}»`]));
    for (let way = 0; way < voice.ways(beat); way++) {
      const line = voice.tell(beat, way, values);
      for (const name of names) expect(line.split(`«${name}»`)).toHaveLength(2);
    }
  }
});

test('the editor sees what is wrong', () => {
  const right = stories.uk.noir;
  const faultsWith = (beat: keyof typeof right, line: string) =>
    faultsIn('uk', 'noir', { ...right, [beat]: [...right[beat], line] });
  expect(faultsWith('news-quiet', 'Тиxо.').join()).toContain('another alphabet');
  expect(faultsWith('news-quiet', 'Было тихо.').join()).toContain('Ukrainian has not');
  expect(faultsWith('news-quiet', `${'Дуже тихо. '.repeat(13)}Так.`).join()).toContain('long');
  expect(faultsWith('news-out-shot', 'Хтось загинув.').join()).toContain('holds no value');
  expect(faultsWith('news-quiet', 'Тихо, { $name }.').join()).toContain('holds name');
  expect(faultsWith('news-quiet', '<b>Тихо.</b>').join()).toContain('markup');
  expect(faultsWith('news-quiet', right['news-quiet'][0]!).join()).toContain('is also in');
  expect(faultsIn('uk', 'noir', { ...right, 'news-quiet': right['news-quiet'].slice(1, 8) }).join()).toContain(
    'too few',
  );
  const { 'news-quiet': _, ...rest } = right;
  expect(faultsIn('uk', 'noir', rest).join()).toContain('too few');
  const kids = stories.uk.kids;
  expect(
    faultsIn('uk', 'kids', { ...kids, 'news-quiet': [...kids['news-quiet'], 'Нікого не вбито.'] }).join(),
  ).toContain('not for children');
});

test('there are at least eight ways to tell each event, and fifteen things to remember', () => {
  expect(Object.keys(THREADS).length).toBeGreaterThanOrEqual(15);
  for (const tone of TONES)
    for (const beat of Object.keys(BEATS[tone])) expect(fewest(beat)).toBe(beat in THREADS ? 4 : 8);
});

/** In which manners an edition can be told. */
const mannersOf = (edition: keyof typeof rulebooks): readonly Manner[] => {
  const { manner, modes } = rulebooks[edition];
  const isDressed = Object.values(modes).some(({ dress }) => dress !== undefined);
  return [...(manner ? [manner] : TONES), ...(isDressed ? (['kids'] as const) : [])];
};

describe.each(Object.keys(rulebooks) as (keyof typeof rulebooks)[])('%s', (edition) => {
  const { speaksOf } = rulebooks[edition];
  test.each(mannersOf(edition).filter((manner) => manner !== 'kids'))('%s has a line for all its news', (manner) => {
    const beats = BEATS[manner];
    const known = (beat: string) => Object.hasOwn(beats, beat);
    const keys = speaksOf.news.filter((key) => !['out', 'card'].includes(key));
    expect(keys.filter((key) => !known(`news-${key}`))).toEqual([]);
    expect(speaksOf.sides.filter((side) => !known(`side-${side}-won`))).toEqual([]);
    const spoken = (speaksOf.cards ?? []).filter((card) => card !== 'neutral' && card !== 'defector');
    expect(spoken.filter((card) => !known(`news-card-${card}`))).toEqual([]);
  });
});
