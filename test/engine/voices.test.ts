import { expect, test } from 'vitest';
import { rulebooks } from '../../shared/editions/index.ts';
import { voicesOf } from '../../shared/engine/rulebook.ts';

test.each([
  ['city', 'standard', ['city']],
  ['spytown', 'basic', ['spytown', 'two-ballots']],
  ['spytown', 'kids', ['spytown-kids', 'kids', 'spytown', 'two-ballots']],
  ['family', 'kids', ['family-kids', 'kids', 'family', 'two-ballots']],
  ['family', 'none', ['family', 'two-ballots']],
] as const)('%s %s speaks in the first of these voices that has the words', (edition, mode, voices) => {
  expect(voicesOf(rulebooks[edition], mode)).toEqual(voices);
});
