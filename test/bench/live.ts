/** How soon a change is on all 26 open screens of a table, while 200 other games run in the same process. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../../bot/app.ts';
import { realClock } from '../../bot/clock.ts';
import { seatRows } from '../../bot/hosting/mailbox.ts';
import { silentLog } from '../../bot/log.ts';
import { type Person, startTelegram, type Telegram } from '../../bot/playground/index.ts';
import { readSettings } from '../../bot/settings.ts';
import { openStore } from '../../bot/store/store.ts';
import { begin } from '../../bot/table/begin.ts';
import { firstSetting, newDesk } from '../../bot/table/lobby.ts';
import type { TableState } from '../../bot/table/state.ts';
import { ENGINE_VERSION } from '../../shared/engine/version.ts';
import { freePort } from '../kit/process/webhook.ts';
import { openBrowser, openPhone, type Phone } from '../kit/screens/browser.ts';
import type { Result } from './measure.ts';

const SCREENS = 26;
const GAMES = 200;
const PLAYERS = 8;
const CHANGES = 9;
/** Of the other games' stages: something happens at forty tables every second. */
const SHORT = 5;
const LONG = 600;

export async function LIVE(): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-live-'));
  const telegram = await startTelegram({ clock: realClock, isTestServer: true, limits: 'off' });
  const port = await freePort();
  const appUrl = `http://127.0.0.1:${port}/app/`;
  telegram.mainApp = appUrl;
  const file = join(folder, 'omerta.db');
  const people = await setTables(telegram, file);
  const settings = readSettings({
    BOT_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
    DATABASE_URL: file,
    HOST: '127.0.0.1',
    PORT: `${port}`,
    LOG_LEVEL: 'silent',
  });
  const app = await startApp({ settings: { ...settings, appUrl }, clock: realClock, log: silentLog });
  const browser = await openBrowser();
  const phones: Phone[] = [];
  for (const person of people) {
    const phone = await openPhone(browser, { url: `${appUrl}?table=large`, initData: person.initData() });
    await phone.page.locator('.tiles, .ring').first().waitFor();
    phones.push(phone);
  }
  const times = await changesOn(phones);
  await browser.close();
  await app.stop();
  await telegram.stop();
  rmSync(folder, { recursive: true, force: true });
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)]! / 1000;
  return {
    ratio: median,
    ours: median,
    peer: 1,
    unit: 's to the last screen',
    detail: { screens: SCREENS, 'other games': GAMES, changes: CHANGES, 'slowest, ms': Math.round(sorted.at(-1)!) },
  };
}

/** The clock is stopped and let run in turn: everybody sees it. */
async function changesOn(phones: readonly Phone[]): Promise<readonly number[]> {
  const times: number[] = [];
  const [creator] = phones as [Phone, ...Phone[]];
  for (let change = 0; change < CHANGES; change++) {
    const isPause = change % 2 === 0;
    const shown = phones.map(async ({ page }) => {
      const seen = await page.waitForFunction(
        (wanted) => document.querySelector('.clock')?.textContent?.includes('⏸') === wanted && Date.now(),
        isPause,
        { polling: 'raf' },
      );
      return Number(await seen.jsonValue());
    });
    await creator.page.locator('.table-menu').tap();
    const button = creator.page.locator('dialog .button').filter({ hasText: 'clock' });
    await button.waitFor();
    const [pressed] = await Promise.all([Date.now(), button.tap()]);
    times.push(Math.max(...(await Promise.all(shown))) - pressed);
  }
  return times;
}

/** All tables as they would be after a restart, written into a fresh database. */
async function setTables(telegram: Telegram, file: string): Promise<readonly Person[]> {
  const store = openStore({ file });
  const large = tableOf(telegram, 'large', SCREENS, 'extended', LONG);
  const others = Array.from({ length: GAMES }, (_, i) => tableOf(telegram, `game${i}`, PLAYERS, 'base', SHORT));
  await store.write(async (tx) => {
    for (const { state } of [large, ...others]) {
      const now = realClock.now();
      const { id, groupId, status, desk, game, log, deadline } = state;
      const version = log.length;
      const row = { id, groupId, status, version, engine: ENGINE_VERSION, snapshot: game, desk, deadline };
      await tx.games.create({ ...row, createdAt: now, updatedAt: now, isPractice: false });
      await tx.events.append(id, 1, log, now);
      await tx.seats.set(id, seatRows(desk));
    }
  });
  await store.close();
  return large.people;
}

function tableOf(telegram: Telegram, id: string, players: number, mode: string, seconds: number) {
  const people = Array.from({ length: players }, (_, i) =>
    telegram.person({ firstName: `Player ${i + 1}`, languageCode: 'en' }),
  );
  const group = telegram.group({ title: id, creator: people[0]!, members: people });
  for (const person of people) person.start();
  const sitters = people.map((person) => ({ person: person.id, name: person.name, language: 'en' as const }));
  const setting = { ...firstSetting(), mode };
  const desk = newDesk(sitters[0]!, { title: id, language: 'en', thread: null }, setting);
  const lobby: TableState = {
    id,
    groupId: group.id,
    status: 'lobby',
    desk: { ...desk, players: sitters, setting: { ...setting, timers: timersOf(seconds) } },
    game: null,
    log: [],
    deadline: null,
  };
  const secret = { seed: id, nonce: id };
  const step = begin(lobby, { secret, unreachable: [], powers: null, caveat: null }, realClock.now());
  if ('refused' in step) throw new Error(`the table ${id} cannot begin: ${step.refused}`);
  return { state: step.state, people };
}

const TIMERS = ['first-night', 'night', 'morning', 'speech', 'defence', 'ballot', 'last-words'];

const timersOf = (seconds: number) => Object.fromEntries(TIMERS.map((timer) => [timer, seconds]));
