/** Finding something in the rulebooks. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf, type Found, find, folded, piecesOf, termsOf } from '../../webapp/state/search.ts';

const entry = (id: string, title: string, text: string): Found => ({ kind: 'role', edition: 'x', id, title, text });

const entries = [
  entry('1', 'Перевертень', 'Починає за місто.'),
  entry('2', 'Лікар', 'Рятує одного гравця, крім перевертня.'),
  entry('3', 'Ґазда', 'Знає кожну м’яту.'),
  entry('4', 'Ёлка', 'Стоит.'),
];

const found = (query: string) => find(entries, termsOf(query)).map(({ id }) => id);

test('capitals, accents and apostrophes do not matter', () => {
  expect(found('ПЕРЕВЕРТ')).toEqual(['1', '2']);
  expect(found('газда')).toEqual(['3']);
  expect(found("м'яту")).toEqual(['3']);
  expect(found('елка')).toEqual(['4']);
});

test('all words count, wherever they stand; a title that begins with one comes first', () => {
  expect(found('гравця лікар')).toEqual(['2']);
  expect(found('перевертень гравця')).toEqual([]);
  expect(found('пере')[0]).toBe('1');
  expect(found('нема такого')).toEqual([]);
});

test('what is found is marked, and nothing of the text is lost', () => {
  expect(piecesOf('Знає кожну м’яту.', termsOf("м'яту"))).toEqual([
    { text: 'Знає кожну ', isHit: false },
    { text: 'м’яту', isHit: true },
    { text: '.', isHit: false },
  ]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 4 }), (text, query) => {
      const pieces = piecesOf(text, termsOf(query));
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      const hits = pieces.filter(({ isHit }) => isHit).map((piece) => folded(piece.text));
      for (const hit of hits) expect(termsOf(query).some((term) => hit.includes(term))).toBe(true);
    }),
  );
});

test('of a long page only the part around the first hit is shown', () => {
  const before = 'Перед цим довго йдеться про інше. '.repeat(20);
  const text = `${before}Тут стоїть рівність, а далі знову інше. ${'І ще багато слів потому. '.repeat(20)}`;
  const shown = excerptOf(text, termsOf('рівність'));
  expect(shown).toContain('рівність');
  expect(shown.length).toBeLessThan(240);
  expect(shown.startsWith('… ')).toBe(true);
  expect(shown.endsWith(' …')).toBe(true);
  // Its title was found, not its text.
  expect(excerptOf(text, termsOf('нема'))).toMatch(/^Перед цим .* …$/);
  expect(excerptOf('Коротко.', termsOf('нема'))).toBe('Коротко.');
  const end = `${before}рівність.`;
  expect(excerptOf(end, termsOf('рівність')).endsWith('рівність.')).toBe(true);
});
