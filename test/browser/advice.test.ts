/** The other side of everybody's card, and who is in play: the same page and the same size, whoever holds what. */
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { hasText, speaker, type TextId } from '../../shared/text/speak.ts';
import { isLong } from '../kit/laws/effort.ts';
import type { Phone, PhoneOptions } from '../kit/screens/browser.ts';
import { phoneAt } from '../kit/screens/phone-at.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { whileHeld } from '../kit/screens/thumbs.ts';
import { to } from '../screens/card-shots.ts';
import { openStage, type Stage } from '../screens/stage.ts';

const say = speaker('uk');
const SMALL = { width: 360, height: 640 };

const browser = await sharedBrowser();
let stage: Stage;
afterEach(() => stage.close());

async function table(edition: string, mode: string, players: number): Promise<void> {
  stage = await openStage({ players, language: 'uk' });
  await stage.gather(to(edition, mode));
  await stage.order(0, { do: 'begin' });
}

const phoneOf = (who: number, more: Partial<PhoneOptions> = {}): Promise<Phone> =>
  phoneAt(browser, stage, who, { size: SMALL, ...more });

/** One of each role, and what they hold. */
async function holders(): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (let who = stage.evening.people.length - 1; who >= 0; who--) {
    const role = (await stage.look(who)).play?.view.you?.role;
    if (role !== undefined) found.set(role, who);
  }
  return found;
}

const shownOf = ({ page }: Phone): Promise<string> =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const clock of copy.querySelectorAll('[role=timer]')) clock.remove();
    return copy.outerHTML;
  });

async function toAdvice(phone: Phone): Promise<void> {
  await phone.page.getByRole('tab', { name: say('app-advice') }).tap();
  await phone.stands();
}

async function toCard(phone: Phone): Promise<void> {
  await phone.page.locator('.card-button').first().tap();
  await phone.stands();
}

const overflow = ({ page }: Phone): Promise<number> =>
  page.locator('.card-face').evaluate((face) => face.scrollHeight - face.clientHeight);

/** What it may say of a role, line by line. */
const linesOf = (role: string, ...whats: readonly string[]): readonly string[] =>
  whats
    .map((what) => `family-role-${role}${what}`)
    .filter(hasText)
    .flatMap((id) => say(id as TextId).split('\n'));

test('advice is seen while it is held, of one size for every role, and fits', async () => {
  await table('family', 'basic', 12);
  const seen: unknown[] = [];
  for (const [role, who] of await holders()) {
    const asked: string[] = [];
    const before = async (page: Page) => {
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    };
    const phone = await phoneOf(who, { before });
    const { page } = phone;
    await toCard(phone);
    const advice = linesOf(role, '-ends', '-tip');
    const isAnyThere = async () => {
      const text = await page.locator('body').innerHTML();
      return [...advice, ...linesOf(role, '')].some((line) => text.includes(line));
    };
    await toAdvice(phone);
    expect(await isAnyThere()).toBe(false);
    const shut = await shownOf(phone);
    const felt = (await phone.calls()).length;
    let size: unknown = null;
    await whileHeld(page, async () => {
      for (const line of advice) await page.locator('.card-face').getByText(line, { exact: true }).waitFor();
      expect(await overflow(phone), role).toBe(0);
      size = await page.locator('.held').boundingBox();
    });
    await page.locator('.card-face').waitFor({ state: 'detached' });
    expect(await isAnyThere()).toBe(false);
    expect(await shownOf(phone)).toBe(shut);
    const feelings = (await phone.calls()).slice(felt).filter(({ event }) => event.includes('haptic'));
    const ofRulebook = asked.filter((path) => path.startsWith('/app/assets/family-'));
    expect(ofRulebook).toHaveLength(2);
    seen.push({ shut, size, feelings, ofRulebook });
    await phone.close();
  }
  expect(seen).toHaveLength(7);
  for (const one of seen) expect(one).toEqual(seen[0]);
});

test.runIf(isLong)('in letters twice as large both sides fit as well', async () => {
  await table('family', 'basic', 12);
  for (const [role, who] of await holders()) {
    const phone = await phoneOf(who, { textSize: 200 });
    await toCard(phone);
    for (const turn of [async () => {}, toAdvice]) {
      await turn(phone);
      await whileHeld(phone.page, async () => expect(await overflow(phone), role).toBe(0));
    }
    await phone.close();
  }
});

test('by key it opens, and shuts', async () => {
  await table('family', 'kids', 7);
  const { role } = (await stage.look(0)).play!.view.you!;
  const phone = await phoneOf(0);
  const { page } = phone;
  await toCard(phone);
  await page.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  expect(await page.locator('.held').getAttribute('aria-label')).toBe(say('app-advice-down'));
  await page.keyboard.press('Enter');
  await page.getByText(say(`family-kids-role-${role}-ends` as TextId)).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.card-face').waitFor({ state: 'detached' });
  await phone.close();
});

test('what could not be fetched says so, and comes when it is asked for again', async () => {
  await table('family', 'basic', 12);
  const { role } = (await stage.look(0)).play!.view.you!;
  const phone = await phoneOf(0);
  const { page } = phone;
  await toCard(phone);
  await page.route('**/app/assets/*.js', (route) => route.abort());
  await page.getByRole('tab', { name: say('app-advice') }).tap();
  await page.locator('.card-lost').getByText(say('app-advice-lost')).waitFor();
  await whileHeld(page, () => page.locator('.card-face').getByText(say('app-advice-lost')).waitFor());
  await page.unrouteAll();
  await page
    .locator('.card-lost')
    .getByRole('button', { name: say('app-again') })
    .tap();
  await page.locator('.card-lost').getByText(say('app-advice-lost')).waitFor({ state: 'detached' });
  await whileHeld(page, () => page.getByText(say(`family-role-${role}-ends` as TextId)).waitFor());
  await phone.context.close();
});

test('who is in play lies folded below the card, for everybody alike', async () => {
  await table('city', 'standard', 12);
  const { inPlay } = (await stage.look(0)).play!.view.table;
  const folded: string[] = [];
  for (const who of [...(await holders()).values()].slice(0, 3)) {
    const phone = await phoneOf(who);
    const cast = phone.page.locator('.cast');
    expect(await cast.getAttribute('open')).toBeNull();
    folded.push(await shownOf(phone));
    await cast.locator('summary').tap();
    for (const role of Object.keys(inPlay)) {
      const row = cast.getByRole('listitem').filter({ hasText: say(`city-role-${role}` as TextId) });
      await row
        .getByText(say(`city-role-${role}-does` as TextId), { exact: true })
        .first()
        .waitFor();
    }
    await phone.close();
  }
  for (const one of folded) expect(one).toBe(folded[0]);
});
