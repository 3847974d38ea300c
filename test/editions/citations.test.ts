/** Every rule of a catalogue is named where it is kept, or listed with the reason why it is not. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../shared/editions/index.ts';
import { filesIn, textOf } from '../kit/files.ts';
import { UNCITED } from './uncited.ts';

const texts = ['shared', 'test']
  .flatMap((folder) => filesIn(folder, '.ts', '.tsx', '.json'))
  .filter((file) => !file.endsWith('uncited.ts'))
  .map(textOf);

describe.each(EDITIONS)('%s', (edition) => {
  const catalogue = new URL(`../../../shared/rules/${edition}.md`, import.meta.url);
  const isHere = existsSync(catalogue);
  if (!isHere)
    console.warn(`${edition}: the catalogue of rules is not beside the project, so its ids are not compared`);
  const rules = isHere
    ? [...readFileSync(catalogue, 'utf8').matchAll(new RegExp(`^- \`(${edition}\\.[\\w.-]+)\``, 'gm'))].map(
        ([, id]) => id!,
      )
    : [];
  /** Named as ids: between backticks or in a written game's list of rules. */
  const cited = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(new RegExp(`[\`"](${edition}\\.[\\w.-]+)[\`"]`, 'g'))].map(([, id]) => id!),
    ),
  );
  const excused = Object.keys(UNCITED).filter((id) => id.startsWith(`${edition}.`));

  test.runIf(isHere)('no rule is forgotten', () => {
    expect(rules.length).toBeGreaterThan(90);
    expect(rules.filter((id) => !cited.has(id) && !excused.includes(id))).toEqual([]);
  });

  test.runIf(isHere)('no rule is invented, and none is both kept and excused', () => {
    expect([...cited, ...excused].filter((id) => !rules.includes(id))).toEqual([]);
    expect(excused.filter((id) => cited.has(id))).toEqual([]);
  });
});
