/** One answer on a screen, as a thumb gives it: on the night's page, in a ballot, at the table, in a window. */
import type { Locator, Page } from 'playwright-core';
import type { Person } from '../../../bot/playground/index.ts';
import type { Action } from '../../../shared/engine/words.ts';
import type { Phone as Client } from '../apps/phone.ts';
import type { Phone } from './browser.ts';
import type { Town } from './town.ts';

/** Somebody at the table, with a screen or without. */
export interface Player {
  readonly person: Person;
  readonly client: Client;
  phone: Phone | null;
}

/** A player, or an answer in words. */
export type Whom = Player | string;

/** Player 1, not Player 11. */
export const named = ({ person }: Player): RegExp => new RegExp(`${person.name}(?!\\d)`);

interface Tap {
  readonly action: Action;
  readonly whom?: Whom | undefined;
  readonly card?: string | undefined;
}

export async function tapped(town: Town, phone: Phone, { action, whom, card }: Tap): Promise<void> {
  const { page } = phone;
  const { spec } = town.now.stage;
  const button = (text: string) => page.getByRole('button', { name: text, exact: true });
  const isNight = spec?.kind === 'wave';
  switch (action) {
    case 'finish':
      await atTable(town, page, spec?.kind === 'speech' ? 'app-finish' : 'app-ready');
      return;
    case 'nominate':
      await atTable(town, page, 'app-do-nominate');
      return answered(page, whom);
    case 'withdraw':
      return button(town.say('app-do-withdraw')).tap();
    case 'vote':
      return voted(phone, whom);
    case 'play':
      if (isNight) return atNight(phone, whom, town.say(`ask-play-${card}`));
      await atTable(town, page, 'window-play');
      return answered(page, whom);
    case 'decline':
      return isNight ? atNight(phone, whom, town.say('night-decline')) : button(town.say('window-let-pass')).tap();
    case 'shoot':
      if (isNight) return atNight(phone, whom);
      await button(town.say('app-window-name')).tap();
      return answered(page, whom);
    default:
      return atNight(phone, whom);
  }
}

async function atTable(town: Town, page: Page, id: string): Promise<void> {
  const wanted = page.getByRole('button', { name: town.say(id), exact: true });
  await seeTable(town, page, wanted);
  await wanted.tap();
}

/** The morning's paper may still lie on the table. */
export async function seeTable(town: Town, page: Page, wanted: Locator = page.locator('.centre')): Promise<void> {
  const away = page.getByRole('button', { name: town.say('app-paper-away'), exact: true });
  await wanted.or(away).first().waitFor();
  if ((await away.count()) > 0) await away.tap();
  await wanted.waitFor();
}

/** What is asked in a sheet. */
async function answered(page: Page, whom?: Whom): Promise<void> {
  const sheet = page.locator('dialog');
  if (whom)
    await sheet
      .locator('.answers button')
      .filter({ hasText: named(whom as Player) })
      .tap();
  await sheet.locator('.button-ink').tap();
  await sheet.waitFor({ state: 'detached' });
}

/** The last answer is not to vote against anybody. Where the votes of before stand, the button can be pressed from the first. */
async function voted(phone: Phone, whom: Whom | undefined): Promise<void> {
  const rows = phone.page.locator('.ballot-page .answers button');
  if (typeof whom === 'object') await rows.filter({ hasText: named(whom) }).tap();
  else await rows.last().tap();
  await phone.page.locator('.answer-on').waitFor();
  await phone.pressMain();
}

async function atNight(phone: Phone, whom: Whom | undefined, question?: string): Promise<void> {
  const { page } = phone;
  await page.locator('.night-page').waitFor();
  const asked = page.locator('.night-head p');
  for (let tries = 0; question !== undefined && !(await asked.innerText()).includes(question); tries++) {
    if (tries > 5) throw new Error(`the night does not ask: ${question}`);
    const before = await asked.innerText();
    await page.locator('button.night-which').tap();
    await page.waitForFunction((was) => document.querySelector('.night-head p')?.textContent !== was, before);
  }
  if (whom)
    await page
      .locator('.tiles button')
      .filter({ hasText: named(whom as Player) })
      .tap();
  await phone.pressMain(whom ? named(whom as Player) : /./);
}
