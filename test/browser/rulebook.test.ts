/** A rulebook on a phone: its pages are found, its table is counted up and down, its lid says for whom it is. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { speaker } from '../../shared/text/speak.ts';
import { addressOf } from '../kit/apps/phone.ts';
import { type Evening, openEvening } from '../kit/evening/evening.ts';
import { openPhone, type Phone } from '../kit/screens/browser.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { openFromGroup } from '../kit/screens/thumbs.ts';

const say = speaker('uk');
const browser = await sharedBrowser();
let evening: Evening;

beforeEach(async () => {
  evening = await openEvening({ players: 9, app: true, language: 'uk', seed: 'rulebook' });
  await evening.meetBot();
});
afterEach(() => evening.close());

const home = (): Promise<Phone> =>
  openPhone(browser, { url: `${addressOf(evening)}/app/`, initData: evening.people[0]!.initData(), language: 'uk' });

const button = (phone: Phone, name: string) => phone.page.getByRole('button', { name, exact: true });

/** While one change is on its way the table takes no other. */
async function changed({ page }: Phone, name: string): Promise<void> {
  await page.getByRole('radio', { name, checked: true }).waitFor();
  await page.locator('.line-awaited').waitFor({ state: 'detached' });
}

test('a page is found by its title or its words, and opens where it stands', async () => {
  const phone = await home();
  const { page } = phone;
  await page.getByText(say('app-home-search')).tap();
  await page.getByRole('searchbox').fill('рівність');
  const found = page
    .locator('.found')
    .filter({ hasText: say('app-rules-round-ties') })
    .filter({ hasText: say('app-rules-kind-page') });
  await found.first().waitFor();
  expect(await found.count()).toBe(5);
  await found.filter({ hasText: say('city-name') }).tap();
  const opened = page.locator('.page-found');
  await opened.waitFor();
  const paragraphs = say('city-round-ties').split('\n');
  expect(await opened.locator('p').allInnerTexts()).toEqual(paragraphs);
  await expect.poll(() => opened.evaluate((place) => place.getBoundingClientRect().top)).toBeLessThan(60);
  await phone.close();
});

test('the set-up table follows the mode and the number of players', async () => {
  const phone = await home();
  const { page } = phone;
  await page
    .locator('.book')
    .filter({ hasText: say('city-name') })
    .tap();
  const table = page.locator('section').filter({ has: page.locator('.setup-players') });
  const dealt = async () => (await table.locator('.dealt > li').allInnerTexts()).map((row) => row.replace(/\s+/g, ' '));
  expect(await page.locator('.rulebook-head').innerText()).toContain(say('city-age'));
  expect(await page.locator('.rulebook-head').innerText()).toContain(say('city-best'));
  const lot = (await dealt()).find((row) => row.includes(say('city-role-sheriff')));
  expect(lot).toContain(`×1 ${say('city-group-leader')}`);
  for (let n = 10; n < 16; n++) await button(phone, say('app-rules-table-more')).tap();
  expect(await table.locator('output').innerText()).toBe('16');
  expect(await button(phone, say('app-rules-table-more')).getAttribute('aria-disabled')).toBe('true');
  await table.getByRole('button', { name: say('city-mode-beginner') }).tap();
  expect(await dealt()).toContain(`×10 ${say('city-role-citizen')}`);
  await phone.close();
});

test('whoever counts cards out sees how many are printed', async () => {
  await evening.sitDown();
  const phone = await openFromGroup(browser, evening, evening.people[0]!);
  const { page } = phone;
  expect(await page.locator('.lobby-head').innerText()).toContain(say('party-age'));
  await button(phone, say('app-lobby-settings')).tap();
  await page.getByRole('radio', { name: say('family-name') }).tap();
  await changed(phone, say('family-name'));
  await page.getByRole('radio', { name: say('app-settings-deck-hand') }).tap();
  await changed(phone, say('app-settings-deck-hand'));
  const citizens = page.locator('li.line').filter({ hasText: say('family-role-citizen') });
  await citizens.getByText(say('app-settings-deck-printed', { n: 4 })).waitFor();
  expect(await page.locator('.settings-beyond').count()).toBe(0);
  const more = citizens.getByRole('button').last();
  await more.tap();
  await page
    .locator('.settings-beyond')
    .filter({ hasText: `${say('family-role-citizen')} × 5` })
    .waitFor();
  await phone.close();
});
