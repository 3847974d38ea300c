/** The tables in `docs/booklets` say of every sentence of a booklet where it is held and where people are told it. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../shared/editions/index.ts';
import { hasText } from '../../shared/text/speak.ts';
import { BEATS } from '../../shared/text/story/beats.ts';
import { textOf } from '../kit/files.ts';
import { rowsOf } from './rule-rows.ts';

const PLACES = ['card', 'page', 'coach', 'script', 'news', 'lobby', 'settings', 'console', 'protocol'];
const REASON = /^(not done|no equivalent): \S/;

const tableOf = (edition: string): string => `docs/booklets/${edition}.md`;
const isWritten = (edition: string): boolean => existsSync(new URL(`../../${tableOf(edition)}`, import.meta.url));

const idsIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, id]) => id!);
const isTold = (id: string): boolean => hasText(id) || Object.values(BEATS).some((manner) => Object.hasOwn(manner, id));

test('each edition has its table', () => {
  expect(EDITIONS.filter((edition) => !isWritten(edition))).toEqual([]);
});

describe.each(EDITIONS.filter(isWritten))('%s', (edition) => {
  const rows = rowsOf(textOf(tableOf(edition)));

  test('every row has a number of its own and four cells', () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((cells) => cells.length !== 4 || !cells[0] || !cells[1])).toEqual([]);
    const numbers = rows.map(([number]) => number);
    expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
  });

  test('what is neither held nor told has its reason', () => {
    const isSettled = ([, , held = '', told = '']: readonly string[]) =>
      idsIn(`${held} ${told}`).length > 0 || REASON.test(held) || REASON.test(told);
    expect(rows.filter((row) => !isSettled(row))).toEqual([]);
  });

  test('the rules are of this edition', () => {
    const held = rows.flatMap(([, , cell = '']) => idsIn(cell));
    expect(held.filter((id) => !id.startsWith(`${edition}.`))).toEqual([]);
  });

  test('the rules are in the catalogue', () => {
    const rules = textOf(`docs/rules/${edition}.md`);
    const held = rows.flatMap(([, , cell = '']) => idsIn(cell));
    expect(held.filter((id) => !rules.includes(`- \`${id}\``))).toEqual([]);
  });

  test('the texts are there, each after its place', () => {
    const parts = rows.flatMap(([, , , told = '']) => (REASON.test(told) ? [] : told.split(';')));
    const isPlaced = (part: string) => PLACES.includes(part.trim().split(' ')[0]!);
    expect(parts.filter((part) => idsIn(part).length > 0 && !isPlaced(part))).toEqual([]);
    expect(rows.flatMap(([, , , told = '']) => idsIn(told)).filter((id) => !isTold(id))).toEqual([]);
  });
});
