/** Each screen fetches the chapters of texts that it speaks from: what it says is there when it is shown. */
import { readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root, textOf } from '../kit/files.ts';

const CHAPTERS = 'shared/text/en/app';

const chapterOf = new Map(
  readdirSync(join(root, CHAPTERS))
    .filter((file) => file !== 'index.ts')
    .flatMap((file) =>
      [...textOf(`${CHAPTERS}/${file}`).matchAll(/^ {2}'(app-[a-z0-9-]+)':/gm)].map(
        ([, id]) => [id!, file.replace('.ts', '')] as const,
      ),
    ),
);

/** A file of the app and everything that it brings along, parts that are fetched later too. */
function filesFrom(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path, later] of textOf(file).matchAll(
    /(?:from|import) '(\.[^']+\.tsx?)'|import\('(\.\.\/parts\/[^']+)'\)/g,
  )) {
    const next = relative(root, resolve(root, dirname(file), path ?? later!));
    if (next.startsWith('webapp/')) filesFrom(next, found);
  }
  return found;
}

function chaptersUsedBy(files: Iterable<string>): ReadonlySet<string> {
  const used = new Set<string>();
  for (const file of files) {
    const text = textOf(file);
    const ids = [...text.matchAll(/'(app-[a-z0-9-]+)'/g)].map(([, id]) => id!);
    const families = [...text.matchAll(/`(app-[a-z0-9-]*)\$\{/g)].map(([, start]) => start!);
    for (const [id, chapter] of chapterOf) {
      if (ids.includes(id) || families.some((start) => id.startsWith(start))) used.add(chapter);
    }
  }
  return used;
}

const screens = [
  ...textOf('webapp/app.tsx').matchAll(/import\('\.\/screens\/([a-z-]+)\.tsx'\)((?:, '[a-z-]+')*)\)/g),
].map(([, name, list]) => ({ name: name!, chapters: [...list!.matchAll(/'([a-z-]+)'/g)].map(([, one]) => one!) }));

test('every screen is listed', () => {
  const written = readdirSync(join(root, 'webapp/screens')).map((file) => file.replace('.tsx', ''));
  expect(screens.map(({ name }) => name).sort()).toEqual(written.sort());
});

test.each(screens)('$name', ({ name, chapters }) => {
  const used = chaptersUsedBy(filesFrom(`webapp/screens/${name}.tsx`));
  expect([...used].filter((chapter) => chapter !== 'common').sort()).toEqual([...chapters].sort());
});

test('what stands on every page needs no chapter of its own', () => {
  expect([...chaptersUsedBy(filesFrom('webapp/main.tsx'))]).toEqual(['common']);
});
