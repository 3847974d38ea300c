/** What practice players draw by: all of a gang alike, nobody else, and the same after a restart. */
import { expect, test } from 'vitest';
import type { Lots } from '../../../bot/computer/lots.ts';
import { membershipOf, ownLots } from '../../../bot/table/lots.ts';
import type { Game } from '../../../shared/engine/model.ts';
import { sitDown } from '../../kit/rules/sitting.ts';

const drawn = (lots: Lots | undefined): string =>
  lots ? Array.from({ length: 8 }, (_, i) => lots('matter', i).below(1000)).join() : 'nothing';

/** As it would be read from the disk. */
const again = (game: Game): Game => JSON.parse(JSON.stringify(game)) as Game;

const table = sitDown({ edition: 'party', mode: 'extended', players: 17, seed: 'lots' });
const { game, rules } = table;

test('those of a gang draw alike, others have nothing to do with it', () => {
  const byGang = new Map<string, Set<string>>();
  for (const { id, gang } of game.seats) {
    const shared = membershipOf(game, rules, id);
    expect(shared?.gang ?? null).toBe(gang);
    const lots = byGang.get(gang ?? '') ?? new Set();
    byGang.set(gang ?? '', lots.add(drawn(shared?.lots)));
  }
  expect(byGang.size).toBeGreaterThan(2);
  for (const lots of byGang.values()) expect(lots.size).toBe(1);
  expect(new Set([...byGang.values()].flatMap((lots) => [...lots])).size).toBe(byGang.size);
});

test('what each draws alone is their own', () => {
  expect(new Set(game.seats.map(({ id }) => drawn(ownLots(game, id)))).size).toBe(game.seats.length);
});

test('a restart changes no lot, another deal all of them', () => {
  const [first] = game.seats;
  const other = { ...game, deal: { ...game.deal, seed: 'other lots' } };
  expect(drawn(ownLots(again(game), first!.id))).toBe(drawn(ownLots(game, first!.id)));
  expect(drawn(ownLots(other, first!.id))).not.toBe(drawn(ownLots(game, first!.id)));
  const { id } = game.seats.find(({ gang }) => gang !== null)!;
  const shared = (of: Game) => drawn(membershipOf(of, rules, id)?.lots);
  expect(shared(again(game))).toBe(shared(game));
  expect(shared(other)).not.toBe(shared(game));
});

test('whoever is turned draws with the gang from then on', () => {
  const [citizen, mafioso] = [
    game.seats.find(({ gang }) => gang === null)!,
    game.seats.find(({ gang }) => gang !== null)!,
  ];
  const turned: Game = {
    ...game,
    seats: game.seats.map((seat) =>
      seat.id === citizen.id ? { ...seat, gang: mafioso.gang, role: mafioso.role } : seat,
    ),
  };
  expect(membershipOf(game, rules, citizen.id)).toBeNull();
  expect(drawn(membershipOf(turned, rules, citizen.id)?.lots)).toBe(drawn(membershipOf(game, rules, mafioso.id)?.lots));
});
