/** What the printed boxes hold, and that it is the rulebooks' own cards. */
import { expect, test } from 'vitest';
import { rulebooks } from '../../shared/editions/index.ts';

test.each([
  ['party', 26],
  ['city', 29],
  ['spytown', 21],
  ['family', 12],
] as const)('%s has %d cards', (edition, cards) => {
  const { box = {}, speaksOf } = rulebooks[edition];
  expect(Object.values(box).reduce((sum, n) => sum + n, 0)).toBe(cards);
  expect(Object.keys(box).sort()).toEqual([...speaksOf.roles].sort());
});

test('of some there are several', () => {
  expect(rulebooks.city.box).toMatchObject({ citizen: 5, mafioso: 4, yakuza: 3, doctor: 1, judge: 1 });
  expect(rulebooks.family.box).toMatchObject({ citizen: 4, mafioso: 3, maniac: 1 });
  expect(rulebooks.spytown.box).toEqual({ agent: 1, policeman: 15, mafioso: 5 });
  expect(rulebooks.party.box).toMatchObject({ citizen: 8, mafioso: 3, yakuza: 3, 'honest-judge': 2 });
});

test('a rulebook for tournaments comes without a box', () => {
  expect(rulebooks.sport.box).toBeUndefined();
});
