/** A round of each mode on phones, and a table that somebody leads. The rest of the table plays without screens. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulebooks } from '../../shared/editions/index.ts';
import { hasText, speaker, type TextId } from '../../shared/text/speak.ts';
import { type Evening, openEvening } from '../kit/evening/evening.ts';
import { newestIn } from '../kit/evening/newest.ts';
import { openBrowser } from '../kit/screens/browser.ts';
import { beginOn, openFromGroup, othersOf, playOnPhones, sitDownOthers } from '../kit/screens/thumbs.ts';

const say = speaker('en');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const modes = Object.entries(rulebooks).flatMap(([edition, { modes }]) =>
  Object.entries(modes).map(([mode, { players }]) => ({
    edition,
    mode,
    players: Math.min(players.least + 1, players.most),
  })),
);

const own = (id: string): string => {
  if (!hasText(id)) throw new Error(`there is no text ${id}`);
  return say(id as TextId);
};

/** Taps a line of the settings, unless it is chosen already, and waits until the table has agreed. */
async function choose(page: Page, title: string): Promise<void> {
  const name = new RegExp(`^${title}`);
  const line = page.getByRole('radio', { name }).first();
  await line.waitFor();
  if ((await line.getAttribute('aria-checked')) !== 'true') await line.tap();
  await page.getByRole('radio', { name, checked: true }).first().waitFor();
}

const hasSecondNight = (evening: Evening): boolean => {
  const { game, status } = newestIn(evening);
  return status === 'over' || game.round > 1;
};

test.each(modes)('$edition $mode with $players', async ({ edition, mode, players }) => {
  const evening = await openEvening({ players, app: true, seed: `browser ${mode}` });
  const [first, second, ...rest] = evening.people as [(typeof evening.people)[0], ...typeof evening.people];
  await evening.meetBot();
  first.write(evening.group, '/play');
  await evening.pass(2);

  const creator = await openFromGroup(browser, evening, first);
  await creator.page.getByRole('button', { name: say('app-lobby-settings') }).tap();
  await choose(creator.page, own(`${edition}-name`));
  await choose(creator.page, own(`${edition}-mode-${mode}`));
  await creator.pressBack();
  await creator.pressMain(say('app-lobby-join'));
  const guest = await openFromGroup(browser, evening, second!);
  await guest.pressMain(say('app-lobby-join'));
  const clients = await sitDownOthers(evening, rest);
  await beginOn(evening, creator);
  expect(newestIn(evening).game.deal).toMatchObject({ edition, mode });

  const others = othersOf(clients, newestIn(evening).id, mode);
  await playOnPhones(evening, [creator, guest], mode, { others, until: hasSecondNight });
  expect(evening.telegram.faults).toEqual([]);
  await creator.close();
  await guest.close();
  await evening.close();
});

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
