/** What a neighbour's eye could see: everybody's night and everybody's card look alike, and a card shows only while held. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasText, speaker } from '../../shared/text/speak.ts';
import { passToNext } from '../kit/evening/crowd.ts';
import { type Evening, openEvening } from '../kit/evening/evening.ts';
import { newestIn } from '../kit/evening/newest.ts';
import type { Phone } from '../kit/screens/browser.ts';
import { outline } from '../kit/screens/outline.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { beginOn, openFromGroup, othersOf, sitDownOthers, whileHeld } from '../kit/screens/thumbs.ts';

const say = speaker('en');
const browser = await sharedBrowser();
let evening: Evening;
/** One phone for each kind of card that is dealt, and the role behind it. */
let phones: readonly { readonly phone: Phone; readonly role: string }[];

beforeAll(async () => {
  evening = await openEvening({ players: 9, app: true, seed: 'alike' });
  await evening.meetBot();
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  const clients = await sitDownOthers(evening, evening.people);
  const creator = await openFromGroup(browser, evening, evening.people[0]!);
  await beginOn(evening, creator);
  const answer = othersOf(clients, newestIn(evening).id, 'alike');
  while (newestIn(evening).game.stage.name === 'night') if (!(await answer())) await passToNext(evening);
  // Nobody accuses anybody; in the second night everybody has something to do, and nobody has done it yet.
  while (newestIn(evening).game.stage.name !== 'night') await passToNext(evening);
  await creator.close();
  const { seats } = newestIn(evening).game;
  const living = seats.filter(({ out }) => out === null);
  const kinds = [...new Map(living.map(({ id, role }) => [role, id]))];
  phones = await Promise.all(
    kinds.map(async ([role, id]) => {
      const person = evening.people[Number(id.slice(1)) - 1]!;
      const phone = await openFromGroup(browser, evening, person);
      await phone.page.locator('.night-page').waitFor();
      await phone.stands();
      return { phone, role };
    }),
  );
});

afterAll(async () => {
  for (const { phone } of phones) await phone.close();
  await evening.close();
});

test('everybody’s night is one picture, drawer shut or open', async () => {
  expect(phones.length).toBeGreaterThanOrEqual(3);
  const shut = await Promise.all(phones.map(({ phone }) => phone.page.evaluate(outline)));
  for (const [i, one] of shut.entries()) expect(one, phones[i]!.role).toEqual(shut[0]);
  const heights = await Promise.all(
    phones.map(async ({ phone: { page } }) => {
      await page.locator('.drawer-handle').tap();
      const box = await page.locator('.drawer').boundingBox();
      await page.locator('.drawer-handle').tap();
      return box?.height;
    }),
  );
  expect(new Set(heights).size).toBe(1);
});

test('a tap feels the same, whoever taps whom', async () => {
  const felt = await Promise.all(
    phones.map(async ({ phone }) => {
      const before = (await phone.calls()).length;
      for (const i of [0, 1, 2]) await phone.page.locator('.tiles button').nth(i).tap();
      const calls = (await phone.calls()).slice(before);
      return calls.filter(({ event }) => event === 'web_app_trigger_haptic_feedback').map(({ data }) => data);
    }),
  );
  for (const one of felt) expect(one).toEqual(felt[0]);
  expect(felt[0]).toHaveLength(3);
});

test('a card is seen while it is held, and is not in the page before or after', async () => {
  const outlines: (readonly string[])[] = [];
  for (const { phone, role } of phones) {
    const { page } = phone;
    const id = `${newestIn(evening).game.deal.edition}-role-${role}`;
    if (!hasText(id)) throw new Error(`there is no text ${id}`);
    const name = say(id);
    await page.locator('.card-button').tap();
    const card = page.locator('.held');
    await card.waitFor();
    const isThere = async () => (await page.locator('body').innerHTML()).includes(name);
    expect(await isThere()).toBe(false);

    await whileHeld(page, async () => {
      expect(await isThere()).toBe(true);
      outlines.push((await page.evaluate(outline)).filter((line) => /^(held|card |card-face|card-emblem)/.test(line)));
    });
    await page.locator('.card-name').waitFor({ state: 'detached' });
    expect(await isThere()).toBe(false);

    // The app goes to the background under the finger.
    await page.mouse.down();
    await page.locator('.card-name').waitFor();
    await phone.setVisible(false);
    await page.locator('.card-name').waitFor({ state: 'detached' });
    await page.mouse.up();
    await phone.setVisible(true);

    // By key: open, and shut again.
    await card.focus();
    await page.keyboard.press('Enter');
    await page.locator('.card-name').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.card-name').waitFor({ state: 'detached' });
    await phone.pressBack();
  }
  for (const one of outlines) expect(one).toEqual(outlines[0]);
});

test('by keyboard alone an answer is given', async () => {
  const { phone } = phones[0]!;
  const { page } = phone;
  const tiles = page.locator('.tiles button');
  await page.locator('.table-menu').focus();
  // To the card, past the line of questions if it is one, to the first tile.
  for (let i = 0; i < 3 && !(await tiles.first().evaluate((tile) => tile === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  for (let i = 0; i < (await tiles.count()); i++) {
    await page.keyboard.press('Space');
    const button = await phone.mainButton();
    if (button?.isEnabled && button.text.startsWith('Confirm')) break;
    await page.keyboard.press('Tab');
  }
  await phone.pressMain(/^Confirm/);
  await phone.page.locator('.tile-on').first().waitFor();
});

test('a screen reader’s tap opens the card for a while, a second one shuts it', async () => {
  const { phone } = phones[1]!;
  const { page } = phone;
  await page.locator('.card-button').tap();
  const card = page.locator('.held');
  // As such a reader does it: pressed and let go in the same moment.
  const touch = () =>
    card.evaluate((element) => {
      for (const type of ['pointerdown', 'pointerup']) element.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    });
  await touch();
  await page.locator('.card-name').waitFor();
  await touch();
  await page.locator('.card-name').waitFor({ state: 'detached' });
  await phone.pressBack();
});
