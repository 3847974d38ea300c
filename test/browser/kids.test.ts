/** Whole games for children in the Mini App, in Ukrainian: their own look, and no word that is not for them. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import type { Player } from '../kit/screens/taps.ts';
import { caughtUp, whileHeld } from '../kit/screens/thumbs.ts';
import { dealt, type Town } from '../kit/screens/town.ts';
import { unfitIn } from '../text/unfit.ts';

const browser = await sharedBrowser();

const pageOf = ({ phone }: Player): Page => phone!.page;

/** Nothing that any screen shows, says to a screen reader or has had on Telegram's button is unfit; all of them wear the children's look. */
async function allSuit(town: Town): Promise<void> {
  if (!town.isOver) await caughtUp(town.evening, town.phones, 'uk');
  for (const { page } of town.phones) await suits(page);
}

async function suits(page: Page): Promise<void> {
  await page.locator('h1, .display, .card-name').first().waitFor();
  const seen = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    const title = document.querySelector('h1, .display, .card-name')!;
    const calls = window.bridgeCalls.filter(({ event }) => event === 'web_app_setup_main_button');
    return {
      text: [document.body.textContent, ...labels, ...calls.map(({ data }) => data.text)].join('\n'),
      look: document.documentElement.dataset.look,
      font: getComputedStyle(title).fontFamily,
      hasFont: [...document.fonts].some(({ family, status }) => /Nunito/.test(family) && status === 'loaded'),
    };
  });
  expect(unfitIn(seen.text, 'uk')).toEqual([]);
  expect(seen).toMatchObject({ look: 'children', font: expect.stringContaining('Nunito'), hasFont: true });
}

/** What the own card says, while it is held. */
async function lookAtCard(town: Town, player: Player, role: string): Promise<void> {
  const page = pageOf(player);
  await page.getByRole('button', { name: town.say('app-card-open'), exact: true }).tap();
  await whileHeld(page, async () => {
    await page
      .locator('.card-name')
      .getByText(town.say(`role-${role}`), { exact: true })
      .waitFor();
    await suits(page);
  });
  await player.phone!.pressBack();
}

/** Everybody names one: the first ballot decides. */
async function voteOut(town: Town, whom: Player): Promise<void> {
  await town.until('talk');
  await allSuit(town);
  await town.ready();
  await allSuit(town);
  await town.ballot(new Map(), whom);
}

async function pointsAt(town: Town, player: Player, whom: Player): Promise<void> {
  expect(town.now.stage.spec).toMatchObject({ kind: 'window', window: 'shot', seat: town.seat(player) });
  await pageOf(player).locator('.window-buttons .button').first().waitFor();
  await allSuit(town);
  await town.act(player, 'shoot', whom);
  expect(town.isIn(whom)).toBe(false);
}

/** «Who has won: why.» */
const won = (town: Town, side: string): string => town.say(`side-${side}-won`).split(':')[0]!;

test('cadets: two of them point at somebody as they leave, the second at the rascal', async () => {
  const town = await dealt(browser, { edition: 'spytown', mode: 'kids', players: 6, language: 'uk' });
  const [m] = town.who('mafioso') as [Player];
  const [a, b, c] = town.who('policeman') as [Player, Player, Player];
  await town.open(m, a, b);
  await allSuit(town);
  await lookAtCard(town, m, 'mafioso');
  await lookAtCard(town, a, 'policeman');
  await town.act(m, 'shoot', a);
  await town.night(new Map(), [a]);
  await pointsAt(town, a, c);
  await town.until('morning');
  await pageOf(b)
    .locator('.paper')
    .getByText(town.say('news-shot', { by: town.label(a), shot: town.label(c) }))
    .waitFor();
  for (const one of [a, c]) await pageOf(b).locator('.paper-lost').getByText(one.person.name).waitFor();
  await allSuit(town);
  await voteOut(town, b);
  await pointsAt(town, b, m);
  await town.until('over');
  await town.ends(won(town, 'police'));
  await allSuit(town);
  await pageOf(a)
    .getByRole('tab', { name: town.say('app-result-roles') })
    .tap();
  await allSuit(town);
  await town.close();
});

test('students: one points, one lets it pass, the last rascal points too late', async () => {
  const town = await dealt(browser, { edition: 'family', mode: 'kids', players: 7, language: 'uk' });
  const [m, n] = town.who('mafioso') as [Player, Player];
  const [a, b, c, d] = town.who('citizen') as [Player, Player, Player, Player];
  await town.open(m, a, b);
  await allSuit(town);
  await lookAtCard(town, m, 'mafioso');
  await town.act(m, 'shoot', a);
  await town.ask(n, 'shoot', a);
  await town.night(new Map(), [a]);
  await pointsAt(town, a, n);
  await voteOut(town, b);
  await town.act(b, 'decline');
  await town.until('verdict');
  await pageOf(m).getByRole('heading', { name: b.person.name }).waitFor();
  await allSuit(town);
  await town.until('night');
  await allSuit(town);
  await town.act(m, 'shoot', c);
  await town.night(new Map(), [c]);
  await town.ask(c, 'decline');
  await voteOut(town, m);
  await pointsAt(town, m, d);
  await town.until('over');
  await town.ends(won(town, 'town'));
  await pageOf(m).getByText(town.say('app-result-own-loss')).waitFor();
  await allSuit(town);
  await town.close();
});
