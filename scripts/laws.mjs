/** `npm run laws [FILE…]`: the laws over so many random games that every edition has had its 20,000, and all pairs of games. */
import { spawnSync } from 'node:child_process';
import { install, root } from './install.mjs';

/** Times the share of each mode; see `test/kit/laws/hold-laws.ts`. */
const GAMES = '16000';
const GAMES_OF = ['test/properties', 'test/bot/secrecy', 'test/bot/games/sport-random'];

install();
const files = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [`${root}node_modules/vitest/vitest.mjs`, 'run', ...(files.length > 0 ? files : GAMES_OF)],
  { cwd: root, stdio: 'inherit', env: { GAMES, ...process.env } },
);
process.exit(status ?? 1);
