/** Everything from a fresh clone to a running bot: packages, build, and then the program itself in this process. */
import { spawnSync } from 'node:child_process';
import { install, root } from './install.mjs';

install();
const vite = `${root}node_modules/vite/bin/vite.js`;
const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
  cwd: root,
  stdio: ['ignore', 2, 2],
});
if (status !== 0) process.exit(status ?? 1);
await import('../dist/bot/main.js');
