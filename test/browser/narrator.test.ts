/** How a game is told, set on a phone: tone, pictures, and the hours in which the group sleeps. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { speaker } from '../../shared/text/speak.ts';
import { FakePrinter } from '../kit/courier/printer.ts';
import { openEvening } from '../kit/evening/evening.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { openFromGroup } from '../kit/screens/thumbs.ts';
import { tableIn } from '../kit/telling/story.ts';

const say = speaker('en');
const browser = await sharedBrowser();

test('whoever set the table chooses, and everybody else sees what was chosen', async () => {
  const evening = await openEvening({ players: 2, app: true, seed: 'narrator', printer: new FakePrinter() });
  const [first, second] = evening.people as [(typeof evening.people)[0], (typeof evening.people)[0]];
  await evening.meetBot();
  first.write(evening.group, '/play');
  await evening.pass(2);
  const told = () => tableIn(join(evening.folder, 'omerta.db')).desk.narration;

  const phone = await openFromGroup(browser, evening, first);
  const { page } = phone;
  await page.getByRole('button', { name: say('app-lobby-settings') }).tap();
  const tones = page.getByRole('radiogroup', { name: say('app-narration-tone') });
  expect(await tones.getByRole('radio', { checked: true }).textContent()).toContain(say('manner-about-noir'));
  await tones.getByRole('radio', { name: say('manner-comic') }).tap();
  await tones.getByRole('radio', { name: say('manner-comic'), checked: true }).waitFor();
  await page.getByRole('switch', { name: say('app-narration-pictures') }).tap();
  await page.getByRole('switch', { name: say('app-narration-pictures'), checked: false }).waitFor();

  const line = page.getByRole('button', { name: new RegExp(`^${say('app-quiet-hours')}: `) });
  expect(await line.textContent()).toContain(`: ${say('quiet-hours-off')}`);
  await line.tap();
  const nights = page.getByRole('radiogroup', { name: say('app-quiet-hours') });
  expect(await page.getByRole('radiogroup', { name: say('app-quiet-hours-zone') }).count()).toBe(0);
  await nights.getByRole('radio', { name: '23:00–8:00' }).tap();
  const zones = page.getByRole('radiogroup', { name: say('app-quiet-hours-zone') });
  await zones.getByRole('radio', { name: say('zone-london'), checked: true }).waitFor();
  await zones.getByRole('radio', { name: say('zone-warsaw') }).tap();
  await zones.getByRole('radio', { name: say('zone-warsaw'), checked: true }).waitFor();
  const hours = { from: 23, to: 8, zone: 'Europe/Warsaw' };
  expect(told()).toEqual({ tone: 'comic', pictures: false, hours });

  const guest = await openFromGroup(browser, evening, second);
  await guest.page.getByRole('button', { name: say('app-lobby-settings') }).tap();
  await guest.page.getByText(say('app-quiet-hours-of', { night: '23:00–8:00', zone: say('zone-warsaw') })).waitFor();
  const seen = guest.page.getByRole('radiogroup', { name: say('app-narration-tone') });
  await seen.getByRole('radio', { name: say('manner-comic'), checked: true }).waitFor();
  await seen.getByRole('radio', { name: say('manner-plain') }).tap({ force: true });
  await evening.settle();
  expect(told().tone).toBe('comic');

  await nights.getByRole('radio', { name: say('quiet-hours-off') }).tap();
  await zones.waitFor({ state: 'detached' });
  expect(told().hours).toBeNull();
  expect(evening.telegram.faults).toEqual([]);
  await phone.close();
  await guest.close();
  await evening.close();
});
