/** `npm run worlds [FILE…]`: whole evenings in two worlds each, with so many deals of every table. */
import { spawnSync } from 'node:child_process';
import { install, root } from './install.mjs';

/** See `test/kit/worlds/hold.ts`. */
const WORLDS = '5';

install();
const files = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [`${root}node_modules/vitest/vitest.mjs`, 'run', ...(files.length > 0 ? files : ['test/worlds'])],
  { cwd: root, stdio: 'inherit', env: { WORLDS, ...process.env } },
);
process.exit(status ?? 1);
