/** What the pages for those who build point to is there. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, root, textOf } from '../kit/files.ts';

/** What a clone has not: made by a command, or written by whoever runs the program. */
const MADE = ['node_modules', 'dist', 'data', 'screens', '.git'];

const top = readdirSync(root, { withFileTypes: true }).filter(({ name }) => !MADE.includes(name));
const folders = top.filter((entry) => entry.isDirectory()).map(({ name }) => name);
const files = folders.flatMap((folder) => filesIn(folder, ''));
const there = new Set([...top.map(({ name }) => name), ...files]);

/** Words in capitals stand for any name, braces for each of some. */
function isThere(path: string): boolean {
  const [whole, some] = /\{([^}]*)\}/.exec(path) ?? [];
  if (whole !== undefined && some !== undefined)
    return some.split(',').every((one) => isThere(path.replace(whole, one)));
  const plain = path.replace(/\/$/, '');
  if (there.has(plain)) return true;
  const pattern = plain.replace(/[.+()[\]]/g, '\\$&').replace(/\b[A-Z]{2,}\b|\*/g, '[^/]+');
  return pattern !== plain && [...there].some((file) => new RegExp(`^${pattern}$`).test(file));
}

const isInside = (path: string): boolean => folders.includes(path.split('/')[0]!) && !/[\s…]/.test(path);

/** Links, paths in full between backticks, and the paths that begin the lines of an overview. */
function pathsIn(page: string): readonly string[] {
  const text = textOf(page);
  const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path]) => normalize(join(dirname(page), path!)));
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, path]) => path!).filter((path) => path.includes('/'));
  const listed = [...text.matchAll(/^([\w.]+(?:\/\w+)*) {2,}\S/gm)].map(([, path]) => path!);
  return [...links, ...[...named, ...listed].filter(isInside)];
}

describe.each(['CONTRIBUTING.md', 'README.md', 'examples/hamlet/README.md'])('%s', (page) => {
  test('names nothing that is not there', () => {
    const paths = pathsIn(page);
    expect(paths.length).toBeGreaterThan(3);
    expect([...new Set(paths)].filter((path) => !isThere(path))).toEqual([]);
  });
});

test('a page for those who build is found from the first one', () => {
  for (const page of ['CONTRIBUTING.md', 'docs/architecture.md']) {
    expect(existsSync(join(root, page)), page).toBe(true);
    expect(
      ['README.md', 'CONTRIBUTING.md'].some((from) => pathsIn(from).includes(page)),
      page,
    ).toBe(true);
  }
});
