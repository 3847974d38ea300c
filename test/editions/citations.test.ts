/** Every rule of `docs/rules` is named, in full, where it is decided, or listed with the reason why it is not. */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../shared/editions/index.ts';
import { filesIn, textOf } from '../kit/files.ts';
import { UNCITED } from './uncited.ts';

const codeIn = (...folders: readonly string[]): string =>
  folders
    .flatMap((folder) => filesIn(folder, '.ts', '.tsx', '.json'))
    .filter((file) => !file.endsWith('uncited.ts'))
    .map(textOf)
    .join('\n');

const source = codeIn('shared', 'bot', 'webapp');
const tests = codeIn('test');

describe.each(EDITIONS)('%s', (edition) => {
  const rules = [
    ...textOf(`docs/rules/${edition}.md`).matchAll(new RegExp(`^- \`(${edition}\\.[\\w.-]+)\``, 'gm')),
  ].map(([, id]) => id!);
  /** Named as ids: between backticks or in a written game's list of rules. */
  const citedIn = (text: string) =>
    new Set([...text.matchAll(new RegExp(`[\`"](${edition}\\.[\\w.-]+)[\`"]`, 'g'))].map(([, id]) => id!));
  const [decided, shown] = [citedIn(source), citedIn(tests)];
  const excused = Object.keys(UNCITED).filter((id) => id.startsWith(`${edition}.`));

  test('every rule has its place in the source, or an excuse', () => {
    expect(rules.length).toBeGreaterThan(90);
    expect(rules.filter((id) => !decided.has(id) && !excused.includes(id))).toEqual([]);
  });

  test('no rule is invented, and none is both kept and excused', () => {
    expect([...decided, ...shown, ...excused].filter((id) => !rules.includes(id))).toEqual([]);
    expect(excused.filter((id) => decided.has(id) || shown.has(id))).toEqual([]);
  });
});

test('no id is shortened', () => {
  expect(`${source}${tests}`.match(/`…[a-z]+\.[\w.-]+`/g)).toBeNull();
});
