/** The other side of a card: what stops the role, and how the booklet would play it. */
import { expect, test } from 'vitest';
import { rulebooks } from '../../shared/editions/index.ts';
import { LANGUAGES } from '../../shared/text/languages.ts';
import { hasText, texts } from '../../shared/text/speak.ts';

/** A card is not scrolled. */
const LONGEST = 420;

const books = Object.values(rulebooks).map((book) => [book.id, book] as const);

test.each(books)('%s: every role has one', (edition, { speaksOf }) => {
  const wanted = speaksOf.roles.flatMap((role) => ['ends', 'tip'].map((what) => `${edition}-role-${role}-${what}`));
  expect(wanted.filter((id) => !hasText(id))).toEqual([]);
});

test.each(books)('%s: so has every role that is dressed', (edition, book) => {
  const dressed = Object.values(book.modes).flatMap(({ dress }) =>
    dress ? Object.keys(dress.emblems).map((role) => `${edition}-${dress.voice}-role-${role}`) : [],
  );
  expect(dressed.flatMap((id) => [`${id}-ends`, `${id}-tip`]).filter((id) => !hasText(id))).toEqual([]);
});

test.each(LANGUAGES)('%s: each is plain text and short enough for a card', (language) => {
  const sides = Object.entries(texts[language]).filter(([id]) => /-role-.+-(ends|tip)$/.test(id));
  expect(sides.length).toBeGreaterThanOrEqual(18);
  for (const [id, text] of sides) {
    expect(text, id).not.toMatch(/[<>&{}]/);
    expect(text.length, id).toBeLessThanOrEqual(LONGEST);
  }
});
