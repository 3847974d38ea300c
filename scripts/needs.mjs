/** What tests need before they can run: whoever names a few of them waits for no more than these look at. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './install.mjs';

/** Whatever opens a browser has this package; whatever looks at built pages finds them by this file of the kit. */
const BROWSER = 'playwright-core';
const PAGES = /\/built-pages\.ts$/;

/** The walls, the rules and what holds them, and the written games: they need neither. */
export const QUICK = ['architecture', 'engine/', 'editions/', 'scoring/', 'store/', 'scenarios'].map(
  (part) => `test/${part}`,
);

const ALL = { browser: true, pages: true };

/** By the arguments that vitest gets. A flag in front may mean any test; what follows a flag may be its value, or a file. */
export function needsOf(args) {
  if (args.length === 0 || args[0].startsWith('-')) return ALL;
  return needsOfTests(testsNamed(args.filter((arg) => !arg.startsWith('-'))));
}

/** All tests that this file of the kit has a part in. */
export const testsWith = (file) => testsNamed([]).filter((test) => reachedBy([test]).has(file));

export function needsOfTests(files) {
  const reached = reachedBy(files);
  const browser = reached.has(BROWSER);
  return { browser, pages: browser || [...reached].some((path) => PAGES.test(path)) };
}

function reachedBy(files) {
  const reached = new Set(files);
  for (const file of reached) if (isOwn(file)) for (const path of importsOf(file)) reached.add(path);
  return reached;
}

/** The program itself knows no test. */
const isOwn = (path) => path.startsWith('test/') && existsSync(join(root, path));

function testsNamed(filters) {
  const list = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', ...filters];
  const { status, stdout, stderr } = spawnSync(process.execPath, list, { cwd: root, encoding: 'utf8' });
  // Each line names the project of the file before it.
  if (status === 0) return stdout.split('\n').flatMap((line) => /(?:^| )(\S+\.ts)$/.exec(line)?.[1] ?? []);
  console.error(stderr);
  process.exit(status ?? 1);
}

const IMPORT = /^(?:import|export) (?!type\b)[^;]*?from '([^'\n]+)'|\bimport\('([^'\n]+)'\)/gm;

const known = new Map();

/** Those of types alone are gone when the code runs. */
function importsOf(file) {
  if (!known.has(file)) known.set(file, readImports(file));
  return known.get(file);
}

const readImports = (file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)]
    .map(([, there, later]) => there ?? later)
    .map((path) => (path.startsWith('.') ? relative(root, resolve(root, dirname(file), path)) : path));
