/** The planted leaks can still be planted; that each is caught `npm run mutants` shows. */
import { expect, test } from 'vitest';
import { textOf } from '../kit/files.ts';
import { KINDS, MUTANTS } from './list.ts';
import { planted } from './planted.ts';

test.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))('%s', (_, mutant) => {
  expect(planted(mutant, textOf(mutant.file))).not.toBe(textOf(mutant.file));
  expect(textOf(mutant.caughtBy.test)).toContain('test');
});

test('there are many, of every kind, and those among them that nothing caught once', () => {
  expect(MUTANTS.length).toBeGreaterThanOrEqual(50);
  for (const [kind, mutants] of Object.entries(KINDS)) expect(mutants.length, kind).toBeGreaterThanOrEqual(2);
  const names = MUTANTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining([
      'a refusal of send-out that tells the side',
      'a heartbeat at every hidden act',
      'a header that counts hidden events',
    ]),
  );
});
