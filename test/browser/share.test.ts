/** The end of a game is shared from the phone: its picture by way of Telegram, or words and a link where a client is old. */
import { expect, test } from 'vitest';
import { speaker } from '../../shared/text/speak.ts';
import { phonesOf, tableOf } from '../kit/apps/phone.ts';
import { FakePrinter } from '../kit/courier/printer.ts';
import { openEvening } from '../kit/evening/evening.ts';
import { leaveToTheEnd } from '../kit/evening/leaving.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { openFromGroup } from '../kit/screens/thumbs.ts';

const say = speaker('en');
const browser = await sharedBrowser();

test('with its picture; on an old client as a link with words', async () => {
  const evening = await openEvening({ players: 6, app: true, seed: 'share', printer: new FakePrinter() });
  await evening.meetBot();
  await evening.sitDown();
  const phones = phonesOf(evening);
  const game = await tableOf(phones[0]!);
  expect((await phones[0]!.order(game, { do: 'begin' })).status).toBe(200);
  await evening.pass(4);
  await leaveToTheEnd(evening, phones, game);
  const [first, second] = evening.people;

  const phone = await openFromGroup(browser, evening, first!);
  const button = phone.page.getByRole('button', { name: say('app-result-share') });
  await button.tap();
  const shared = async () => (await phone.calls()).find(({ event }) => event === 'web_app_send_prepared_message');
  await expect.poll(shared).toBeDefined();
  const message = first!.share(String((await shared())!.data.id), evening.group);
  expect(message.photo).toBeDefined();
  expect(message.caption).toContain('🏆');
  // It can be done again.
  await expect.poll(() => button.isEnabled()).toBe(true);

  const old = await openFromGroup(browser, evening, second!, { version: '7.10' });
  await old.page.getByRole('button', { name: say('app-result-share') }).tap();
  const link = async () => (await old.calls()).find(({ event }) => event === 'web_app_open_tg_link')?.data.path_full;
  await expect.poll(link).toMatch(/^\/share\/url\?url=https%3A%2F%2Ft\.me%2F\w+&text=Party%3A%20\S+$/);
  expect((await old.calls()).some(({ event }) => event === 'web_app_send_prepared_message')).toBe(false);

  expect([...phone.faults, ...old.faults, ...evening.telegram.faults]).toEqual([]);
  await phone.close();
  await old.close();
  await evening.close();
});
