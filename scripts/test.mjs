/** Everything that decides whether a change is good: packages, lint and format, types, tests. */
import { spawnSync } from 'node:child_process';
import { install, root } from './install.mjs';

install();
const steps = [
  ['lint and format', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']],
  ['types', 'typescript/bin/tsc', ['--noEmit']],
  ['tests', 'vitest/vitest.mjs', ['run', ...process.argv.slice(2)]],
];
for (const [name, program, args] of steps) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(process.execPath, [`${root}node_modules/${program}`, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
