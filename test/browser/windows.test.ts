/** A neighbour's eye on the hours of cards: whoever holds what, every phone shows and feels the same until it is used. */
import { expect, test } from 'vitest';
import { held } from '../kit/evening/card-table.ts';
import { outline } from '../kit/screens/outline.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import type { Player } from '../kit/screens/taps.ts';
import { dealt, type Town } from '../kit/screens/town.ts';

const browser = await sharedBrowser();

/** In the page: whether the line that says what came of a tap takes the next one. */
function isInTheWay(): boolean {
  const line = document.querySelector('.toast');
  if (!line) return false;
  const { left, right, top, bottom } = line.getBoundingClientRect();
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === line;
}

/** What is seen and what Telegram is asked for, from the moment the hour begins until the way to the card is tried. */
async function alike(town: Town, players: readonly Player[], before: readonly number[]): Promise<void> {
  for (const { phone } of players) {
    await phone!.page.locator('.window-page .window-buttons .button').first().waitFor();
    await phone!.stands();
  }
  const outlines = await Promise.all(players.map(({ phone }) => phone!.page.evaluate(outline)));
  expect(outlines[0]!.length).toBeGreaterThan(10);
  for (const one of outlines) expect(one).toEqual(outlines[0]);

  for (const player of players) {
    const { card } = town.now.seats.find(({ id }) => id === town.seat(player))!;
    const body = await player.phone!.page.locator('main').innerHTML();
    expect(body).not.toContain(town.say(`card-${card}`));
    expect(body).not.toContain(`emblems/${card}`);
  }
  for (const { phone } of players) {
    const { page } = phone!;
    await page.getByRole('button', { name: town.say('window-play'), exact: true }).tap();
    await page.locator('dialog, .toast').first().waitFor();
    expect(await page.evaluate(isInTheWay)).toBe(false);
  }
  const calls = await Promise.all(players.map(({ phone }) => phone!.calls()));
  const since = calls.map((made, i) => made.slice(before[i]));
  expect(since[0]!.some(({ event }) => event === 'web_app_trigger_haptic_feedback')).toBe(true);
  for (const one of since) expect(one).toEqual(since[0]);
  for (const { phone } of players) {
    const later = phone!.page.locator('dialog .button-line');
    if ((await later.count()) > 0) await later.tap();
    await phone!.page.locator('dialog').waitFor({ state: 'detached' });
  }
  const after = await Promise.all(players.map(({ phone }) => phone!.page.evaluate(outline)));
  for (const one of after) expect(one).toEqual(outlines[0]);
}

test('who can answer a blow or the dusk, and who cannot, is not to be seen', async () => {
  const town = await dealt(browser, {
    edition: 'spytown',
    mode: 'extended',
    players: 12,
    options: { cards: ['bandage', 'hideout', 'vest'] },
    fits: held({ bandage: 'policeman', hideout: 'mafioso', vest: 'policeman' }),
  });
  const [agent] = town.who('agent') as [Player];
  const [plain, victim] = town.plain('policeman') as [Player, Player];
  const watched = [town.holder('bandage'), town.holder('hideout'), plain, agent];
  const counts = () => Promise.all(watched.map(async ({ phone }) => (await phone!.calls()).length));
  for (const one of town.who('mafioso')) await town.ask(one, 'shoot', victim);
  await town.ask(agent, 'check', victim);
  for (const one of [town.holder('bandage'), plain]) await town.ask(one, 'suspect', victim);
  await town.open(...watched);
  for (const { phone } of watched) {
    await phone!.page.locator('.night-page').waitFor();
    await phone!.stands();
  }
  const night = await counts();
  await town.until('morning', 'rescue');
  await alike(town, watched, night);

  // Nobody plays anything; at dusk all of them let it pass, and look alike after that as well.
  await town.until('talk');
  await town.ready();
  for (const one of town.players) if (town.isIn(one)) await town.ask(one, 'vote', 'abstain');
  await town.until('verdict');
  for (const { phone } of watched) {
    await phone!.page.locator('.verdict-page').waitFor();
    await phone!.stands();
  }
  const verdict = await counts();
  await town.until('dusk', 'dusk');
  await alike(town, watched, verdict);
  for (const one of watched) await town.act(one, 'decline');
  const passed = await Promise.all(
    watched.map(async ({ phone }) => {
      await phone!.page.getByText(town.say('window-passed')).waitFor();
      await phone!.stands();
      return phone!.page.evaluate(outline);
    }),
  );
  for (const one of passed) expect(one).toEqual(passed[0]);
  expect(town.now.stage.spec).toMatchObject({ kind: 'window', window: 'dusk' });
  await town.close();
});
