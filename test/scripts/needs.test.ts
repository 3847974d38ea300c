/** `npm test -- FILE…` builds what FILE needs: nothing that a test looks at is missing, and little that none does is made. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { filesIn, root, textOf } from '../kit/files.ts';

interface Needs {
  readonly browser: boolean;
  readonly pages: boolean;
}

interface Script {
  readonly QUICK: readonly string[];
  readonly needsOf: (args: readonly string[]) => Needs;
  readonly needsOfTests: (files: readonly string[]) => Needs;
  readonly testsWith: (file: string) => readonly string[];
}

const { QUICK, needsOf, needsOfTests, testsWith } = (await import(
  pathToFileURL(join(root, 'scripts/needs.mjs')).href
)) as Script;

const NOTHING: Needs = { browser: false, pages: false };
const FILES: Needs = { browser: false, pages: true };
const ALL: Needs = { browser: true, pages: true };

describe('by what is asked for', () => {
  test.each<[string, readonly string[], Needs]>([
    ['nothing named', [], ALL],
    ['a flag in front', ['--bail=1', 'test/engine'], ALL],
    ['a folder of rules', ['test/engine'], NOTHING],
    ['a line of a file', ['test/engine/waves.test.ts:12'], NOTHING],
    ['a flag behind', ['test/engine', '--bail=1'], NOTHING],
    ['built files', ['test/showroom/door'], FILES],
    ['a screen', ['test/browser/night'], ALL],
    ['one of each', ['test/engine/waves', 'test/browser/night'], ALL],
    ['what may be a value, or a file', ['test/engine', '-t', 'browser/night'], ALL],
  ])('%s', (_, args, needs) => {
    expect(needsOf(args)).toEqual(needs);
  });
});

describe('every test is known for what it needs', () => {
  const code = filesIn('test', '.ts').filter((file) => !file.startsWith('test/mutants/kinds/'));
  const tests = code.filter((file) => file.endsWith('.test.ts'));
  const among = (files: readonly string[], pattern: RegExp) => files.filter((file) => pattern.test(textOf(file)));

  test('those that look at screens have a browser, and no other waits for one', () => {
    const screens = tests.filter((file) => file.startsWith('test/browser/'));
    expect(screens.length).toBeGreaterThan(20);
    expect(tests.filter((file) => needsOfTests([file]).browser)).toEqual(screens);
  });

  test('built pages are found by one file', () => {
    const finding = among(code, /^(?:import|export) [^;]*\bbuilt\b[^;]*from '[^']*http\/static\.ts'/m);
    expect(finding.map((file) => file.split('/').at(-1))).toEqual(['built-pages.ts']);
  });

  test('whoever else looks into dist/ has built it there', () => {
    const looking = among(code, /join\(root, 'dist\b|\bdist\/(?:webapp|playground|bot)/).filter(
      (file) => !file.includes('needs.test'),
    );
    expect(looking.length).toBeGreaterThan(1);
    expect(looking.filter((file) => !/\bbuild\(/.test(textOf(file)))).toEqual([]);
  });

  test('`npm run check` needs neither', () => {
    for (const part of QUICK) {
      const chosen = tests.filter((file) => file.includes(part));
      expect(chosen.length, part).toBeGreaterThan(0);
      expect(needsOfTests(chosen), part).toEqual(NOTHING);
    }
  });
});

test('whatever asks how much is to be played, `npm run laws` plays in full', () => {
  const asking = filesIn('test', '.test.ts').filter((file) =>
    /from '[^']*\/laws\/(?:effort|hold-laws)\.ts'/.test(textOf(file)),
  );
  expect(asking.length).toBeGreaterThan(30);
  expect(testsWith('test/kit/laws/effort.ts')).toEqual(expect.arrayContaining(asking));
});
