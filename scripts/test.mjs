/** Everything that decides whether a change is good: packages, lint and format, types, and tests, some of them in a browser. */
import { spawnSync } from 'node:child_process';
import { buildPages } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { install, root } from './install.mjs';

install();
run('lint and format', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.');
run('types', 'typescript/bin/tsc', '--noEmit');
ensureChromium();
await buildPages();
run('tests', 'vitest/vitest.mjs', 'run', ...process.argv.slice(2));

function run(name, program, ...args) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(process.execPath, [`${root}node_modules/${program}`, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
