/** A table that somebody leads: nothing is open on their phone before it is asked for, and they end a speech. */

import { expect, test } from 'vitest';
import { speaker } from '../../shared/text/speak.ts';
import { openEvening } from '../kit/evening/evening.ts';
import { newestIn } from '../kit/evening/newest.ts';
import { own } from '../kit/screens/modes.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { beginOn, openFromGroup, othersOf, sitDownOthers } from '../kit/screens/thumbs.ts';

const say = speaker('en');
const browser = await sharedBrowser();

test('a human host leads from the console', async () => {
  const evening = await openEvening({ players: 7, app: true, seed: 'led' });
  const [leader, ...rest] = evening.people as [(typeof evening.people)[0], ...typeof evening.people];
  await evening.meetBot();
  leader.write(evening.group, '/play');
  await evening.pass(2);
  const phone = await openFromGroup(browser, evening, leader);
  await phone.page.getByRole('button', { name: say('app-lobby-settings') }).tap();
  await phone.page.getByRole('button', { name: say('app-settings-host-bot') }).tap();
  await phone.page.getByRole('radio', { name: say('app-settings-host-me', { name: leader.name }) }).tap();
  await phone.page.getByRole('button', { name: leader.name }).waitFor();
  await phone.pressBack();
  const clients = await sitDownOthers(evening, rest);
  await beginOn(evening, phone);

  // No card is open before it is asked for.
  const { game } = newestIn(evening);
  const roleOf = (seat: string) => own(`${game.deal.edition}-role-${game.seats.find(({ id }) => id === seat)!.role}`);
  const cards = phone.page.locator('.host-row');
  expect(await cards.filter({ hasText: '·' }).count()).toBe(0);
  await phone.page.getByRole('button', { name: say('app-host-turn') }).tap();
  for (const [i, { id }] of game.seats.entries())
    await cards
      .nth(i)
      .getByText(`${roleOf(id)} ·`)
      .waitFor();

  const others = othersOf(clients, newestIn(evening).id, 'led');
  while (newestIn(evening).game.stage.name !== 'talk') if (!(await others())) await evening.pass(5);
  const speaker = () => {
    const { spec } = newestIn(evening).game.stage;
    return spec?.kind === 'speech' ? spec.queue[0] : null;
  };
  const had = speaker();
  await phone.pressMain(say('app-host-finish'));
  await phone.page.waitForFunction(
    (was) => document.querySelector('.host-speaker-number')?.textContent !== was,
    had!.slice(1),
  );
  await evening.settle();
  expect(speaker()).not.toBe(had);
  expect(evening.telegram.faults).toEqual([]);
  await phone.close();
  await evening.close();
});
