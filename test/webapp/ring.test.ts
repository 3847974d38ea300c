/** Where the seats stand round the table. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gap, placesOn } from '../../webapp/parts/table/ring.ts';

const size = fc.record({ width: fc.integer({ min: 320, max: 520 }), height: fc.integer({ min: 400, max: 620 }) });
const table = fc
  .integer({ min: 6, max: 26 })
  .chain((seats) => fc.record({ seats: fc.constant(seats), first: fc.integer({ min: 0, max: seats - 1 }) }));

test('the own seat is at six o’clock and the next one to its left', () => {
  fc.assert(
    fc.property(size, table, ({ width, height }, { seats, first }) => {
      const places = placesOn({ width, height }, seats, first, seats > 16);
      expect(places).toHaveLength(seats);
      const own = places[first]!;
      expect(own.x).toBeCloseTo(width / 2, 0);
      expect(own.y).toBeCloseTo(Math.max(...places.map(({ y }) => y)), 5);
      expect(places[(first + 1) % seats]!.x).toBeLessThan(own.x);
      expect(places[(first + seats - 1) % seats]!.x).toBeGreaterThan(own.x);
    }),
  );
});

test('nobody sits outside of the field, and neighbours are equally far apart', () => {
  fc.assert(
    fc.property(size, table, ({ width, height }, { seats, first }) => {
      const places = placesOn({ width, height }, seats, first, seats > 16);
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(20);
        expect(x).toBeLessThanOrEqual(width - 20);
        expect(y).toBeGreaterThanOrEqual(26);
        expect(y).toBeLessThanOrEqual(height - 26);
      }
      const gaps = places.map(({ x, y }, i) => {
        const next = places[(i + 1) % seats]!;
        return Math.hypot(next.x - x, next.y - y);
      });
      // Across a bend the straight way is a little shorter than along the table.
      if (seats >= 10) expect(Math.min(...gaps)).toBeGreaterThan(Math.max(...gaps) * 0.65);
    }),
  );
});

test('before the field is measured nobody is placed', () => {
  expect(placesOn({ width: 0, height: 0 }, 10, 0, false)).toEqual([]);
  expect(gap([])).toBe(Number.POSITIVE_INFINITY);
});

test('the more sit at a table, the nearer are neighbours', () => {
  const gaps = [8, 12, 16, 24].map((seats) => gap(placesOn({ width: 358, height: 560 }, seats, 0, false)));
  expect(gaps).toEqual([...gaps].sort((a, b) => b - a));
  expect(gaps[3]).toBeGreaterThan(0);
});
