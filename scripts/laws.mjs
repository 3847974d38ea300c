/**
 * `npm run laws [FILE…]`: all that `npm test` plays only a part of. The laws over so many random games that every edition
 * has had its 20,000, all pairs of games, all modes, languages and sizes of a screen.
 */
import { spawnSync } from 'node:child_process';
import { buildPages } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { install, root } from './install.mjs';
import { needsOf, testsWith } from './needs.mjs';

/** Times the share of each mode; see `test/kit/laws/hold-laws.ts`. */
const GAMES = '16000';
/** Whoever asks here how much is to be played. */
const EFFORT = 'test/kit/laws/effort.ts';

install();
const named = process.argv.slice(2);
const files = named.length > 0 ? named : testsWith(EFFORT);
const needs = needsOf(files);
if (needs.browser) ensureChromium();
if (needs.pages) await buildPages();
const { status } = spawnSync(process.execPath, [`${root}node_modules/vitest/vitest.mjs`, 'run', ...files], {
  cwd: root,
  stdio: 'inherit',
  env: { GAMES, ...process.env },
});
process.exit(status ?? 1);
