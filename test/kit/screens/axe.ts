/** What axe-core finds on every screen, light and dark. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test } from 'vitest';
import type { Scene } from '../../screens/shots.ts';
import { takeScene } from '../../screens/take.ts';
import { isLong } from '../laws/effort.ts';
import type { Phone, Theme } from './browser.ts';
import { sharedBrowser } from './shared-browser.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is only larger or narrower has the same page as another picture: `npm run laws` looks at these as well. */
const isWanted = (name: string): boolean => isLong || !/-(?:large|narrow)$/.test(name);

/** The second theme has the same page in other colours: only what depends on these is looked at again. */
const LOOKS: readonly (readonly [Theme, Partial<RunOptions>])[] = [
  ['light', {}],
  ['dark', { runOnly: ['color-contrast', 'link-in-text-block'] }],
];

export function findNothingIn(scenes: readonly Scene[]): void {
  const opened = sharedBrowser();

  test.each(scenes.map((scene) => [nameOf(scene), scene] as const))(
    'no serious problem from %s on',
    async (_, scene) => {
      const problems: string[] = [];
      let screens = 0;
      await takeScene(scene, {
        browser: await opened,
        language: 'uk',
        isWanted,
        take: async (name, phone) => {
          for (const [theme, rules] of LOOKS) {
            await phone.changeTheme(theme);
            problems.push(...(await problemsOn(phone, rules)).map((problem) => `${name}, ${theme}: ${problem}`));
            screens++;
          }
        },
      });
      expect(problems).toEqual([]);
      const wanted = scene.moments.flatMap(({ shots }) => shots).filter(({ name }) => isWanted(name));
      expect(screens).toBe(2 * wanted.length);
    },
  );
}

function nameOf({ moments: [first] }: Scene): string {
  return first?.shots[0]?.name ?? '';
}

async function problemsOn({ page }: Phone, rules: Partial<RunOptions>): Promise<readonly string[]> {
  // The same page in another theme has it already; what is in order need not be listed.
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(SOURCE);
  const options = JSON.stringify({ resultTypes: ['violations'], ...rules } satisfies RunOptions);
  const { violations } = (await page.evaluate(`axe.run(${options})`)) as AxeResults;
  return violations.flatMap(({ id, impact, nodes }) =>
    impact === 'serious' || impact === 'critical' ? nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`) : [],
  );
}
