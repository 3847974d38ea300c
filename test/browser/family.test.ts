/** Whole games of `family` in the Mini App: those whom something befalls play on screens, the others without. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { held } from '../kit/evening/card-table.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { named, type Player, seeTable } from '../kit/screens/taps.ts';
import { whileHeld } from '../kit/screens/thumbs.ts';
import { dealt, type Town } from '../kit/screens/town.ts';

const browser = await sharedBrowser();

const pageOf = ({ phone }: Player): Page => phone!.page;

/** At the table, as the first of them sees it. */
const seatOf = (by: Player, of: Player): Locator =>
  pageOf(by)
    .locator('.ring')
    .getByRole('button', { name: named(of) });

/** The own card says this, while it is held. */
async function holds(town: Town, player: Player, role: string): Promise<void> {
  const page = pageOf(player);
  await page.getByRole('button', { name: town.say('app-card-open'), exact: true }).tap();
  await whileHeld(page, async () => {
    await page
      .locator('.card-name')
      .getByText(town.say(`role-${role}`), { exact: true })
      .waitFor();
  });
  await player.phone!.pressBack();
}

test('basic: news without names, a lost vote, a sparing maniac, a catwoman who shares', async () => {
  const town = await dealt(browser, { edition: 'family', mode: 'basic', players: 12 });
  const one = (role: string): Player => town.who(role)[0]!;
  const [detective, catwoman, maniac] = [one('detective'), one('catwoman'), one('maniac')];
  const [doctor, commissioner] = [one('doctor'), one('commissioner')];
  const [m, n, o] = town.who('mafioso') as [Player, Player, Player];
  const [a, b, c] = town.who('citizen') as [Player, Player, Player];
  await town.open(detective, catwoman, maniac, b);

  for (const player of [m, n, o]) await town.ask(player, 'shoot', a);
  await town.ask(doctor, 'protect', a);
  await town.ask(commissioner, 'check', m);
  await town.act(detective, 'check', n);
  await town.act(catwoman, 'visit', b);
  await town.act(maniac, 'decline');
  await town.night(new Map(), [a]);
  await town.until('morning');
  for (const player of [b, maniac]) {
    const paper = pageOf(player).locator('.paper');
    await paper.locator('.paper-lost').getByText(n.person.name).waitFor();
    await paper.locator('.paper-lost').getByText(town.say('role-mafioso')).waitFor();
    for (const id of ['news-uncovered', 'news-healed']) await paper.getByText(town.say(id)).waitFor();
    await paper.getByText(town.say('news-blocked', { blocked: town.label(b) })).waitFor();
    expect(await paper.locator('.paper-lost li').count()).toBe(1);
  }

  // Whom the catwoman visited talks and is voted for, but has no ballot.
  await town.until('talk');
  await seeTable(town, pageOf(b));
  await pageOf(b).getByText(town.say('app-marked-muted')).waitFor();
  await seeTable(town, pageOf(catwoman));
  await seatOf(catwoman, b)
    .filter({ hasText: town.say('app-mark-muted') })
    .waitFor();
  await town.ready();
  await pageOf(b).locator('.ballot-page').getByText(town.say('app-marked-muted')).waitFor();
  expect(await pageOf(b).locator('.ballot-page button.answer').count()).toBe(0);
  await pageOf(maniac)
    .getByText(town.say('app-voteless', { names: town.label(b) }))
    .waitFor();
  await town.ballot(new Map(), m);
  for (const player of [b, maniac]) {
    await pageOf(player).getByRole('heading', { name: m.person.name }).waitFor();
    await pageOf(player).locator('.case-role').getByText(town.say('role-mafioso')).waitFor();
  }

  // The detective kills the maniac; she may not visit the same player again, and lives to see the town win.
  await town.until('night');
  const tiles = pageOf(catwoman).locator('.tiles button');
  await tiles.filter({ hasText: named(b) }).tap();
  await pageOf(catwoman).getByText(town.say('app-not-this-one')).waitFor();
  await town.act(catwoman, 'visit', c);
  await town.act(detective, 'check', maniac);
  await town.act(maniac, 'decline');
  await town.hunt([o], [detective, catwoman, maniac, b, c]);
  await town.ends('The town has won');
  expect(town.now.outcome).toMatchObject({ winner: 'town' });
  for (const player of [catwoman, detective, b]) {
    await pageOf(player).getByText(town.say('app-result-own-win')).waitFor();
  }
  await pageOf(maniac).getByText(town.say('app-result-own-loss')).waitFor();
  await town.close();
});

test('extended: roles exchanged, a hideout, a shot at dusk', async () => {
  const town = await dealt(browser, {
    edition: 'family',
    mode: 'extended',
    players: 12,
    options: { cards: ['swap', 'hideout', 'corner-shot'] },
    fits: held({ swap: 'citizen', hideout: 'citizen', 'corner-shot': 'citizen' }),
  });
  const [swapper, hider, shooter] = [town.holder('swap'), town.holder('hideout'), town.holder('corner-shot')];
  const [t, n, o] = town.who('mafioso') as [Player, Player, Player];
  const [a, b] = town.plain('citizen') as [Player, Player];
  await town.open(swapper, t, hider);

  // Everybody sees who may exchange; both have the other's role from then on.
  expect(town.now.stage.spec).toMatchObject({ kind: 'window', window: 'swap', seat: town.seat(swapper) });
  await pageOf(hider).getByText(town.say('app-window-swap-about')).waitFor();
  await holds(town, swapper, 'citizen');
  await town.act(swapper, 'play', t, 'swap');
  for (const { phone } of [swapper, t, hider]) await phone!.page.locator('.night-page').waitFor();
  await holds(town, swapper, 'mafioso');
  await holds(town, t, 'citizen');
  await pageOf(swapper).getByText(town.say('ask-shoot')).waitFor();
  await pageOf(t).getByText(town.say('ask-suspect')).waitFor();
  const mafia = [swapper, n, o];
  await town.night(new Map(mafia.map((one) => [one, a])), [a]);
  await town.until('morning');
  for (const one of [hider, t]) {
    const swapped = town.say('news-swapped', { swapped: `${town.label(swapper)}, ${town.label(t)}` });
    await pageOf(one).locator('.paper').getByText(swapped).waitFor();
  }
  await town.until('talk');
  await town.ready();
  await town.ballot(new Map(), n);

  // At dusk one goes into hiding and another shoots.
  await town.until('dusk', 'dusk');
  await town.act(hider, 'play', undefined, 'hideout');
  await pageOf(t)
    .getByText(town.say('news-card-hideout', { by: town.label(hider) }))
    .waitFor();
  await town.ask(shooter, 'play', o, 'corner-shot');
  await pageOf(hider)
    .getByText(town.say('app-news-struck', { name: `${town.label(o)}, ${town.say('role-mafioso')}` }))
    .waitFor();

  // The mafia cannot name whoever is hidden, nor can the ballot; and they have no vote.
  await town.until('night');
  await pageOf(swapper)
    .locator('.tiles button')
    .filter({ hasText: named(hider) })
    .tap();
  await pageOf(swapper).getByText(town.say('app-not-this-one')).waitFor();
  await town.act(swapper, 'shoot', b);
  await town.night(new Map(), [b, t]);
  await town.until('talk');
  await seeTable(town, pageOf(t));
  await seatOf(t, hider)
    .filter({ hasText: town.say('card-hideout-lies') })
    .waitFor();
  await town.ready();
  const offered = pageOf(t).locator('.ballot-page .answers button');
  await offered.filter({ hasText: named(swapper) }).waitFor();
  expect(await offered.filter({ hasText: named(hider) }).count()).toBe(0);
  await pageOf(hider).locator('.ballot-page').getByText(town.say('card-hideout-lies-you')).waitFor();
  expect(await pageOf(hider).locator('.ballot-page button.answer').count()).toBe(0);
  await pageOf(t)
    .getByText(town.say('app-voteless', { names: town.label(hider) }))
    .waitFor();
  await town.ballot(new Map(), swapper);
  await town.until('over');
  await town.ends('The town has won');
  await pageOf(t).getByText(town.say('app-result-own-win')).waitFor();
  await pageOf(swapper).getByText(town.say('app-result-own-loss')).waitFor();
  await town.close();
});
