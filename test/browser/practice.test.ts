/** Practising alone on a phone: from the first page to a role, a question with the rule behind it, and the end. */
import { expect, test } from 'vitest';
import { speaker } from '../../shared/text/speak.ts';
import type { Evening } from '../kit/evening/evening.ts';
import { tonight } from '../kit/evening/tonight.ts';
import { openPhone, type Phone } from '../kit/screens/browser.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { whileHeld } from '../kit/screens/thumbs.ts';

const say = speaker('en');
const browser = await sharedBrowser();

const MOST_TAPS = 150;

/** The first tile that may be named, the first answer, or the way on. */
async function tap(phone: Phone): Promise<void> {
  const { page } = phone;
  const main = await phone.mainButton();
  if (main?.isEnabled) return phone.pressMain();
  const [last, ballot] = [page.locator('.action .button').last(), page.locator('.ballot-page .answers button').first()];
  if (await page.locator('.night-page').count()) {
    for (const tile of await page.locator('.tiles button').all()) {
      await tile.tap();
      await page.waitForTimeout(30);
      if ((await phone.mainButton())?.isEnabled) return;
    }
  } else if (await ballot.count()) await ballot.tap();
  else if ((await last.count()) && (await last.isEnabled())) await last.tap();
}

async function choose(evening: Evening, role: RegExp): Promise<Phone> {
  const [me] = evening.people;
  const url = `http://127.0.0.1:${evening.app.port}/app/`;
  const phone = await openPhone(browser, { url, initData: me!.initData() });
  const { page } = phone;
  await page.getByRole('button', { name: new RegExp(say('app-home-practice')) }).tap();
  await page.getByText(say('app-practice-about')).waitFor();
  await page.getByRole('button', { name: /^Spytown/ }).tap();
  await page.getByRole('button', { name: role }).tap();
  await page.locator('.dateline').waitFor();
  return phone;
}

test('home, a role, its card, a question with its rule, and who knew what', async () => {
  const evening = await tonight({ players: 1, app: true, language: 'en' });
  await evening.pass(1);
  const phone = await choose(evening, /^Agent/);
  const { page } = phone;
  await phone.stands();
  // No clock anywhere.
  expect(await page.getByRole('timer').count()).toBe(0);
  await page.locator('.card-button').first().tap();
  await whileHeld(page, async () => {
    expect(await page.locator('.card-face').innerText()).toContain('Agent');
  });
  await phone.pressBack();
  const coach = page.locator('.coach');
  await coach.locator('p').waitFor();
  const rule = await coach.locator('p').innerText();
  expect(rule.length).toBeGreaterThan(40);
  // Folded it stays folded, and can be had again.
  await coach.locator('summary').tap();
  await coach.locator('p').waitFor({ state: 'hidden' });
  await coach.locator('summary').tap();
  await coach.locator('p').waitFor();
  for (let taps = 0; (await page.locator('.result').count()) === 0; taps++) {
    expect(taps).toBeLessThan(MOST_TAPS);
    await tap(phone);
    await evening.pass(2);
    await phone.stands();
  }
  await page.getByRole('tab', { name: say('app-result-knew') }).tap();
  await page.getByText(say('app-knew-round', { round: 1 })).waitFor();
  expect(await page.locator('.knew-seat').count()).toBeGreaterThan(5);
  await phone.pressMain(say('app-result-practice-again'));
  await page.locator('.dateline').waitFor();
  expect(phone.faults).toEqual([]);
  await phone.close();
});
