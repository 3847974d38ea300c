/** A human host's console. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPhone, type Phone } from '../kit/screens/browser.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { openStage, type Stage } from '../screens/stage.ts';

const browser = await sharedBrowser();
let stage: Stage;
let phone: Phone;

beforeAll(async () => {
  stage = await openStage({ players: 7, language: 'en' });
  await stage.gather([{ do: 'change', change: { set: 'host', to: 'me' } }]);
  await stage.order(0, { do: 'begin' });
  const initData = stage.evening.people[0]!.initData();
  phone = await openPhone(browser, { url: `${stage.address}?table=${stage.game}`, initData });
  await phone.stands();
});
afterAll(async () => {
  await phone.close();
  await stage.close();
});

/** The latest state of the table is on the screen. */
const shows = (text: string) => phone.page.getByText(text).first().waitFor();

test('at night it reads out who is called, and has nothing to pick', async () => {
  await shows('The don wakes');
  const lines = await phone.page.locator('.script li').allInnerTexts();
  expect(lines[0]).toBe('Night 1. The town falls asleep.');
  expect(lines.filter((line) => line.includes(' wakes'))).toEqual([
    'The mafia wakes, the don among them: get to know each other, without a word.',
    'The commissioner wakes: who is to be checked, black or not?',
    'The don wakes: who, does he think, is the commissioner?',
  ]);
  expect(await phone.page.locator('.tile').count()).toBe(0);
  expect(await phone.mainButton()).toBeNull();
});

test('the cards lie face down until they are turned, one or all, and when nobody looks', async () => {
  const { page } = phone;
  const roles = page.locator('.host-role');
  expect(await roles.count()).toBe(0);
  expect(await page.locator('.host-seats').innerText()).not.toMatch(/Citizen|Don|Commissioner/);
  await page.locator('.host-row').nth(2).click();
  expect(await roles.count()).toBe(1);
  await page.locator('.host-seats header button').click();
  expect(await roles.count()).toBe(0);
  await page.locator('.host-seats header button').click();
  expect(await roles.count()).toBe(6);
  expect((await roles.allInnerTexts()).join()).toMatch(/Don · the mafia/);
  await phone.setVisible(false);
  await expect.poll(() => roles.count()).toBe(0);
  await phone.setVisible(true);
  expect(await roles.count()).toBe(0);
});

test('in a speech it says who has the floor and ends it', async () => {
  const before = await stage.until(({ play }) => play?.view.table.stage === 'talk');
  const [next] = before.play!.view.table.queue;
  await shows(`${before.names[before.play!.view.table.speaker!]}, the floor is yours`);
  await phone.pressMain('End the speech');
  await shows(`${before.names[next!]}, the floor is yours`);
  expect((await stage.look()).play?.view.table.speaker).toBe(next);
});

test('the clock is stopped after one question', async () => {
  const { page } = phone;
  await page.locator('.host-manage .button').first().click();
  expect((await stage.look()).pausedWith).toBeNull();
  await page.locator('dialog .button-ink').click();
  await page.getByText('Let the clock run').waitFor();
  expect((await stage.look()).pausedWith).not.toBeNull();
  await page.locator('.host-manage .button').first().click();
  await page.locator('dialog .button-line').click();
  expect((await stage.look()).pausedWith).not.toBeNull();
});
