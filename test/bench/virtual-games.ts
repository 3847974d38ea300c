/** One process of P11: whole games through the whole program, several tables at once, as fast as the clock can be moved. */
import { openTable } from '../../bot/lab/by-telegram.ts';
import { openHouse } from '../../bot/lab/house.ts';
import type { WantedGame } from '../../bot/lab/wanted.ts';

const [from = 0, games = 0, atOnce = 1] = process.argv.slice(2).map(Number);

/** Ten at the first table of the box: what most people play. */
const wanted = (seed: number): WantedGame => ({
  edition: 'party',
  mode: 'base',
  players: 10,
  seed,
  language: 'en',
  strength: 'lazy',
  via: 'telegram',
});

const house = await openHouse();
const start = performance.now();
const open: { readonly since: number; readonly isOver: () => boolean }[] = [];
let [begun, simulated] = [0, 0];
while (begun < games || open.length > 0) {
  while (begun < games && open.length < atOnce) {
    const since = house.clock.now();
    open.push({ since, isOver: (await openTable(house, wanted(from + begun++))).isOver });
  }
  await house.step();
  for (const table of open.filter(({ isOver }) => isOver())) {
    simulated += house.clock.now() - table.since;
    open.splice(open.indexOf(table), 1);
  }
}
const wall = performance.now() - start;
const { faults, calls } = house.telegram;
console.log(JSON.stringify({ simulated, wall, calls: calls.length, faults: faults.length }));
await house.close();
