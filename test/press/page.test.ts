/** Whatever people call themselves: every word stays in its frame, nothing lies on anything else, no name is lost. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { display, roman, round } from '../../bot/press/faces.ts';
import { fitted } from '../../bot/press/fitting.ts';
import { laidOut } from '../../bot/press/layout.ts';
import { type Frame, HEIGHT, type PaperPage, WIDTH } from '../../bot/press/page.ts';
import type { Look, Picture } from '../../bot/press/picture.ts';
import { NAMELESS, printable, printableName, printableTitle } from '../../bot/press/signs.ts';
import { EDITIONS } from '../../shared/editions/index.ts';
import { playedSamples } from './played.ts';
import { coverOf, extraOf, morningOf, STRANGE_NAMES, samples } from './samples.ts';

const SLACK = 0.6;
const PAGE: Frame = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

const isInside = (box: Frame, frame: Frame): boolean =>
  box.x >= frame.x - SLACK &&
  box.y >= frame.y - SLACK &&
  box.x + box.width <= frame.x + frame.width + SLACK &&
  box.y + box.height <= frame.y + frame.height + SLACK;

const overlap = (one: Frame, other: Frame): boolean =>
  one.x + one.width > other.x + SLACK &&
  other.x + other.width > one.x + SLACK &&
  one.y + one.height > other.y + SLACK &&
  other.y + other.height > one.y + SLACK;

function faultsOf({ texts }: PaperPage): readonly string[] {
  return texts.flatMap(({ text, box, frame, size }, i) => [
    ...(isInside(box, frame) ? [] : [`out of its frame: ${text}`]),
    ...(isInside(box, PAGE) ? [] : [`off the page: ${text}`]),
    ...(size >= 5 ? [] : [`too small: ${text}`]),
    ...texts
      .slice(i + 1)
      .filter((other) => overlap(box, other.box))
      .map((other) => `${text} lies on ${other.text}`),
  ]);
}

const anyWords = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'WЩІi. -ґЙ'), maxLength: 140 }),
  fc.constantFrom(...STRANGE_NAMES),
);
const anyName = fc.oneof(anyWords, fc.string({ unit: fc.constantFrom('W', 'Щ', 'Ї'), maxLength: 64 }));
const anyLook = fc.constantFrom<Look>('noir', 'kids');
const anyThree = fc.tuple(anyWords, anyWords, anyWords);
const anyColumn = fc.record({ title: anyWords, text: anyWords });
const anyLabelled = fc.record({ label: anyWords, text: anyWords });
const front = {
  masthead: anyWords,
  strip: anyThree,
  dateline: anyThree,
  headline: anyWords,
  deck: anyWords,
  foot: anyWords,
};

const anyMorning = fc
  .record({
    ...front,
    columns: fc.array(anyColumn, { maxLength: 4 }),
    boxes: fc.array(
      fc.record({
        icon: fc.constant('muted'),
        label: anyWords,
        names: fc.array(anyName, { minLength: 1, maxLength: 6 }),
      }),
      { maxLength: 4 },
    ),
    weather: anyLabelled,
    ad: anyColumn,
    emblems: fc.array(fc.constant('face-down'), { maxLength: 12 }),
  })
  .chain((words) => anyLook.map((look): Picture => morningOf(look, 'uk', [], 0, words)));

const anyExtra = fc
  .record({
    ...front,
    people: fc.array(
      fc.record({
        number: fc.integer({ min: 1, max: 26 }),
        name: anyName,
        role: anyWords.map((role) => [...role].slice(0, 24).join('')),
        emblem: fc.constant('face-down'),
        isWinner: fc.boolean(),
        isOut: fc.boolean(),
      }),
      { minLength: 1, maxLength: 26, size: 'max' },
    ),
    awards: fc.array(anyLabelled, { maxLength: 8 }),
    legend: fc.record({ winners: anyWords, people: anyWords, awards: anyWords }),
  })
  .chain((words) => anyLook.map((look): Picture => extraOf(look, 'uk', 1, 0, words)));

const anyCover = fc
  .record({ group: anyWords, edition: anyWords, mode: anyWords, seats: anyLabelled, line: anyWords, foot: anyWords })
  .chain((words) => anyLook.map((look): Picture => coverOf(look, 'uk', 20, words)));

describe('the page holds', () => {
  test('every sample, in letters of 22 pixels at least where nobody has an impossible name', () => {
    for (const { name, picture } of samples()) {
      const page = laidOut(picture);
      expect(faultsOf(page), name).toEqual([]);
      if (!name.includes('strange'))
        expect(Math.min(...page.texts.map((text) => text.size)), name).toBeGreaterThanOrEqual(22);
    }
  });

  test.each(EDITIONS)('whatever a game of %s has to tell, at a full table', async (edition) => {
    const pictures = await playedSamples(edition, 0);
    expect(new Set(pictures.map(({ picture }) => picture.is))).toEqual(new Set(['cover', 'morning', 'extra']));
    for (const { name, picture } of pictures) expect(faultsOf(laidOut(picture)), name).toEqual([]);
  });

  test.each([
    ['morning', anyMorning],
    ['extra', anyExtra],
    ['cover', anyCover],
  ] as const)('any words: %s', (_, anyPicture) => {
    fc.assert(
      fc.property(anyPicture, (picture) => {
        expect(faultsOf(laidOut(picture))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a name', () => {
  const bare = (text: string): string => text.replace(/\s/g, '');

  test('is there with all its signs, at any length', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom(...'WЩЇÜłя1 -.'), minLength: 1, maxLength: 64 }), {
          minLength: 1,
          maxLength: 26,
        }),
        anyLook,
        (names, look) => {
          const face = look === 'noir' ? display : round;
          const [person] = extraOf(look, 'uk', 1, 0).people;
          const people = names.map((name, i) => ({ ...person!, number: i + 1, name, isWinner: i % 2 === 0 }));
          const placed = laidOut(extraOf(look, 'uk', 1, 8, { people })).texts.map(({ text }) => bare(text));
          for (const name of names) expect(placed).toContain(bare(printableName(name, face)));
        },
      ),
      { numRuns: 25 },
    );
  });

  test.each([
    ['Марта', 'Марта'],
    ['  Łukasz   Ödegård ', 'Łukasz Ödegård'],
    ['👨‍👩‍👧‍👦 Сім’я 🇺🇦', 'Сім’я'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿✌🏽️', NAMELESS],
    ['محمد', NAMELESS],
    ['\u202eназад\u202c', 'назад'],
    ['𝓐𝓷𝓷𝓪 ﬁ', 'Anna ﬁ'],
    ['i\u0306 и\u0306 Z\u0337\u0322a', 'ĭ й Za'],
    ['Боб (🎭)', 'Боб'],
    ['1️⃣', '1'],
    ['<b>&"</b>', '<b>&"</b>'],
    ['', NAMELESS],
  ])('%s is printed as %s', (name, printed) => {
    expect(printableName(name, display)).toBe(printed);
  });
});

test.each([
  ['№ stays with its number', 'A victim of last night was № 18, who sat beside № 7.', /№$/],
  [
    'no word of two letters begins a line behind a hyphen',
    'Уночі хтось кудись-то пішов, а хто-то й десь-то був.',
    /-$/,
  ],
])('%s, however narrow the column is', (_, words, end) => {
  const lines = Array.from({ length: 300 }, (_, i) => {
    const block = fitted(words, { face: roman, width: 160 + i, lines: 40, largest: 25, smallest: 25 });
    return block.lines;
  });
  expect(new Set(lines.map(({ length }) => length)).size).toBeGreaterThan(2);
  for (const line of lines.flat()) expect(line).not.toMatch(end);
});

test('a title is cut after 34 signs, at a word where there is one', () => {
  expect(printableTitle('Рівно тридцять чотири знаки тут ні', display)).toBe('Рівно тридцять чотири знаки тут ні');
  expect(printableTitle('Клуб любителів довгих назв, які не вміщуються', display)).toBe(
    'Клуб любителів довгих назв, які…',
  );
  expect(printableTitle('Щ'.repeat(60), display)).toBe(`${'Щ'.repeat(33)}…`);
});

test('a title of which nothing can be printed gives way to the name of the paper', () => {
  for (const look of ['noir', 'kids'] as const) {
    const picture = morningOf(look, 'uk', [], 0, { masthead: '🎭🔥' });
    const paper = printable(picture.dateline[1], display);
    expect(laidOut(picture).texts.map(({ text }) => text.replace('\n', ' '))).toContain(paper);
  }
});
