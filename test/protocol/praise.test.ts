/** Who is honoured for the best intuition. */
import { expect, test } from 'vitest';
import { praised } from '../../shared/protocol/praise.ts';

const guesses = (...list: readonly (readonly [right: number, of: number])[]) =>
  list.map(([right, of], i) => ({ seat: `p${i + 1}`, right, of }));

test.each([
  ['the surest', guesses([1, 3], [2, 3], [1, 2]), { seats: ['p2'], right: 2, of: 3 }],
  ['of two equally sure the one who was right more often', guesses([1, 2], [2, 4]), { seats: ['p2'], right: 2, of: 4 }],
  ['up to three who share it', guesses([1, 1], [0, 2], [1, 1], [1, 1]), { seats: ['p1', 'p3', 'p4'], right: 1, of: 1 }],
  ['nobody where four share it', guesses([1, 1], [1, 1], [1, 1], [1, 1]), null],
  ['nobody who was never right', guesses([0, 2], [0, 1]), null],
  ['nobody where nobody suspected', [], null],
])('%s', (_, intuition, expected) => expect(praised(intuition)).toEqual(expected));
