/** Whole games of `city` in the Mini App: those whom something special befalls play on screens, the others without. */
import { expect, test } from 'vitest';
import { speaker } from '../../shared/text/speak.ts';
import { newestIn } from '../kit/evening/newest.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import type { Player } from '../kit/screens/taps.ts';
import { putPaperAway, whileHeld } from '../kit/screens/thumbs.ts';
import { dealt, lookAtCards, toTheEnd } from '../kit/screens/town.ts';

const say = speaker('en');
const browser = await sharedBrowser();

test('a pardon, a second shot, a muted and a copied voter', async () => {
  const deck = { judge: 1, sleepwalker: 1, citizen: 5, mafioso: 2, godfather: 1, swindler: 1 };
  const town = await dealt(browser, { edition: 'city', deck, seed: 'town one' });
  const [judge] = town.who('judge') as [Player];
  const [sleepwalker] = town.who('sleepwalker') as [Player];
  const [godfather] = town.who('godfather') as [Player];
  const [swindler] = town.who('swindler') as [Player];
  const [a, b, c, d, e] = town.who('citizen') as [Player, Player, Player, Player, Player];
  const mafia = [...town.who('mafioso'), godfather];
  await town.open(judge, godfather, swindler, sleepwalker, a, c);

  // The card says what the role can do in this game.
  const { page: bench } = judge.phone!;
  await whileHeld(bench, () => bench.getByText(say('city-role-judge-with-swindler')).waitFor());
  await judge.phone!.page.getByText(say('app-opening-looked')).waitFor();
  await lookAtCards(
    town,
    town.players.filter((one) => one !== judge),
  );
  expect(newestIn(town.evening).game.stage.name).toBe('talk');

  await town.act(a, 'nominate', b);
  await town.act(a, 'withdraw');
  await town.act(a, 'nominate', c);
  await town.act(b, 'nominate', d);
  await town.ready();
  for (const player of [...mafia, a, e]) await town.act(player, 'vote', c);
  for (const player of [b, c, sleepwalker, swindler]) await town.act(player, 'vote', d);
  await town.act(d, 'vote', 'abstain');
  await town.act(judge, 'vote', 'abstain');
  for (const { phone } of [judge, c, a]) {
    await phone!.page.getByText(`Pardoned: ${town.label(c)}`).waitFor();
    await phone!.page.getByRole('heading', { name: d.person.name }).waitFor();
    await phone!.page.locator('.case-role').getByText(say('city-role-citizen')).waitFor();
  }

  await town.evening.pass(16);
  expect(newestIn(town.evening).game.stage).toMatchObject({ name: 'night', spec: { wave: 2 } });
  const shots = new Map(mafia.map((player) => [player, sleepwalker]));
  for (const player of mafia) await town.act(player, 'shoot', sleepwalker);
  await town.act(godfather, 'mute', a);
  await town.act(swindler, 'copy', c);
  await town.act(judge, 'check', mafia[0]!);
  await town.night(shots);
  expect(newestIn(town.evening).game.stage).toMatchObject({ name: 'night', spec: { wave: 3 } });
  await sleepwalker.phone!.page.getByText(say('ask-suspect')).waitFor();
  await godfather.phone!.page.getByText(say('ask-shoot')).waitFor();
  await town.night(new Map(mafia.map((player) => [player, e])));
  expect(newestIn(town.evening).game.stage.name).toBe('talk');

  // The morning's paper lies on the table first.
  const { page } = c.phone!;
  for (const dead of [sleepwalker, e]) await page.locator('.paper').getByText(dead.person.name).waitFor();
  await page
    .locator('.paper')
    .getByText(`${town.label(a)} has no vote today`)
    .waitFor();
  await town.act(a, 'nominate', b);
  await a.phone!.page.getByText(say('app-marked-muted')).waitFor();
  await town.act(c, 'nominate', swindler);
  await town.ready();
  await a.phone!.page.getByText(say('app-marked-muted')).waitFor();
  expect(await a.phone!.page.locator('.ballot-page button.answer').count()).toBe(0);
  await town.act(swindler, 'vote', b);
  await town.act(c, 'vote', swindler);
  await town.act(judge, 'vote', b);
  for (const player of [b, ...mafia]) await town.act(player, 'vote', 'abstain');
  await page.getByText(say('app-counted-for', { answer: town.label(b) })).waitFor();
  expect(newestIn(town.evening).game.tally?.counts).toMatchObject({ [town.seat(b)]: 3 });
  await page.getByRole('button', { name: say('app-card-open') }).tap();
  await page
    .getByRole('tab', { name: say('app-notes-tab') })
    .or(page.getByRole('radio', { name: say('app-notes-tab') }))
    .tap();
  await whileHeld(page, () => page.getByText(say('city-fact-copied')).waitFor());
  await c.phone!.pressBack();
  await toTheEnd(town, 'town one');
});

test('a jailing, a release, and one accused at a time', async () => {
  const deck = { jailer: 1, doctor: 1, citizen: 5, mafioso: 2, snitch: 1 };
  const town = await dealt(browser, { edition: 'city', deck, options: { ballot: 'single' }, seed: 'town two' });
  const [jailer] = town.who('jailer') as [Player];
  const [doctor] = town.who('doctor') as [Player];
  const [snitch] = town.who('snitch') as [Player];
  const [m, n] = town.who('mafioso') as [Player, Player];
  const [a, b, c, d, e] = town.who('citizen') as [Player, Player, Player, Player, Player];
  await town.open(jailer, snitch, a, m);
  await lookAtCards(town);
  await town.ready();
  await town.night(
    new Map([
      [doctor, jailer],
      [snitch, a],
    ]),
  );
  await town.night(
    new Map([
      [jailer, a],
      [m, jailer],
      [n, jailer],
      [snitch, jailer],
    ]),
  );
  const { page } = a.phone!;
  await page
    .locator('.paper')
    .getByText(`Goes to prison: ${town.label(a)}`)
    .waitFor();
  await town.act(a, 'nominate', b);
  await town.act(m, 'nominate', jailer);
  await town.act(c, 'nominate', n);
  await putPaperAway(jailer.phone!.page);
  await jailer.phone!.page.getByRole('button', { name: /in prison/ }).waitFor();
  await town.ready();
  await page.getByText(say('app-marked-jailed')).waitFor();

  const voters = [jailer, doctor, b, c, d, e, m, n, snitch];
  await m.phone!.page.getByRole('heading', { name: new RegExp(`${town.players.indexOf(b) + 1}`) }).waitFor();
  for (const player of voters) await town.act(player, 'vote', [m, n].includes(player) ? b : 'abstain');
  await page.getByText(`Found innocent: ${town.label(b)}`).waitFor();
  for (const player of voters) await town.act(player, 'vote', player === jailer ? 'abstain' : jailer);
  await page.getByRole('heading', { name: jailer.person.name }).waitFor();
  await page.getByText(`Free again: ${town.label(a)}`).waitFor();
  await toTheEnd(town, 'town two');
});

test('an answer that the table has outrun does not take the screen back', async () => {
  const town = await dealt(browser, { edition: 'city', deck: { sheriff: 1, citizen: 4, mafioso: 2 }, seed: 'outrun' });
  const [a, b, ...others] = town.players as [Player, Player, ...Player[]];
  await town.open(a);
  await lookAtCards(town);
  await town.act(b, 'nominate', others[0]!);
  for (const player of others) await town.act(player, 'finish');
  const { page } = a.phone!;
  let letIn: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/api/tables/*', async (route) => {
    const response = await route.fetch();
    await late;
    await route.fulfill({ response });
  });
  await town.act(a, 'finish');
  await town.act(b, 'finish');
  const ballot = page.locator('.ballot-page');
  await ballot.waitFor();
  letIn();
  await page.unrouteAll({ behavior: 'wait' });
  await town.act(a, 'vote', others[0]!);
  expect(await ballot.count()).toBe(1);
  await a.phone!.close();
  await town.evening.close();
});
