/** People who play on their phones: they look at the screen and tap what it offers, and know nothing else. */
import type { Browser, Locator } from 'playwright-core';
import type { Person } from '../../../bot/playground/index.ts';
import { rulebooks } from '../../../shared/editions/index.ts';
import { type Chance, chanceFrom } from '../../../shared/engine/chance.ts';
import { voicesOf } from '../../../shared/engine/rulebook.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { hasText, speaker as speakerOf, type TextId } from '../../../shared/text/speak.ts';
import { answerBy, openIn, orderBy, randomAnswer } from '../apps/app-crowd.ts';
import { Phone as Client } from '../apps/phone.ts';
import { isOver, passToNext } from '../evening/crowd.ts';
import type { Evening } from '../evening/evening.ts';
import { newestIn } from '../evening/newest.ts';
import { openPhone, type Phone, type PhoneOptions } from './browser.ts';

const say = speakerOf('en');

/** The button of the lobby's message that opens the table in the app. */
const isDirectLink = ({ url }: { readonly url?: string }): boolean => url?.includes('?startapp=') === true;

/** Somebody taps the link in the group, and the app opens on their own phone. */
export async function openFromGroup(
  browser: Browser,
  evening: Evening,
  person: Person,
  options: Partial<PhoneOptions> = {},
): Promise<Phone> {
  const post = evening.group.messages.findLast(({ buttons }) => buttons.flat().some(isDirectLink));
  if (!post) throw new Error('no message in the group opens the app');
  const { url, initData } = person.openApp(post, isDirectLink);
  return openPhone(browser, { url, initData, ...options });
}

/** From `/play` to a full table, everybody sitting down in the app. */
export async function sitDownByApp(
  browser: Browser,
  evening: Evening,
  people: readonly Person[] = evening.people,
): Promise<readonly Phone[]> {
  await evening.meetBot();
  people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  const phones: Phone[] = [];
  for (const person of people) {
    const phone = await openFromGroup(browser, evening, person);
    await phone.pressMain(say('app-lobby-join'));
    await phone.page.getByRole('listitem').filter({ hasText: person.name }).first().waitFor();
    phones.push(phone);
  }
  await evening.pass(10);
  return phones;
}

/** The rest of the table, with phones but without screens. */
export async function sitDownOthers(evening: Evening, people: readonly Person[]): Promise<readonly Client[]> {
  const clients = people.map((person) => new Client(evening, person));
  for (const client of clients) {
    const { initData } = client.person.openApp(evening.lobby, isDirectLink);
    const { game } = (await client.signIn(initData)).body;
    await orderBy(client, game ?? '', { do: 'join' });
  }
  await evening.pass(10);
  return clients;
}

/** The cards are dealt, and this phone shows the first night. */
export async function beginOn(evening: Evening, phone: Phone): Promise<void> {
  await phone.pressMain(say('app-lobby-begin'));
  await phone.page.locator('.dateline').waitFor();
  await evening.pass(4);
}

export interface Thumb {
  /** Taps once, if the screen offers anything; says whether it did. */
  readonly tap: () => Promise<boolean>;
}

export function thumb(phone: Phone, seed: string): Thumb {
  const { page } = phone;
  const chance = chanceFrom(seed, 'thumb');
  return {
    tap: async () => {
      const night = page.locator('.night-page');
      if ((await night.count()) > 0) return tapNight(page.locator('.tiles button'), phone, chance);
      if ((await page.locator('.window-page').count()) > 0) return tapWindow(page, chance);
      if (await putPaperAway(page)) return true;
      if (await holdCard(page)) return true;
      if ((await page.locator('.ballot-page').count()) > 0)
        return tapBallot(page.locator('.answers button'), phone, chance);
      return tapDay(page, chance);
    },
  };
}

/** Where all talk at once the morning's paper lies on the table first. */
export async function putPaperAway(page: Phone['page']): Promise<boolean> {
  const away = page.getByRole('button', { name: say('app-paper-away') });
  if ((await away.count()) === 0) return false;
  await away.tap();
  await away.waitFor({ state: 'detached' });
  return true;
}

/** In the night that is for it. */
export async function holdCard(page: Phone['page']): Promise<boolean> {
  if ((await page.getByText(say('app-opening-look')).count()) === 0) return false;
  await whileHeld(page, async () => {});
  await page.getByText(say('app-opening-look')).waitFor({ state: 'detached' });
  return true;
}

/** A finger lies on what is face down. */
export async function whileHeld(page: Phone['page'], look: () => Promise<unknown>): Promise<void> {
  await page.locator('.held').hover();
  await page.mouse.down();
  await page.locator('.held-open .card-face').waitFor();
  await look();
  // Shorter than this no finger is.
  await page.waitForTimeout(30);
  await page.mouse.up();
}

type Button = Pick<Phone, 'mainButton' | 'pressMain'>;

/** A forbidden name is answered with one line: then another is tried. */
async function tapNight(tiles: Locator, phone: Button, chance: Chance): Promise<boolean> {
  const before = await phone.mainButton();
  if (before?.text.startsWith('Noted')) return false;
  const order = chance.shuffle(Array.from({ length: await tiles.count() }, (_, i) => i));
  for (const i of order) {
    await tiles.nth(i).tap();
    const { isEnabled = false, text = '' } = (await settledButton(phone)) ?? {};
    if (!isEnabled) continue;
    await phone.pressMain(text);
    return true;
  }
  return false;
}

async function tapBallot(answers: Locator, phone: Button, chance: Chance): Promise<boolean> {
  const offered = await answers.count();
  const before = await phone.mainButton();
  // A vote that may still be changed is left as it is.
  if (offered === 0 || before?.text.startsWith('Your vote')) return false;
  await answers.nth(chance.below(offered)).tap();
  await phone.pressMain(/^(I vote|Keep|Confirm)/);
  return true;
}

/** Plays the card if it can be, or lets it pass. Whose card cannot be played is told so, and lets it pass then. */
async function tapWindow(page: Phone['page'], chance: Chance): Promise<boolean> {
  const buttons = page.locator('.window-buttons > .button');
  const offered = await buttons.count();
  if (offered === 0 || !(await buttons.last().isEnabled())) return false;
  await buttons.nth(chance.below(offered)).tap();
  const dialog = page.locator('dialog');
  // A last shot that is forgone ends its window at once.
  const answered = page.locator('dialog, .toast, .window-buttons:empty, main:not(.window-page)');
  await answered.first().waitFor({ state: 'attached' });
  if ((await dialog.count()) === 0) {
    if ((await buttons.count()) > 0) await buttons.last().tap();
    return true;
  }
  const answers = dialog.locator('.answers button');
  if ((await answers.count()) > 0) await answers.nth(chance.below(await answers.count())).tap();
  await dialog.locator('.button-ink').tap();
  await dialog.waitFor({ state: 'detached' });
  return true;
}

async function tapDay(page: Phone['page'], chance: Chance): Promise<boolean> {
  const accuse = page.getByRole('button', { name: say('app-do-nominate'), exact: true });
  if ((await accuse.count()) > 0 && chance.below(3) > 0) {
    await accuse.tap();
    const offered = page.locator('dialog .answers button');
    await offered.nth(chance.below(await offered.count())).tap();
    await page.getByRole('button', { name: /^Confirm/ }).tap();
    await page.locator('dialog').waitFor({ state: 'detached' });
    return true;
  }
  const finish = page.getByRole('button', { name: new RegExp(`^(${say('app-finish')}|${say('app-ready')})$`) });
  if ((await finish.count()) === 0 || !(await finish.isEnabled())) return false;
  await finish.tap();
  return true;
}

/** What the button says once the tap has reached it. */
async function settledButton(phone: Button) {
  let last = await phone.mainButton();
  for (let i = 0; i < 10 && !last?.isEnabled; i++) last = await phone.mainButton();
  return last;
}

export type Others = () => Promise<boolean>;

/** They answer whatever they are asked. */
export function othersOf(clients: readonly Client[], game: string, seed: string): Others {
  const chance = chanceFrom(seed, 'others');
  return async () => {
    let hasAnswered = false;
    for (const client of clients) {
      const sight = await client.look(game);
      if (sight.play?.cards?.hasLooked === false) await orderBy(client, game, { do: 'look' });
      const finish = sight.play?.view.prompts.find(({ action }) => action === 'finish');
      const [prompt = finish] = openIn(sight);
      const isDone = prompt && (await answerBy(client, sight, prompt, randomAnswer(prompt, chance)));
      hasAnswered ||= isDone != null;
    }
    return hasAnswered;
  };
}

/** Until the game is over for everybody, or as long as is asked for: phones tap while they can, then the time passes. */
export async function playOnPhones(
  evening: Evening,
  phones: readonly Phone[],
  seed: string,
  { others = async () => false, until = isOver }: { others?: Others; until?: (evening: Evening) => boolean } = {},
): Promise<void> {
  const thumbs = phones.map((phone, i) => thumb(phone, `${seed} ${i}`));
  for (let moments = 0; moments < MOST_MOMENTS; moments++) {
    await caughtUp(evening, phones);
    if (until(evening)) return;
    let hasTapped = false;
    for (const { tap } of thumbs) {
      if (!(await tap())) continue;
      hasTapped = true;
      await evening.settle();
      await caughtUp(evening, phones);
    }
    if (await others()) hasTapped = true;
    if (hasTapped) await evening.pass(1);
    else await passToNext(evening);
  }
  throw new Error('the game on the phones did not end');
}

const MOST_MOMENTS = 1500;
/** So often a screen is looked at until it has caught up; a slow machine needs many. */
const PATIENCE = 4000;

/** Until every screen shows the stage that the table is in, and whose speech it is. */
export async function caughtUp(evening: Evening, phones: readonly Phone[], language: Language = 'en'): Promise<void> {
  let seen: readonly string[] = [];
  for (let tries = 0; tries < PATIENCE; tries++) {
    // What was tapped a moment ago may still be on its way to the table.
    await evening.settle();
    const wanted = momentOf(newestIn(evening), language);
    seen = await Promise.all(phones.map(({ page }) => page.evaluate(momentShown)));
    if (seen.every((shown) => isSame(shown, wanted))) return;
    await phones[0]!.page.waitForTimeout(30);
  }
  throw new Error(`${momentOf(newestIn(evening), language)} is not on every screen: ${seen.join(', ')}`);
}

/** A page without the ring shows no speaker. */
const isSame = (shown: string, wanted: string): boolean => shown === wanted || shown === wanted.split(' / ')[0];

function momentOf({ status, game }: ReturnType<typeof newestIn>, language: Language): string {
  const say = speakerOf(language);
  if (status === 'over') return 'over';
  const { name, spec } = game.stage;
  const { edition, mode } = game.deal;
  const voices = voicesOf(rulebooks[edition as keyof typeof rulebooks], mode);
  const inVoice = (id: TextId): TextId => voices.map((voice) => `${voice}-${id}`).find(hasText) ?? id;
  const { round } = game;
  const title =
    name === 'night'
      ? say(inVoice('app-night'), { round })
      : say(inVoice('app-day'), { round, stage: say(inVoice(`stage-${name}`)) });
  if (spec?.kind !== 'speech') return title;
  return `${title} / ${game.seats.findIndex(({ id }) => id === spec.queue[0]) + 1}`;
}

/** In the page. Where there is no ring of seats only the title tells. */
function momentShown(): string {
  if (document.querySelector('.result [role=tablist]')) return 'over';
  const title = document.querySelector('.dateline .label')?.textContent ?? '';
  const speaking = document.querySelector('.seat-speaks .seat-number')?.textContent;
  const isRing = document.querySelector('.ring') !== null;
  return isRing && speaking ? `${title} / ${speaking}` : title;
}
