/** Nothing that we say or write down is a booklet's sentence: no seven words in a row are the same. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../shared/text/languages.ts';
import { texts } from '../../shared/text/speak.ts';
import { stories } from '../../shared/text/story/index.ts';
import { filesIn, textOf } from '../kit/files.ts';

const SEEDS = new URL('../../../shared/seeds/', import.meta.url);
const isHere = existsSync(SEEDS);
if (!isHere) console.warn('the booklets are not beside the project, so our words are not compared with them');

const RUN = 7;

/** What can be written in one way only: a formula. */
const OFFICIAL: readonly string[] = ['K = 1 + (N/2 − n) / (N/2)'];

/** Words as they are compared: lines joined, no case, no punctuation, `ё` and apostrophes alike. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/(\p{L})-\s*\n\s*(\p{Ll})/gu, '$1$2')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/(?<=\p{L})['’ʼ`](?=\p{L})/gu, '')
    .match(/[\p{L}\d]+/gu) ?? [];

const runsOf = (text: string): readonly string[] => {
  const words = wordsOf(text);
  return words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' '));
};

/** What a text says without a break: cut at its values, its variants and its paragraphs. */
const partsOf = (text: string): readonly string[] => text.split(/[{}\n]|\*?\[\w+\]|<[^>]*>/);

const booklets = isHere ? readdirSync(SEEDS).map((file) => readFileSync(new URL(file, SEEDS), 'utf8')) : [];
const printed = new Set(booklets.flatMap(runsOf));
const official = OFFICIAL.flatMap(runsOf);
const copiedIn = (text: string): readonly string[] =>
  partsOf(text).flatMap((part) => runsOf(part).filter((run) => printed.has(run) && !official.includes(run)));

const said = LANGUAGES.flatMap((language) => [
  ...Object.entries(texts[language]).map(([id, text]) => [`${language} ${id}`, text] as const),
  ...Object.entries(stories[language]).flatMap(([manner, beats]) =>
    Object.entries(beats).flatMap(([beat, lines]) =>
      lines.map((line: string, i: number) => [`${language} ${manner} ${beat} ${i}`, line] as const),
    ),
  ),
]);

test.runIf(isHere)('the booklets are read', () => {
  expect(booklets).toHaveLength(5);
  expect(printed.size).toBeGreaterThan(10_000);
});

test.runIf(isHere)('no text is copied', () => {
  const copied = said.flatMap(([id, text]) => copiedIn(text).map((run) => `${id}: ${run}`));
  expect(copied).toEqual([]);
});

test.runIf(isHere)('nothing in the docs is copied', () => {
  const docs = filesIn('docs', '.md');
  expect(docs.length).toBeGreaterThan(10);
  expect(docs.flatMap((file) => textOf(file).split('|').flatMap(copiedIn))).toEqual([]);
});

test.runIf(isHere)('what is official is printed', () => {
  expect(
    OFFICIAL.filter((phrase) => !booklets.some((text) => wordsOf(text).join(' ').includes(wordsOf(phrase).join(' ')))),
  ).toEqual([]);
});
