/** Starting while Telegram stumbles. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type App, startApp } from '../../../bot/app.ts';
import { virtualClock } from '../../../bot/lab/virtual-clock.ts';
import { silentLog } from '../../../bot/log.ts';
import { startTelegram } from '../../../bot/playground/index.ts';
import { readSettings } from '../../../bot/settings.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what Telegram does not answer at the start is asked again', async () => {
  const clock = virtualClock();
  const telegram = await startTelegram({ clock });
  const folder = mkdtempSync(join(tmpdir(), 'omerta-start-'));
  const failures = new Map<string, number>();
  telegram.trouble = ({ method }) => {
    const before = failures.get(method) ?? 0;
    failures.set(method, before + 1);
    return before < 2 ? { kind: 'server-error', status: 502 } : null;
  };
  const settings = readSettings({
    BOT_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
    DATABASE_URL: join(folder, 'omerta.db'),
    PORT: '0',
  });
  let app: App | undefined;
  onTestFinished(async () => {
    await app?.stop();
    await telegram.stop();
    rmSync(folder, { recursive: true });
  });
  void startApp({ settings, clock, log: silentLog }).then((started) => {
    app = started;
  });
  const person = telegram.person({ firstName: 'Anna', languageCode: 'uk' });
  while (!app || telegram.commandsFor(person, 'bot').length === 0) {
    await turn();
    if (telegram.isQuiet()) clock.advance(100);
  }
  expect(telegram.commandsFor(person, 'bot').map(({ command }) => command)).toContain('menu');
  expect([...failures.keys()]).toEqual(expect.arrayContaining(['getMe', 'deleteWebhook', 'setMyCommands']));
});
