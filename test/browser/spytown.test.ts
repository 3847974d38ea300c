/** Whole games of `spytown` in the Mini App: those whom something befalls play on screens, the others without. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { held } from '../kit/evening/card-table.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { named, type Player, seeTable } from '../kit/screens/taps.ts';
import { whileHeld } from '../kit/screens/thumbs.ts';
import { dealt, type Town } from '../kit/screens/town.ts';

const browser = await sharedBrowser();

const pageOf = ({ phone }: Player): Page => phone!.page;

/** On the page of the own cards, while it is held. */
async function holds(town: Town, { phone }: Player, tab: string, ...lines: readonly string[]): Promise<void> {
  const { page } = phone!;
  await page.getByRole('button', { name: town.say('app-card-open'), exact: true }).tap();
  await page.getByRole('tab', { name: town.say(tab), exact: true }).tap();
  await whileHeld(page, async () => {
    for (const line of lines) await page.locator('.held').getByText(line, { exact: true }).waitFor();
  });
  await phone!.pressBack();
}

/** Whoever is left of the mafia is voted out, and the police have won on every screen. */
async function policeWin(town: Town, spared: readonly Player[]): Promise<void> {
  await town.hunt(town.who('mafioso'), spared);
  await town.ends('The police have won');
}

test('basic: a look, a changed vote, a tie that nobody changes, the lot', async () => {
  const town = await dealt(browser, { edition: 'spytown', mode: 'basic', players: 8 });
  const [agent] = town.who('agent') as [Player];
  const [m, n] = town.who('mafioso') as [Player, Player];
  const [a, b, ...others] = town.who('policeman') as [Player, Player, ...Player[]];
  await town.open(agent, m, a);

  // The agent is told at once; the mafiosi know each other.
  await town.act(agent, 'check', m);
  const { page } = agent.phone!;
  await holds(town, agent, 'app-notes-tab', `${town.label(m)}: ${town.say('role-mafioso')}`);
  const [victim] = others as [Player];
  await town.act(m, 'shoot', victim);
  await town.ask(n, 'shoot', victim);
  await town.night(new Map(), [victim]);
  await town.until('morning');
  await page.locator('.paper-lost').getByText(victim.person.name).waitFor();
  await page.locator('.paper-lost').getByText(town.say('role-policeman')).waitFor();

  // The first ballot is on everybody; a vote may be changed until the last has voted.
  await town.until('talk');
  await town.ready();
  await town.act(agent, 'vote', b);
  await page.getByText(town.say('app-ballot-note')).waitFor();
  await town.act(agent, 'vote', n);
  const sides = new Map<Player, Player>([
    [agent, n],
    [a, n],
    [b, n],
    [m, a],
    [n, a],
    [others[1]!, a],
  ]);
  await town.ballot(sides);
  expect(town.now.accused.map(({ seat }) => seat).sort()).toEqual([town.seat(a), town.seat(n)].sort());

  // Both defend themselves, the final is even, and in the repeat everybody stays with what they said.
  await pageOf(m).locator('.seat-accused').first().waitFor();
  await town.speeches();
  await town.act(agent, 'vote', a);
  await town.ballot(sides);
  expect(town.now.stage.spec).toMatchObject({ kind: 'ballot', repeat: 1 });
  await page.getByText(town.say('app-repeat', { n: 1 })).waitFor();
  await agent.phone!.mainButtonSays(town.say('app-vote-keep', { answer: town.label(n) }));
  await town.ballot(sides);
  expect(town.now.stage.name).toBe('verdict');
  const [lot] = town.say('news-lot', { lot: '' }).split(':') as [string];
  for (const { phone } of [agent, m, a]) await phone!.page.getByText(lot).waitFor();
  await policeWin(town, [agent, a]);
  await page.getByText(town.say('app-result-own-win')).waitFor();
  await pageOf(m).getByText(town.say('app-result-own-loss')).waitFor();
  await town.close();
});

test('a vest, a shot from the corner and the last shot that answers it, a bandage', async () => {
  const town = await dealt(browser, {
    edition: 'spytown',
    mode: 'extended',
    players: 16,
    options: { cards: ['vest', 'bandage', 'corner-shot', 'last-shot'] },
    fits: held({ vest: 'policeman', bandage: 'policeman', 'corner-shot': 'policeman', 'last-shot': 'policeman' }),
  });
  const [vest, bandage] = [town.holder('vest'), town.holder('bandage')];
  const [corner, last] = [town.holder('corner-shot'), town.holder('last-shot')];
  const [m, n, o] = town.who('mafioso') as [Player, Player, Player];
  const [a] = town.plain('policeman') as [Player];
  await town.open(vest, bandage, corner, last);

  // The mafia hits whoever wears the vest.
  for (const player of [m, n, o]) await town.ask(player, 'shoot', vest);
  await town.night(new Map(), [vest]);
  expect(town.now.stage.spec).toMatchObject({ kind: 'window', window: 'rescue', seat: town.seat(vest) });
  await pageOf(vest).getByText(town.say('app-marked-hit')).waitFor();
  await pageOf(bandage).getByText(town.say('app-window-rescue'), { exact: true }).waitFor();
  await town.act(vest, 'play', undefined, 'vest');
  await town.until('morning');
  for (const one of [bandage, vest]) {
    const paper = pageOf(one).locator('.paper');
    await paper.getByText(town.say('app-paper-hit')).waitFor();
    await paper.getByText(town.say('news-card-vest', { by: town.label(vest) })).waitFor();
    await paper.getByText(town.say('news-saved', { saved: town.label(vest) })).waitFor();
  }

  // A shot in the talk; it is let pass, and whoever falls shoots back.
  await town.until('talk');
  await town.act(corner, 'play', last, 'corner-shot');
  expect(town.now.stage.spec).toMatchObject({ window: 'rescue', seat: town.seat(last) });
  await pageOf(vest)
    .getByText(town.say('news-card-corner-shot', { by: town.label(corner), on: town.label(last) }))
    .waitFor();
  await town.act(bandage, 'decline');
  await pageOf(bandage).getByText(town.say('window-passed')).waitFor();
  await town.until('talk', 'shot');
  await pageOf(vest).getByText(town.say('app-window-shot'), { exact: true }).waitFor();
  await town.act(last, 'play', m, 'last-shot');
  expect(town.now.stage.spec).toMatchObject({ window: 'rescue', seat: town.seat(m) });
  await pageOf(corner).getByRole('heading', { name: m.person.name }).waitFor();
  await town.until('talk');
  const seats = pageOf(corner).locator('.ring');
  for (const [one, role] of [
    [last, 'policeman'],
    [m, 'mafioso'],
  ] as const) {
    const fallen = seats.getByRole('button', { name: named(one) });
    await fallen.filter({ hasText: `${town.say('fate-struck')}, ${town.say(`role-${role}`)}` }).waitFor();
  }
  await seeTable(town, pageOf(last));
  await pageOf(last).getByText(town.say('app-out'), { exact: true }).waitFor();

  // The ballot takes an innocent, and the bandage gives them back.
  await town.ready();
  await town.ballot(new Map(), a);
  expect(town.now.stage.spec).toMatchObject({ window: 'rescue', seat: town.seat(a) });
  await town.act(bandage, 'play', undefined, 'bandage');
  for (const one of [bandage, vest, corner]) {
    await pageOf(one)
      .getByRole('heading', { name: town.say('app-saved-title') })
      .waitFor();
    const by = town.say('news-card-bandage', { by: town.label(bandage), on: town.label(a) });
    await pageOf(one).getByText(by).waitFor();
  }
  expect(town.isIn(a)).toBe(true);
  await policeWin(town, [vest, bandage, corner]);
  await town.close();
});

test('a recruit, a Leader who decides, an arrest and a seizure', async () => {
  const town = await dealt(browser, {
    edition: 'spytown',
    mode: 'extended',
    players: 16,
    options: { cards: ['recruit', 'leader', 'arrest', 'seizure'] },
    fits: held({ recruit: 'mafioso', leader: 'policeman', arrest: 'policeman', seizure: 'policeman' }),
  });
  const [recruiter, leader] = [town.holder('recruit'), town.holder('leader')];
  const [arrested, seizer] = [town.holder('arrest'), town.holder('seizure')];
  const [t, victim, a, ...rest] = town.plain('policeman') as [Player, Player, Player, ...Player[]];
  const mafia = town.who('mafioso');
  const b = mafia.find((one) => one !== recruiter)!;
  await town.open(recruiter, t, leader, seizer);

  // Somebody changes masters by night and shoots at once; the morning says that it happened, and no more.
  await pageOf(t).getByText(town.say('ask-suspect')).waitFor();
  await town.act(recruiter, 'play', t, 'recruit');
  await pageOf(t).getByText(town.say('ask-shoot')).waitFor();
  await holds(town, t, 'app-card-role-tab', town.say('role-policeman'), town.say('side-mafia'));
  await holds(town, t, 'app-notes-tab', `${town.label(recruiter)}: ${town.say('role-mafioso')}`);
  await town.act(t, 'shoot', victim);
  await town.act(recruiter, 'shoot', victim);
  await town.night(new Map(mafia.map((one) => [one, victim])), [t]);
  expect(town.now.stage.spec).toMatchObject({ kind: 'window', window: 'opening' });
  await town.ask(arrested, 'play', undefined, 'arrest');
  await town.act(seizer, 'play', t, 'seizure');
  await town.until('morning');
  const paper = pageOf(leader).locator('.paper');
  await paper.getByText(town.say('news-card-recruit')).waitFor();
  await paper.getByText(town.say('news-card-arrest', { by: town.label(arrested) })).waitFor();
  for (const one of [recruiter, leader]) {
    const lines = await pageOf(one).locator('.paper-more li').allInnerTexts();
    const told = lines.map((line) => line.replace(/\s+/g, ' '));
    const seized = town.say('news-card-seizure', { by: town.label(seizer), on: town.label(t) });
    expect(told.filter((line) => named(t).test(line) && !line.includes(seized))).toEqual([]);
    expect(told.filter((line) => named(recruiter).test(line))).toEqual([]);
  }

  // What lies open is seen at the seats.
  await town.until('talk');
  await seeTable(town, pageOf(recruiter));
  const ring = pageOf(recruiter).locator('.ring');
  for (const [one, card] of [
    [arrested, 'arrest'],
    [t, 'seizure'],
    [leader, 'leader'],
  ] as const) {
    const seat = ring.getByRole('button', { name: named(one) });
    await seat.filter({ hasText: town.say(`card-${card}-lies`) }).waitFor();
  }
  await town.ready();
  expect(town.now.stage.spec).toMatchObject({ kind: 'ballot', isLed: true });
  await pageOf(recruiter)
    .getByRole('heading', { name: town.say('app-leader-first') })
    .waitFor();
  await pageOf(t).getByText(town.say('app-leader-wait')).waitFor();

  // The Leader votes first; nobody can name the arrested, and the seized has no ballot.
  const offered = pageOf(leader).locator('.ballot-page .answers button');
  await offered.first().waitFor();
  expect(await offered.filter({ hasText: named(arrested) }).count()).toBe(0);
  expect(await offered.filter({ hasText: named(t) }).count()).toBe(1);
  await town.act(leader, 'vote', a);
  const vote = town.say('leader-vote', { name: town.label(leader), target: town.label(a) });
  await pageOf(recruiter).getByText(vote).waitFor();
  await pageOf(t).getByText(town.say('card-seizure-lies-you')).waitFor();
  expect(await pageOf(t).locator('.ballot-page button.answer').count()).toBe(0);
  await pageOf(recruiter)
    .getByText(town.say('app-voteless', { names: town.label(t) }))
    .waitFor();
  await town.ballot(
    new Map<Player, Player>([
      [leader, a],
      [recruiter, a],
      [seizer, b],
      [rest[0]!, b],
    ]),
  );
  await pageOf(recruiter)
    .getByRole('heading', { name: town.say('app-leader-decides') })
    .waitFor();
  await pageOf(leader)
    .getByRole('heading', { name: town.say('leader-you-decide') })
    .waitFor();
  await town.act(leader, 'vote', b);
  for (const one of [leader, recruiter, t]) {
    await pageOf(one).getByRole('heading', { name: b.person.name }).waitFor();
    await pageOf(one).locator('.case-role').getByText(town.say('role-mafioso')).waitFor();
  }

  // The recruit counts for the mafia: without them the police have not won.
  await town.hunt([...mafia, t], [leader, seizer]);
  await town.ends('The police have won');
  await pageOf(t).getByText(town.say('app-result-own-loss')).waitFor();
  await town.close();
});

test('the New Gang wins', async () => {
  const town = await dealt(browser, {
    edition: 'spytown',
    mode: 'extended',
    players: 14,
    options: { newGang: true },
    fits: (seats) =>
      seats.filter(({ card, role }) => card === 'new-gang' && role === 'policeman').length === 2 &&
      held({ 'new-gang': 'mafioso' })(seats),
  });
  const gang = town.now.seats.filter(({ card }) => card === 'new-gang').map(({ id }) => town.at(id));
  const shot = gang.find((one) => town.who('policeman').includes(one))!;
  const left = gang.filter((one) => one !== shot) as [Player, Player];
  const [m] = town.plain('mafioso') as [Player];
  await town.open(...left);
  const { page } = left[0].phone!;
  await holds(town, left[0], 'card-title', town.say('card-new-gang'));
  for (const one of town.who('mafioso')) await town.ask(one, 'shoot', shot);
  await town.night(new Map(), gang);
  await town.until('morning');
  await page
    .locator('.paper')
    .getByText(town.say('news-card-new-gang', { by: town.label(shot) }))
    .waitFor();
  await town.hunt([m, ...town.players.filter((one) => one !== m && !gang.includes(one))], gang);
  await town.ends('The New Gang has won');
  for (const one of left) await pageOf(one).getByText(town.say('app-result-own-win')).waitFor();
  await town.close();
});
