/** A way to wait that the app knows nothing of: whoever is asked can answer, the others look on. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { speaker } from '../../shared/text/speak.ts';
import type { Sight } from '../../shared/wire/sight.ts';
import { phoneAt } from '../kit/screens/phone-at.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { CONFRONTATION } from '../own-stage/confrontation.ts';
import { to } from '../screens/card-shots.ts';
import { openStage, type Stage } from '../screens/stage.ts';

vi.mock('../../shared/editions/city/index.ts', async (original) => {
  const { confronting } = await import('../own-stage/city.ts');
  return confronting(await original());
});

const say = speaker('en');

const browser = await sharedBrowser();
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ players: 7, language: 'en' });
  await stage.gather(to('city', 'standard'));
  await stage.order(0, { do: 'begin' });
}, 120_000);
afterAll(async () => {
  await stage.close();
});

const isOpen = ({ play }: Sight): boolean => play?.view.table.kind === CONFRONTATION;
const mayAnswer = ({ play }: Sight): boolean => (play?.view.prompts.length ?? 0) > 0;
const looksOn = (sight: Sight): boolean =>
  !mayAnswer(sight) && sight.play?.view.table.seats.find(({ id }) => id === sight.place)?.out === null;

test('one of the two has had enough, then the other', { timeout: 120_000 }, async () => {
  await stage.until(isOpen);
  const { asked } = (await stage.look()).play!.view.table;
  expect(asked).toHaveLength(2);
  const { page: onlooker } = await phoneAt(browser, stage, await stage.find(looksOn));
  expect(await onlooker.locator('.action-title').textContent()).toBe(say('app-listen'));
  expect(await onlooker.locator('.action-buttons').count()).toBe(0);
  for (const _ of asked) {
    const { page } = await phoneAt(browser, stage, await stage.find(mayAnswer));
    expect(await page.locator('.action-title').textContent()).toBe(say('stage-defence'));
    await page.getByRole('button', { name: say('app-finish') }).tap();
    await page.getByRole('button', { name: say('app-finish') }).waitFor({ state: 'detached' });
  }
  expect(isOpen(await stage.look())).toBe(false);
});
