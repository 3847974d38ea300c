/** No caption is longer than Telegram takes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsCaption, fittingCaption, LONGEST_CAPTION } from '../../../bot/chat/caption.ts';
import { parseHtml } from '../../../bot/playground/text/html.ts';
import { edit, post, postOffice } from '../../kit/courier/post-office.ts';
import { cover, FakePrinter } from '../../kit/courier/printer.ts';

const plain = (html: string): string =>
  parseHtml(html, {
    userOf: () => undefined,
    fault: (what) => {
      throw new Error(what);
    },
  }).text;

const word = fc.oneof(
  fc.constantFrom('ніч', 'місто спить', '🎩', '&amp;', '&lt;&gt;', '&#127913;', '&#x416;', ' ', '\n', '\n\n'),
  fc.string({ minLength: 1, maxLength: 90, size: 'max', unit: fc.constantFrom('а', 'б', ' ', 'ї') }),
);
const { html } = fc.letrec<{ html: string; inside: string; node: string }>((tie) => ({
  html: fc.array(tie('node'), { maxLength: 60, size: 'max' }).map((parts) => parts.join('')),
  inside: fc.array(tie('node'), { maxLength: 4 }).map((parts) => parts.join('')),
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 4, arbitrary: word },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('b', 'i', 'blockquote', 'tg-spoiler', 'a href="https://t.me/x"'), tie('inside'))
        .map(([tag, inside]) => `<${tag}>${inside}</${tag.split(' ')[0]}>`),
    },
  ),
}));

test('whatever is cut fits, ends with a line and has its tags closed', () => {
  let cuts = 0;
  fc.assert(
    fc.property(html, (words) => {
      const [whole, cut] = [plain(words), plain(fittingCaption(words))];
      expect(fitsCaption(words)).toBe(whole.length <= LONGEST_CAPTION);
      if (whole.length <= LONGEST_CAPTION) {
        expect(fittingCaption(words)).toBe(words);
        return;
      }
      cuts++;
      expect(cut.length).toBeLessThanOrEqual(LONGEST_CAPTION);
      expect(whole.startsWith(cut)).toBe(true);
      const hasLine = whole
        .slice(0, LONGEST_CAPTION + 1)
        .trimStart()
        .includes('\n');
      if (hasLine) expect(whole.slice(cut.length)).toMatch(/^\s*\n/);
    }),
    { numRuns: 150, seed: 11 },
  );
  expect(cuts).toBeGreaterThan(20);
});

test('a single line that is too long is cut, and no sign in two', () => {
  const cut = fittingCaption(`<b>${'a'.repeat(LONGEST_CAPTION - 1)}🎩</b>`);
  expect(cut).toBe(`<b>${'a'.repeat(LONGEST_CAPTION - 1)}</b>`);
});

const long = `<b>First line</b>\n<i>${'я'.repeat(LONGEST_CAPTION)}</i>`;

test('too long for a caption, a new message is a text', async () => {
  const office = await postOffice(new FakePrinter());
  const anna = office.person();
  await office.queue(post(anna.id, 'a', long, { picture: cover('night') }));
  await office.passAll();
  expect(office.messages.map(({ method, ok }) => [method, ok])).toEqual([['sendMessage', true]]);
  expect(anna.direct.messages.at(-1)!.text).toBe(plain(long));
});

test.each([
  ['the same picture', cover('night'), 'editMessageCaption'],
  ['another picture', cover('day'), 'editMessageMedia'],
])('too long for a caption, a photo with %s says what fits', async (_, picture, method) => {
  const office = await postOffice(new FakePrinter());
  const anna = office.person();
  await office.queue(post(anna.id, 'a', 'short', { picture: cover('night') }));
  await office.passAll();
  await office.queue(edit(anna.id, 'a', long, { picture }));
  await office.passAll();
  expect(office.messages.at(-1)).toMatchObject({ method, ok: true });
  expect(anna.direct.messages.at(-1)!.caption).toBe('First line');
});
