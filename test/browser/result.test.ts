/** The end of a game on the phone: its course, who was who, and the proof of the deal. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPhone, type Phone } from '../kit/screens/browser.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { openStage, type Stage } from '../screens/stage.ts';

const browser = await sharedBrowser();
let stage: Stage;
/** The first player's, which has seen the whole game. */
let witness: Phone;

const open = async (who: number, before?: (page: Page) => Promise<unknown>): Promise<Phone> => {
  await stage.evening.pass(1);
  const initData = stage.evening.people[who]!.initData();
  const url = `${stage.address}?table=${stage.game}`;
  const phone = await openPhone(browser, { url, initData, ...(before && { before }) });
  await phone.stands();
  return phone;
};

beforeAll(async () => {
  stage = await openStage({ players: 6, onlookers: 1, language: 'en', seed: null });
  await stage.gather();
  // Seated without a part: the phone gives one by itself.
  witness = await open(0);
  await vi.waitUntil(async () => (await stage.look()).lobby?.cut != null);
  await stage.order(0, { do: 'begin' });
  await witness.stands();
  await stage.until(({ status }) => status === 'over');
  await witness.page.waitForSelector('.result');
});
afterAll(async () => {
  await stage.close();
});

test('says who won and tells the course with what was secret', async () => {
  const { play } = await stage.look();
  const { page } = witness;
  expect(await page.locator('h1').innerText()).toMatch(/has won$/);
  const secrets = play!.chronicle!.flatMap(({ night }) => night.filter(({ is }) => is === 'act'));
  expect(secrets.length).toBeGreaterThan(0);
  expect(await page.locator('.course-secret').count()).toBe(secrets.length);
  expect(await page.locator('.course-part').count()).toBe(
    play!.chronicle!.reduce((parts, { day }) => parts + (day ? 2 : 1), 0),
  );
  expect(await page.locator('.course-line:not(.course-secret)').first().innerText()).toContain('known to all');
});

test('goes from tab to tab by arrow keys, and marks the winners and oneself among the roles', async () => {
  const { page } = witness;
  const { play } = await stage.look();
  await page.locator('[role=tab]').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('[role=tab][aria-selected=true]').innerText()).toBe('Roles');
  expect(await page.locator('.unmasked > li').count()).toBe(6);
  expect(await page.locator('.unmasked-won').count()).toBe(play!.view.table.end!.winners.length);
  expect(await page.locator('.unmasked > li:first-child .tag').innerText()).toMatch(/you/i);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('[role=tab][aria-selected=true]').innerText()).toBe('Course');
});

const verdictOn = async ({ page }: Phone): Promise<string> => {
  await page.locator('[role=tab]').last().click();
  return page.locator('.proof-verdict').innerText();
};

/** The signs before the lines, as they are drawn. */
const checksOn = ({ page }: Phone): Promise<readonly string[]> =>
  page
    .locator('.proof-check')
    .evaluateAll((lines) => lines.map((line) => (/proof-(\w+)$/.exec(line.className)?.[1] ?? '') as string))
    .then((signs) => signs.map((sign) => ({ right: 'tick', wrong: 'cross', unsaid: 'minus' })[sign] ?? sign));

test('a phone that saw the seal during the game finds it again', async () => {
  const verdict = await verdictOn(witness);
  expect(verdict).toContain('The deal was honest');
  expect(verdict).toContain('saw the same seal');
  expect(await checksOn(witness)).toEqual(['tick', 'tick', 'tick', 'tick', 'tick', 'tick']);
  expect(await witness.page.locator('.proof-check').nth(2).innerText()).toContain('This phone’s part');
});

test('a phone that did not see the game says so', async () => {
  const phone = await open(1);
  const verdict = await verdictOn(phone);
  expect(verdict).toContain('The deal was honest');
  expect(verdict).toContain('did not see the game');
  expect(await checksOn(phone)).toEqual(['tick', 'tick', 'minus', 'tick', 'tick', 'tick']);
  await phone.close();
});

/** A server that tells another story at the end. */
const lying = (change: (said: string) => string) => async (page: Page) =>
  page.route('**/api/tables/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

test('a card that was changed afterwards does not match the seal', async () => {
  const phone = await open(
    2,
    lying((said) => said.replace('\\n1 p1 ', '\\n1 p7 ')),
  );
  expect(await verdictOn(phone)).toContain('The deal does not fit its seal');
  expect(await checksOn(phone)).toEqual(['cross', 'tick', 'minus', 'tick', 'cross', 'tick']);
  await phone.close();
});

test('another seal than the one that was seen is found out, even if it fits the cards', async () => {
  const { play } = await stage.look();
  const other = play!.seal!.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  const seen = JSON.stringify([[stage.game, other]]);
  const phone = await open(3, (page) => page.addInitScript((kept) => localStorage.setItem('omerta seals', kept), seen));
  const verdict = await verdictOn(phone);
  expect(verdict).toContain('The deal does not fit its seal');
  expect(verdict).toContain('another seal');
  await phone.close();
});

test('an onlooker goes home; a player opens the next table, and the others are led to it', async () => {
  const onlooker = await open(6);
  await onlooker.pressMain('To the first page');
  await onlooker.page.waitForSelector('.masthead');
  await onlooker.close();

  const other = await open(1);
  await witness.pressMain('Once more with the same people');
  await witness.page.waitForSelector('.lobby-head');
  await stage.evening.settle();
  await other.pressMain('To the new table');
  await other.page.waitForSelector('.lobby-head');
  await other.close();
  await witness.close();
});
