/** Who comes to a table and how: twice, after a break, without a right to, with what is forged, old or used. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { speaker } from '../../shared/text/speak.ts';
import type { Phone as Client } from '../kit/apps/phone.ts';
import { type Evening, openEvening } from '../kit/evening/evening.ts';
import { newestIn } from '../kit/evening/newest.ts';
import { openPhone } from '../kit/screens/browser.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { beginOn, openFromGroup, othersOf, sitDownOthers } from '../kit/screens/thumbs.ts';

const say = speaker('en');
const browser = await sharedBrowser();
let evening: Evening;
let others: readonly Client[];

beforeEach(async () => {
  evening = await openEvening({ players: 7, app: true, seed: 'visits' });
  await evening.meetBot();
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  others = await sitDownOthers(evening, evening.people.slice(1, 6));
});
afterEach(() => evening.close());

const me = () => evening.people[0]!;

/** One of six sits at a phone with a screen; the seventh only looks on. */
async function atNight() {
  const phone = await openFromGroup(browser, evening, me());
  await phone.pressMain(say('app-lobby-join'));
  await phone.page.getByRole('listitem').filter({ hasText: me().name }).first().waitFor();
  expect(await phone.page.locator('.odds-bar > span').count()).toBeGreaterThan(1);
  await beginOn(evening, phone);
  return phone;
}

test('a line that breaks in the night says so, comes back and has missed nothing', async () => {
  const phone = await atNight();
  const { page } = phone;
  await page.locator('.tiles button').nth(2).tap();
  await evening.stop();
  await page.getByRole('alert').filter({ hasText: 'No connection' }).waitFor();
  expect((await phone.mainButton())?.isEnabled).toBe(false);
  await evening.start();
  const now = page.getByRole('button', { name: say('app-now') });
  await now.tap().catch(() => undefined);
  await page.getByText(say('app-back-online')).waitFor();
  // What was picked lies there still, and can be sent.
  await phone.pressMain(/^Confirm/);
  await phone.mainButtonSays(/^Noted/, false);
  const answer = othersOf(others, newestIn(evening).id, 'break');
  while (newestIn(evening).game.stage.name === 'night') if (!(await answer())) await evening.pass(10);
  await page.getByText(say('app-day', { round: 1, stage: say('stage-morning') })).waitFor();
  await phone.close();
});

test('a second phone of the same person shows the same, live', async () => {
  const one = await atNight();
  const other = await openFromGroup(browser, evening, me());
  await other.page.locator('.night-page').waitFor();
  await one.page.locator('.tiles button').nth(3).tap();
  await one.mainButtonSays(/^Confirm/);
  const { text = '' } = (await one.mainButton()) ?? {};
  await one.pressMain(text);
  await other.mainButtonSays(text.replace('Confirm', 'Noted'), false);
  await one.close();
  await other.close();
});

test('somebody of the group looks on; a stranger with a valid signature sees nothing', async () => {
  const phone = await atNight();
  const watcher = await openFromGroup(browser, evening, evening.people[6]!);
  await watcher.page.getByText(say('app-onlooker'), { exact: true }).waitFor();
  expect(await watcher.page.locator('.card-button, .tiles').count()).toBe(0);

  const stranger = evening.telegram.person({ firstName: 'Stranger', languageCode: 'en' });
  const { id } = newestIn(evening);
  const url = `http://127.0.0.1:${evening.app.port}/app/`;
  const outside = await openPhone(browser, {
    url,
    initData: stranger.initData({ from: 'link', chat: { id: stranger.id, kind: 'private' }, startParam: id }),
  });
  await outside.page.getByRole('heading', { name: say('app-hidden-title') }).waitFor();
  const nowhere = await openPhone(browser, {
    url,
    initData: stranger.initData({ from: 'link', chat: { id: stranger.id, kind: 'private' }, startParam: 'nosuchgame' }),
  });
  await nowhere.page.getByRole('heading', { name: say('app-hidden-title') }).waitFor();
  expect(await nowhere.page.locator('main').innerText()).toBe(await outside.page.locator('main').innerText());
  for (const one of [phone, watcher, outside, nowhere]) await one.close();
});

test('what is forged, old or used already opens nothing', async () => {
  const url = `http://127.0.0.1:${evening.app.port}/app/`;
  const isShut = async (initData: string) => {
    const phone = await openPhone(browser, { url, initData });
    await phone.page.getByRole('heading', { name: say('app-signed-out-title') }).waitFor();
    expect(await phone.page.locator('.slip').count()).toBe(1);
    await phone.close();
  };
  const good = me().initData();
  await isShut(good.replace(/hash=([0-9a-f])/, (_, digit) => `hash=${digit === '0' ? '1' : '0'}`));
  await isShut(good.replace('Player%201', 'Player%202').replace('Player+1', 'Player+2'));

  const phone = await openPhone(browser, { url, initData: good });
  await phone.page.locator('main:not([aria-busy])').waitFor();
  await isShut(good);
  // The same window may be loaded anew.
  await phone.reload();
  await phone.page.locator('main:not([aria-busy])').waitFor();
  expect(await phone.page.getByRole('heading', { name: say('app-signed-out-title') }).count()).toBe(0);
  await phone.close();

  const old = evening.people[1]!.initData();
  await evening.pass(2 * 60 * 60);
  await isShut(old);
});

test('outside of Telegram the page says where it belongs', async () => {
  const phone = await openPhone(browser, { url: `http://127.0.0.1:${evening.app.port}/app/`, initData: null });
  await phone.page.getByRole('heading', { name: say('app-outside-title') }).waitFor();
  await phone.close();
});
