/** Whatever role somebody wants to practise, a table is found that holds it, and the deal gives it to them. */
import { expect, test } from 'vitest';
import { seatName } from '../../../bot/table/desk.ts';
import { soloTable } from '../../../bot/table/solo-setting.ts';
import { rulebooks } from '../../../shared/editions/index.ts';
import { sealedDeal } from '../../../shared/engine/setup/commitment.ts';
import { cardsOf, compositionOf } from '../../../shared/engine/setup/composition.ts';
import { deal, dealtTo } from '../../../shared/engine/setup/deal.ts';
import { openGame } from '../../../shared/engine/setup/open.ts';
import { prepare } from '../../../shared/engine/setup/prepare.ts';

const SECRETS = ['one', 'two', 'three'].map((seed) => ({ seed, nonce: `nonce ${seed}` }));

const cases = Object.values(rulebooks).flatMap((rulebook) =>
  [null, ...rulebook.speaksOf.roles].map((role) => ({ edition: rulebook.id, role, rulebook })),
);

test.each(cases)('$edition: $role', ({ rulebook, role }) => {
  for (const secret of SECRETS) {
    const table = soloTable(rulebook, role, secret.seed)!;
    const { setting, players } = table;
    expect(rulebook.modes[setting.mode]!.dress).toBeUndefined();
    const seats = Array.from({ length: players }, (_, i) => seatName(i));
    const prepared = prepare(rulebook, { ...setting, players: seats }, secret.seed);
    if ('refused' in prepared) throw new Error(prepared.refused.id);
    const dealt = deal(rulebook, prepared, secret);
    if (role === null) continue;
    for (const seat of [seats[0]!, seats.at(-1)!]) {
      const given = dealtTo(dealt, prepared.rules, seat, role);
      expect(given.seats.find(({ id }) => id === seat)?.role).toBe(role);
      // The same cards at the same places, but for two that were exchanged.
      expect(compositionOf(given.seats.map((one) => one.role))).toEqual(
        compositionOf([...cardsOf(prepared.composition)]),
      );
      expect(given.seats.map(({ id, card }) => [id, card])).toEqual(dealt.seats.map(({ id, card }) => [id, card]));
      const moved = given.seats.filter((one, i) => one.role !== dealt.seats[i]!.role);
      expect([0, 2]).toContain(moved.length);
      expect(sealedDeal(given, prepared.rules).split('\n')).toHaveLength(players + 3);
      expect(openGame(given, prepared.rules).game.outcome).toBeNull();
    }
  }
});

test('a role that a rulebook does not have is not dealt', () => {
  for (const rulebook of Object.values(rulebooks)) {
    expect(soloTable(rulebook, 'nobody', 'seed')).toBeNull();
    const { setting, players } = soloTable(rulebook, null, 'seed')!;
    const seats = Array.from({ length: players }, (_, i) => seatName(i));
    const prepared = prepare(rulebook, { ...setting, players: seats }, 'seed');
    if ('refused' in prepared) throw new Error(prepared.refused.id);
    const dealt = deal(rulebook, prepared, { seed: 'seed', nonce: '' });
    expect(() => dealtTo(dealt, prepared.rules, 'p1', 'nobody')).toThrow('cannot be dealt');
  }
});
