/** Whole games of `city` in the Mini App: those whom something special befalls play on screens, the others without. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../bot/playground/index.ts';
import type { Action } from '../../shared/engine/words.ts';
import { speaker } from '../../shared/text/speak.ts';
import { answerBy, orderBy } from '../kit/app-crowd.ts';
import { openBrowser, type Phone } from '../kit/browser.ts';
import { type Evening, openEvening } from '../kit/evening.ts';
import type { Phone as Client } from '../kit/phone.ts';
import {
  holdCard,
  newestIn,
  openFromGroup,
  othersOf,
  playOnPhones,
  putPaperAway,
  sitDownOthers,
  whileHeld,
} from '../kit/thumbs.ts';

const say = speaker('en');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Somebody at the table, with a screen or without. */
interface Player {
  readonly person: Person;
  readonly client: Client;
  phone: Phone | null;
}

class Town {
  readonly evening: Evening;
  readonly players: readonly Player[];
  readonly game: string;
  constructor(evening: Evening, players: readonly Player[], game: string) {
    this.evening = evening;
    this.players = players;
    this.game = game;
  }

  /** Those with this card, in order of seats. */
  who(role: string): readonly Player[] {
    const { seats } = newestIn(this.evening).game;
    return this.players.filter((_, i) => seats[i]!.role === role);
  }

  label(player: Player): string {
    return `${this.players.indexOf(player) + 1} · ${player.person.name}`;
  }

  seat(player: Player): string {
    return `p${this.players.indexOf(player) + 1}`;
  }

  async open(...players: readonly Player[]): Promise<void> {
    for (const player of players) player.phone = await openFromGroup(browser, this.evening, player.person);
  }

  /** On a screen by tapping, without one by asking the server. */
  async act(player: Player, action: Action, whom?: Player | string): Promise<void> {
    const { phone, client } = player;
    if (phone) {
      const { serial } = newestIn(this.evening).game.stage;
      await tapped(phone, action, whom);
      await this.#taken(player, action, serial);
    } else {
      const sight = await client.look(this.game);
      const prompt = sight.play!.view.prompts.find((one) => one.action === action);
      if (!prompt) throw new Error(`${player.person.name} is not asked to ${action}`);
      const given = typeof whom === 'string' ? { choice: whom } : whom ? { target: this.seat(whom) } : {};
      if (!(await answerBy(client, sight, prompt, given))) throw new Error(`${action} came too late`);
    }
    await this.evening.settle();
  }

  /** What was tapped has reached the table. */
  async #taken(player: Player, action: Action, serial: number): Promise<void> {
    for (let tries = 0; tries < 600; tries++) {
      await this.evening.settle();
      const { stage, choices } = newestIn(this.evening).game;
      const isThere = choices.some((choice) => choice.by === this.seat(player) && choice.action === action);
      if (isThere || stage.serial !== serial) return;
      await player.phone!.page.waitForTimeout(20);
    }
    throw new Error(`${player.person.name} tapped ${action}, and nothing came of it`);
  }

  /** Everybody who has something to answer in this wave names somebody; some whom they are told to. */
  async night(wanted: ReadonlyMap<Player, Player>): Promise<void> {
    const { serial } = newestIn(this.evening).game.stage;
    for (const player of this.players) {
      for (const { action, targets, chosen } of (await player.client.look(this.game)).play!.view.prompts) {
        if (chosen !== null || newestIn(this.evening).game.stage.serial !== serial) continue;
        const whom = wanted.get(player);
        const target =
          whom && targets.includes(this.seat(whom)) ? whom : this.players[Number(targets[0]!.slice(1)) - 1]!;
        await this.act(player, action, target);
      }
    }
    await this.evening.pass(1);
  }

  async ready(): Promise<void> {
    for (const player of this.players) {
      const { prompts } = (await player.client.look(this.game)).play!.view;
      if (prompts.some(({ action }) => action === 'finish')) await this.act(player, 'finish');
    }
    await this.evening.pass(1);
  }
}

/** Player 1, not Player 11. */
const named = ({ person }: Player): RegExp => new RegExp(`${person.name}(?!\\d)`);

async function tapped(phone: Phone, action: Action, whom?: Player | string): Promise<void> {
  const { page } = phone;
  switch (action) {
    case 'finish':
      await putPaperAway(page);
      return page.getByRole('button', { name: say('app-ready'), exact: true }).tap();
    case 'nominate':
      await putPaperAway(page);
      await page.getByRole('button', { name: say('app-do-nominate'), exact: true }).tap();
      await page
        .locator('dialog .answers button')
        .filter({ hasText: named(whom as Player) })
        .tap();
      await page.getByRole('button', { name: /^Confirm/ }).tap();
      return page.locator('dialog').waitFor({ state: 'detached' });
    case 'withdraw':
      return page.getByRole('button', { name: say('app-do-withdraw'), exact: true }).tap();
    case 'vote': {
      const row = typeof whom === 'string' ? /abstain|Do not condemn/ : named(whom!);
      await page.locator('.ballot-page .answers button').filter({ hasText: row }).tap();
      await phone.pressMain(/^I vote/);
      return;
    }
    default:
      await page.locator('.night-page').waitFor();
      await page
        .locator('.tiles button')
        .filter({ hasText: named(whom as Player) })
        .tap();
      return phone.pressMain(/^Confirm/);
  }
}

/** A table with these cards, everybody looking at theirs by the middle of the first night. */
async function dealt(deck: Record<string, number>, options: Record<string, string>, seed: string): Promise<Town> {
  const players = Object.values(deck).reduce((sum, n) => sum + n, 0);
  const evening = await openEvening({ players, app: true, seed });
  await evening.meetBot();
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  const clients = await sitDownOthers(evening, evening.people);
  const { id } = newestIn(evening);
  const change = (wanted: object) => orderBy(clients[0]!, id, { do: 'change', change: wanted } as never);
  await change({ set: 'edition', to: 'city' });
  for (const [option, to] of Object.entries(options)) await change({ set: 'option', option, to });
  await change({ set: 'composition', to: deck });
  await orderBy(clients[0]!, id, { do: 'begin' });
  await evening.pass(4);
  const town = new Town(
    evening,
    clients.map((client, i) => ({ person: evening.people[i]!, client, phone: null })),
    id,
  );
  return town;
}

/** The first night is over when everybody has looked at their card, on a screen by holding it. */
async function lookAtCards(town: Town, players = town.players): Promise<void> {
  for (const { phone, client } of players) {
    if (phone) {
      await phone.page.getByText(say('app-opening-look')).waitFor();
      await holdCard(phone.page);
    } else await orderBy(client, town.game, { do: 'look' });
    await town.evening.settle();
  }
  await town.evening.pass(1);
}

async function toTheEnd({ evening, players, game }: Town, seed: string): Promise<void> {
  const screens = players.flatMap(({ phone }) => (phone ? [phone] : []));
  const clients = players.flatMap(({ phone, client }) => (phone ? [] : [client]));
  await playOnPhones(evening, screens, seed, { others: othersOf(clients, game, seed) });
  for (const { page } of screens) await page.getByRole('heading', { level: 1, name: /won|Victory|draw/i }).waitFor();
  expect(evening.telegram.faults).toEqual([]);
  for (const phone of screens) await phone.close();
  await evening.close();
}

test('a pardon, a second shot, a muted and a copied voter', { timeout: 300_000 }, async () => {
  const deck = { judge: 1, sleepwalker: 1, citizen: 5, mafioso: 2, godfather: 1, swindler: 1 };
  const town = await dealt(deck, {}, 'town one');
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

test('a jailing, a release, and one accused at a time', { timeout: 300_000 }, async () => {
  const deck = { jailer: 1, doctor: 1, citizen: 5, mafioso: 2, snitch: 1 };
  const town = await dealt(deck, { ballot: 'single' }, 'town two');
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

test('an answer that the table has outrun does not take the screen back', { timeout: 120_000 }, async () => {
  const town = await dealt({ sheriff: 1, citizen: 4, mafioso: 2 }, {}, 'outrun');
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
