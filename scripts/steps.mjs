/** The steps that say whether a change is good. The first that fails ends it all. */
import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';

export function lintAndTypes() {
  step('lint and format', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.');
  step('types', 'typescript/bin/tsc', '--noEmit');
}

export const tests = (...args) => step('tests', 'vitest/vitest.mjs', 'run', ...args);

function step(name, program, ...args) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(process.execPath, [`${root}node_modules/${program}`, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
