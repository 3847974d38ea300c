/** `npm run odds [-- --games 2000] [-- --strength fair]`: works out anew what lobbies say of every table as its rulebook sets it. */
import { writeFileSync } from 'node:fs';
import { EDITIONS } from '../../shared/editions/index.ts';
import { realClock } from '../clock.ts';
import type { PrintedOdds } from '../odds/printed.ts';
import { sharesIn } from '../odds/table.ts';
import { countAll } from './crew.ts';
import { modesOf, readFlags, runAs, sizesOf, strengthIn, wholeNumber } from './flags.ts';

const FILE = new URL('../odds/printed.json', import.meta.url);

await runAs('odds', async (args) => {
  const flags = readFlags(args, { values: ['games', 'strength'], switches: [] });
  const games = wholeNumber(flags, 'games', 2000, 20, 1_000_000);
  const strength = strengthIn(flags, 'fair');
  const kinds = EDITIONS.flatMap((edition) =>
    modesOf(edition).flatMap((mode) => sizesOf(edition, mode).map((players) => ({ edition, mode, players, strength }))),
  );
  let done = 0;
  const counts = await countAll(kinds, games, ({ edition, mode, players }) => {
    console.log(`${++done} of ${kinds.length}: ${edition} ${mode} ${players}`);
  });
  const odds: Record<string, Record<string, Record<string, object>>> = {};
  for (const [kind, census] of counts) {
    const { edition, mode, players } = kind;
    odds[edition] ??= {};
    odds[edition][mode] ??= {};
    odds[edition][mode][players] = sharesIn(edition, census);
  }
  const date = new Date(realClock.now()).toISOString().slice(0, 10);
  writeFileSync(FILE, written({ date, strength, games, odds } as PrintedOdds));
  return 0;
});

/** A line for each number of players, so that changes can be read. */
function written({ odds, ...head }: PrintedOdds): string {
  const modes = Object.entries(odds).map(([edition, ofEdition]) => {
    const parts = Object.entries(ofEdition).map(([mode, sizes]) => {
      const rows = Object.entries(sizes).map(([players, shares]) => `        "${players}": ${JSON.stringify(shares)}`);
      return `      "${mode}": {\n${rows.join(',\n')}\n      }`;
    });
    return `    "${edition}": {\n${parts.join(',\n')}\n    }`;
  });
  const lines = Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')},\n  "odds": {\n${modes.join(',\n')}\n  }\n}\n`;
}
