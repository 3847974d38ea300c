/** The laws of cards, windows and ballots find what breaks them. */
import { expect, test } from 'vitest';
import type { Rules, Window } from '../../shared/engine/rules.ts';
import { playOut } from '../kit/laws/random-game.ts';
import { type Sitting, sitDown } from '../kit/rules/sitting.ts';

const changed =
  (window: string, change: (own: Window) => Window) =>
  (rules: Rules): Rules => ({
    ...rules,
    windows: { ...rules.windows, [window]: change(rules.windows![window]!) },
  });

/** Only those who really can answer are asked, so that the others have nothing to tap. */
const asksHoldersOnly =
  (rules: Rules) =>
  (own: Window): Window => ({
    ...own,
    asks: (game, spec) =>
      game.seats.flatMap((seat) => (!seat.out && own.may(game, rules, seat, spec).length > 0 ? [seat.id] : [])),
  });

const FAULTS: readonly (readonly [string, string, (rules: Rules) => Rules, RegExp])[] = [
  [
    'a day that is over as soon as nobody can act',
    'hideout',
    changed('dusk', ({ isFixed: _, ...own }) => ({ ...own, might: () => false })),
    /dusk ended early/,
  ],
  ['a day that a card ends', 'wiretap', changed('dusk', (own) => ({ ...own, did: () => [] })), /dusk ended early/],
  [
    'a rescue for holders only',
    'bandage',
    (rules) => changed('rescue', asksHoldersOnly(rules))(rules),
    /has nothing to tap/,
  ],
  [
    'a rescue that is not settled',
    'vest',
    (rules) => ({ ...rules, steps: { ...rules.steps, fall: () => [] } }),
    /somebody is left hit/,
  ],
];

test.each(FAULTS)('%s', (_, card, spoil, law) => {
  const isFound = (seed: string): boolean => {
    const sitting: Sitting = { edition: 'spytown', mode: 'extended', players: 12, seed, options: { cards: [card] } };
    const table = sitDown(sitting);
    try {
      playOut({ ...table, rules: spoil(table.rules) }, seed);
      return false;
    } catch (error) {
      return law.test(String(error));
    }
  };
  expect(Array.from({ length: 60 }, (_, i) => `${i}`).some(isFound)).toBe(true);
});
