/** A human host who may take players out does so from the console, after one question. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPhone, type Phone } from '../kit/screens/browser.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { openStage, type Stage } from '../screens/stage.ts';

const browser = await sharedBrowser();
let stage: Stage;
let phone: Phone;

beforeAll(async () => {
  stage = await openStage({ players: 8, language: 'en' });
  await stage.gather([
    { do: 'change', change: { set: 'edition', to: 'city' } },
    { do: 'change', change: { set: 'host', to: 'me' } },
  ]);
  await stage.order(0, { do: 'begin' });
  const initData = stage.evening.people[0]!.initData();
  phone = await openPhone(browser, { url: `${stage.address}?table=${stage.game}`, initData });
  await phone.stands();
});
afterAll(async () => {
  await phone.close();
  await stage.close();
});

test('asked twice, seen to go by day, and out when the talk ends', async () => {
  const { page } = phone;
  const { names } = await stage.until(({ play }) => play?.view.table.stage === 'talk');
  await page.getByText('Discussion').first().waitFor();
  await page.getByRole('button', { name: 'Remove a player' }).click();
  const sheet = page.locator('dialog');
  await sheet.getByText('Who has to leave the game?').waitFor();
  await sheet.getByText(names.p3!).click();
  await sheet.locator('.button-ink').click();
  const question = page.getByRole('heading', { name: 'Take out of the game:' });
  await question.waitFor();
  expect(await question.innerText()).toContain(`${names.p3}? Out when this part ends`);
  expect((await stage.look()).play!.view.table.seats[2]!.marks).toEqual([]);
  await page.locator('dialog').last().getByRole('button', { name: 'Remove a player' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(async () => (await stage.look()).play!.view.table.seats[2]!.marks).toEqual(['leaving']);
  expect((await stage.look()).play!.view.table.seats[2]!.out).toBeNull();
  await phone.pressMain('End this part');
  await expect.poll(async () => (await stage.look()).play!.view.table.seats[2]!.out).toBe('disqualified');
});
