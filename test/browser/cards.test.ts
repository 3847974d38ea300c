/** Action cards on phones: what a neighbour's eye can see is the same for whoever holds what. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speaker } from '../../shared/text/speak.ts';
import type { Phone } from '../kit/screens/browser.ts';
import { phoneAt } from '../kit/screens/phone-at.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { whileHeld } from '../kit/screens/thumbs.ts';
import { change, isStage, isWindow, other, to } from '../screens/card-shots.ts';
import { openStage, type Stage } from '../screens/stage.ts';

const say = speaker('en');

const browser = await sharedBrowser();
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ players: 12, language: 'en' });
  await stage.gather(to('spytown', 'extended'));
  await stage.order(0, change({ set: 'option', option: 'cards', to: ['bandage', 'corner-shot', 'hideout'] }));
  await stage.order(0, { do: 'begin' });
});
afterAll(async () => {
  await stage.close();
});

const phoneOf = (who: number): Promise<Phone> => phoneAt(browser, stage, who);

/** What is on the page, but for whose it is and the clock. */
const drawn = (phone: Phone, part: string): Promise<string> =>
  phone.page.locator(part).evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const clock of copy.querySelectorAll('[role=timer]')) clock.remove();
    return copy.outerHTML;
  });

test('a card shows its face only while it is held, and every card is of one size', async () => {
  const holders = [await stage.cardHolder('bandage'), await other(stage)];
  const sizes: unknown[] = [];
  for (const who of holders) {
    const { you } = (await stage.look(who)).play!.view;
    const name = say(`card-${you!.card!.id}` as 'card-vest');
    const phone = await phoneOf(who);
    await phone.page.getByRole('button', { name: say('app-card-action-open') }).tap();
    await phone.stands();
    const back = await drawn(phone, 'main');
    expect(back).not.toContain(name);
    expect(back).not.toContain(`emblems/${you!.card!.id}`);
    await whileHeld(phone.page, async () => {
      await phone.page.getByText(name, { exact: true }).waitFor();
      sizes.push(await phone.page.locator('.held').boundingBox());
    });
    await phone.page.locator('.card-face').waitFor({ state: 'detached' });
    expect(await drawn(phone, 'main')).toBe(back);
    sizes.push(back);
    await phone.close();
  }
  expect(sizes.slice(0, 2)).toEqual(sizes.slice(2));
});

test('whoever can rescue and whoever cannot have one page', async () => {
  await stage.until(isWindow('rescue'));
  const holder = await phoneOf(await stage.cardHolder('bandage'));
  const neighbour = await phoneOf(await other(stage));
  expect(await drawn(holder, 'main')).toBe(await drawn(neighbour, 'main'));

  const play = (phone: Phone) => phone.page.getByRole('button', { name: say('window-play') });
  await play(neighbour).first().tap();
  await neighbour.page.getByText(say('app-card-not-now')).waitFor();
  expect(await neighbour.page.locator('dialog').count()).toBe(0);

  await play(holder).first().tap();
  await holder.page.locator('dialog').getByText(say('card-bandage'), { exact: true }).waitFor();
  await holder.page.locator('dialog .button-ink').tap();
  await holder.page.locator('dialog').waitFor({ state: 'detached' });
  await stage.evening.pass(1);
  const { table } = (await stage.look()).play!.view;
  expect(table.news.some(({ card }) => card === 'bandage')).toBe(true);
  await holder.close();
  await neighbour.close();
});

test('whoever has a shot from the corner and whoever has none talk at one table', async () => {
  await stage.until(isStage('talk'));
  const holder = await phoneOf(await stage.cardHolder('corner-shot'));
  const neighbour = await phoneOf(await other(stage));
  for (const { page } of [holder, neighbour]) {
    await page.getByRole('button', { name: say('app-paper-away') }).tap();
    await page.locator('.seat').first().waitFor();
  }
  expect(await drawn(holder, '.action')).toBe(await drawn(neighbour, '.action'));
  await holder.page.locator('.action .button-line').tap();
  const rows = holder.page.locator('dialog .answers button');
  await rows.nth(1).tap();
  await holder.page.locator('dialog .button-ink').tap();
  for (const { page } of [holder, neighbour])
    await page.locator('.seat-cards use[href*="corner-shot"]').waitFor({ state: 'attached' });
  const { seats } = (await stage.look()).play!.view.table;
  expect(seats.filter(({ out }) => out === 'struck')).toHaveLength(1);
  await holder.close();
  await neighbour.close();
});
