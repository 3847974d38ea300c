/** The playground as a visitor finds it: one page, a whole game, nobody else needed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from 'axe-core';
import { Api, InputFile } from 'grammy';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startApp } from '../../bot/app.ts';
import { adjustableClock, realClock } from '../../bot/clock.ts';
import { silentLog } from '../../bot/log.ts';
import type { Printer } from '../../bot/press/printer.ts';
import { readSettings } from '../../bot/settings.ts';
import { speaker } from '../../shared/text/speak.ts';
import { FakePrinter, pngOf } from '../kit/courier/printer.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';

const say = speaker('en');

const browser = await sharedBrowser();

async function openPlayground(printer: Printer | null = null) {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-playground-'));
  const clock = adjustableClock();
  const settings = {
    ...readSettings({ PORT: '0', LOG_LEVEL: 'silent' }),
    databaseFile: join(folder, 'playground.db'),
  };
  const app = await startApp({ settings, clock, wall: realClock, log: silentLog, printer });
  return {
    clock,
    app,
    at: `http://localhost:${app.port}/`,
    close: async () => {
      await app.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Visit {
  readonly page: Page;
  /** What the browser complained of. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

async function visit(at: string, size = { width: 1440, height: 900 }): Promise<Visit> {
  const context = await browser.newContext({ viewport: size, locale: 'en-GB', reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy ${violatedDirective} ${blockedURI}`),
    );
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(at);
  return { page, complaints, close: () => context.close() };
}

const seriousIn = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(AxeBuilder.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof AxeBuilder };
    const { violations } = await axe.run({ exclude: [['iframe']] }, { iframes: false });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
};

test('a visitor begins, lets the rest be played, and sees who has won', async () => {
  const playground = await openPlayground(new FakePrinter());
  const { page, complaints, close } = await visit(playground.at);
  await page.getByRole('button', { name: say('playground-hint-done') }).click();

  const own = page.locator('.phone-large');
  await page.locator('.seat-pick .seat-number').nth(7).waitFor();
  expect(await page.locator('.phone').count()).toBe(3);
  await own.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  expect(await seriousIn(page)).toEqual([]);
  await own.getByRole('button', { name: say('app-lobby-begin') }).click();

  await page
    .getByRole('log')
    .getByText(say('opening').replace(/<[^>]*>/g, ''))
    .waitFor();
  await page.getByRole('switch', { name: say('playground-for-me') }).click();
  await page.getByRole('slider').first().fill('20');
  await expect.poll(() => playground.clock.speed()).toBe(20);
  // No visitor could turn it up so far; a test has less time.
  playground.clock.setSpeed(80);
  await own
    .frameLocator('iframe')
    .getByRole('heading', { level: 1, name: /won|draw/i })
    .waitFor({ timeout: 600_000 });

  // The end is sent to the group once more, by a player.
  const photoIn = (row: Locator) => row.getByRole('button', { name: say('playground-photo') });
  await photoIn(page.locator('.chat-row', { hasText: '🏆' })).waitFor();
  const sent = photoIn(page.locator('.chat-own'));
  expect(await sent.count()).toBe(0);
  await own
    .frameLocator('iframe')
    .getByRole('button', { name: say('app-result-share') })
    .click();
  await own.getByText(say('playground-share')).waitFor();
  await own.getByRole('button', { name: say('playground-send'), exact: true }).click();
  await sent.waitFor();

  await page.getByRole('button', { name: say('playground-more'), exact: true }).click();
  await page.getByRole('switch', { name: say('playground-dark') }).check();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await expect.poll(() => own.frameLocator('iframe').locator('html').getAttribute('data-theme')).toBe('dark');
  await expect.poll(() => seriousIn(page)).toEqual([]);
  expect(complaints).toEqual([]);
  expect(playground.app.telegram!.faults).toEqual([]);
  await close();
  await playground.close();
});

test('the chats: writing, commands, buttons, and the phone that a button opens', async () => {
  const playground = await openPlayground();
  const { page, complaints, close } = await visit(playground.at);
  await page.getByRole('button', { name: say('playground-hint-done') }).click();
  const log = page.getByRole('log');
  const field = page.locator('.composer input');
  await page.locator('.seat-pick .seat-number').nth(7).waitFor();

  await field.fill('Hello, everybody');
  await field.press('Enter');
  await log.getByText('Hello, everybody').waitFor();
  await field.fill('/rul');
  await page.getByRole('button', { name: /^\/rules/ }).click();
  await log.getByRole('button', { name: '/rules' }).last().waitFor();

  await log.getByRole('button', { name: say('button-join') }).click();
  const alert = page.getByRole('alertdialog');
  expect(await alert.locator('p').textContent()).toBe(say('refusal-already-in'));
  await alert.getByRole('button', { name: say('playground-ok') }).click();
  await alert.waitFor({ state: 'detached' });

  const own = page.locator('.phone-large');
  // The first page of the app lies behind the table; from there it is closed.
  await own.getByRole('button', { name: say('playground-back') }).click();
  await own.getByRole('button', { name: say('playground-close'), exact: true }).click();
  await own.getByText(say('playground-closed')).waitFor();
  await log.getByRole('button', { name: say('button-open-table') }).click();
  await own.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();

  await page.getByRole('tab').nth(1).click();
  await log.getByRole('button', { name: '/start' }).first().waitFor();
  const before = await own.locator('iframe').getAttribute('src');
  await log.getByRole('button', { name: say('button-open-app') }).click();
  await expect.poll(() => own.locator('iframe').getAttribute('src')).not.toBe(before);
  await own.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  expect(page.context().pages()).toHaveLength(1);
  expect(complaints).toEqual([]);
  await close();
  await playground.close();
});

test('on a narrow screen there is one thing at a time, and a restart brings new people', async () => {
  const playground = await openPlayground();
  const { page, complaints, close } = await visit(playground.at, { width: 390, height: 844 });
  await page.getByRole('button', { name: say('playground-hint-done') }).click();
  await page.locator('.phone iframe').waitFor();
  expect(await page.locator('.phone').count()).toBe(1);
  await page.getByRole('button', { name: say('playground-chat'), exact: true }).click();
  await page.getByRole('log').waitFor();
  expect(await page.locator('.phone').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByRole('button', { name: say('playground-more'), exact: true }).click();
  await page.getByRole('slider').last().fill('10');
  await page.getByRole('button', { name: say('playground-restart') }).click();
  await page.getByRole('button', { name: say('playground-phone'), exact: true }).click();
  await page.locator('.seat-pick').nth(9).waitFor();
  expect(complaints).toEqual([]);
  await close();
  await playground.close();
});

test('a photo on a phone: its picture, its words, its buttons, and large when touched', async () => {
  const playground = await openPlayground();
  const { page, complaints, close } = await visit(playground.at, { width: 390, height: 844 });
  await page.getByRole('button', { name: say('playground-hint-done') }).click();
  await page.getByRole('button', { name: say('playground-chat'), exact: true }).click();
  const { token, root, groups } = playground.app.telegram!;
  const api = new Api(token, { apiRoot: root });
  const photo = new InputFile(pngOf('night', 1200, 1500), 'night.png');
  const reply_markup = { inline_keyboard: [[{ text: 'Vote', callback_data: 'x' }]] };
  await expect.poll(() => groups.length).toBe(1);
  // The bot writes here too, and Telegram asks a second between two messages of both.
  const send = () => api.sendPhoto(groups[0]!.id, photo, { caption: 'Night falls', reply_markup });
  await expect
    .poll(() =>
      send().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  const bubble = page.locator('.chat-row', { hasText: 'Night falls' });
  await bubble.getByRole('button', { name: 'Vote' }).waitFor();
  const box = await bubble.getByRole('img').boundingBox();
  expect(box!.height / box!.width).toBeCloseTo(1.25, 1);
  expect(box!.x + box!.width).toBeLessThanOrEqual(390);
  await bubble.getByRole('button', { name: say('playground-photo') }).click();
  const large = page.getByRole('dialog', { name: say('playground-photo') });
  await large.getByRole('button', { name: say('playground-close') }).click();
  await large.waitFor({ state: 'hidden' });
  expect(await seriousIn(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
  await playground.close();
});
