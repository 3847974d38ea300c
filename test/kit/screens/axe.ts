/** What axe-core finds on every screen, light and dark. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scene } from '../../screens/shots.ts';
import { takeScene } from '../../screens/take.ts';
import { openBrowser, type Phone, type Theme } from './browser.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const THEMES: readonly Theme[] = ['light', 'dark'];

export function findNothingIn(scenes: readonly Scene[]): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test.each(scenes.map((scene) => [nameOf(scene), scene] as const))(
    'no serious problem from %s on',
    { timeout: 300_000 },
    async (_, scene) => {
      const problems: string[] = [];
      let screens = 0;
      await takeScene(scene, {
        browser,
        language: 'uk',
        isWanted: () => true,
        take: async (name, phone) => {
          for (const theme of THEMES) {
            await phone.changeTheme(theme);
            problems.push(...(await problemsOn(phone)).map((problem) => `${name}, ${theme}: ${problem}`));
            screens++;
          }
        },
      });
      expect(problems).toEqual([]);
      expect(screens).toBe(2 * scene.moments.flatMap(({ shots }) => shots).length);
    },
  );
}

function nameOf({ moments: [first] }: Scene): string {
  return first?.shots[0]?.name ?? '';
}

async function problemsOn({ page }: Phone): Promise<readonly string[]> {
  // The page keeps it for the other theme; what is in order need not be listed.
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(SOURCE);
  const { violations } = (await page.evaluate("axe.run({ resultTypes: ['violations'] })")) as AxeResults;
  return violations.flatMap(({ id, impact, nodes }) =>
    impact === 'serious' || impact === 'critical' ? nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`) : [],
  );
}
