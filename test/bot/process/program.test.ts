/** The program as an operator meets it: settings, the inner half of the command, health. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readDatabaseFile, readSettings } from '../../../bot/settings.ts';
import { openStore } from '../../../bot/store/index.ts';
import { openEvening } from '../../kit/evening/evening.ts';
import { ended, portOf, run } from '../../kit/process/program.ts';

describe('settings', () => {
  test('need nothing at all', () => {
    expect(readSettings({})).toEqual({
      botToken: null,
      publicUrl: null,
      appUrl: null,
      host: '127.0.0.1',
      port: 8080,
      databaseFile: 'data/playground.db',
      telegramApiRoot: 'https://api.telegram.org',
      logLevel: 'info',
    });
  });

  test('are read from the environment', () => {
    const environment = {
      BOT_TOKEN: '123456:ABCDEFGHIJKLMNOPQRSTUVWX',
      PUBLIC_URL: 'https://mafia.example.org/',
      HOST: '10.0.0.5',
      PORT: '9000',
      DATABASE_URL: 'file:/var/lib/omerta.db',
      TELEGRAM_API_ROOT: 'http://localhost:8081/',
      LOG_LEVEL: 'warn',
    };
    expect(readSettings(environment)).toEqual({
      botToken: '123456:ABCDEFGHIJKLMNOPQRSTUVWX',
      publicUrl: 'https://mafia.example.org',
      appUrl: 'https://mafia.example.org/app/',
      host: '10.0.0.5',
      port: 9000,
      databaseFile: '/var/lib/omerta.db',
      telegramApiRoot: 'http://localhost:8081',
      logLevel: 'warn',
    });
  });

  test('an empty one is as good as none, as templates have them; but not an empty token', () => {
    const BOT_TOKEN = '123456:ABCDEFGHIJKLMNOPQRSTUVWX';
    const empty = { PUBLIC_URL: '', HOST: '', PORT: '', DATABASE_URL: ' ', TELEGRAM_API_ROOT: '', LOG_LEVEL: '' };
    expect(readSettings({ ...empty, BOT_TOKEN })).toEqual(readSettings({ BOT_TOKEN }));
    expect(readSettings({ BOT_TOKEN })).toMatchObject({ host: null, databaseFile: 'data/omerta.db' });
    expect(readSettings(empty)).toEqual(readSettings({}));
    for (const none of ['', ' ']) expect(() => readSettings({ BOT_TOKEN: none })).toThrow(/^BOT_TOKEN must be/);
  });

  test('what belongs to a real bot is refused without a token', () => {
    expect(() => readSettings({ DATABASE_URL: 'live.db' })).toThrow(/^DATABASE_URL must come with a BOT_TOKEN/);
    expect(() => readSettings({ PUBLIC_URL: 'https://mafia.example.org' })).toThrow(/^PUBLIC_URL must come with/);
  });

  test('the bot’s database is found without its token', () => {
    expect(readDatabaseFile({})).toBe('data/omerta.db');
    expect(readDatabaseFile({ DATABASE_URL: 'file:live.db', BOT_TOKEN: '' })).toBe('live.db');
    expect(() => readDatabaseFile({ DATABASE_URL: 'mysql://x/y' })).toThrow(/^DATABASE_URL must be a file/);
  });

  test.each(['0.0.0.0', '::', '[::1]', '192.168.1.5', 'localhost', 'my-laptop.local'])('HOST may be %s', (HOST) => {
    expect(readSettings({ HOST }).host).toBe(HOST.replace(/[[\]]/g, ''));
  });

  test.each([
    ['BOT_TOKEN', 'secret', /^BOT_TOKEN must be a token as BotFather gives it/],
    ['PUBLIC_URL', 'http://mafia.example.org', /^PUBLIC_URL must be an https address/],
    ['PUBLIC_URL', 'https://mafia.example.org/?a=b', /^PUBLIC_URL must be/],
    ['HOST', '256.0.0.1', /^HOST must be an address of this machine/],
    ['HOST', 'localhost:8080', /^HOST must be/],
    ['HOST', 'http://localhost', /^HOST must be/],
    ['PORT', '80800', /^PORT must be a port number/],
    ['PORT', 'http', /^PORT must be a port number/],
    ['DATABASE_URL', 'postgres://localhost/omerta', /^DATABASE_URL must be a file: PostgreSQL is not supported yet$/],
    ['DATABASE_URL', 'mysql://localhost/omerta', /^DATABASE_URL must be a file/],
    ['TELEGRAM_API_ROOT', 'localhost', /^TELEGRAM_API_ROOT must be/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of fatal, error/],
  ])('a wrong %s (%s) is named in one line, and not repeated', (name, value, line) => {
    const complain = () => readSettings({ [name]: value });
    expect(complain).toThrow(line);
    expect(complain).not.toThrow(new RegExp(`\\n|${value.replace(/[/.?]/g, '\\$&')}$`));
  });
});

const folder = mkdtempSync(join(tmpdir(), 'omerta-program-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An empty folder to be run in. */
function place(name: string): string {
  const at = join(folder, name);
  mkdirSync(at);
  return at;
}

test('a wrong setting stops the start with one line', async () => {
  const { code, err, out } = await ended(run('bot/main.ts', [], { PORT: 'none' }));
  expect([code, err, out]).toEqual([1, 'omerta: PORT must be a port number from 0 to 65535\n', '']);
  const nowhere = await ended(run('bot/main.ts', [], { PORT: '0', HOST: '192.0.2.1' }, place('nowhere')));
  expect([nowhere.code, nowhere.err]).toEqual([1, 'omerta: HOST must be an address of this machine\n']);
});

test('an empty token opens nothing, whether from the environment or a file', async () => {
  const at = place('empty');
  const live = join(at, 'live.db');
  await openStore({ file: live }).close();
  const before = readFileSync(live);
  const complaint = /^omerta: BOT_TOKEN must be a token as BotFather gives it, .*\n$/;
  const fromOutside = await ended(run('bot/main.ts', [], { BOT_TOKEN: '', DATABASE_URL: live, PORT: '0' }, at));
  writeFileSync(join(at, '.env'), `BOT_TOKEN=\nDATABASE_URL=${live}\nPORT=0\n`);
  const fromFile = await ended(run('bot/main.ts', [], {}, at));
  for (const { code, err, out } of [fromOutside, fromFile]) {
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(complaint);
  }
  expect(readFileSync(live)).toEqual(before);
});

test('a playground leaves alone what it has not made', async () => {
  const at = place('foreign');
  const live = join(at, 'live.db');
  await openStore({ file: live }).close();
  const named = await ended(run('bot/main.ts', [], { DATABASE_URL: live, PORT: '0' }, at));
  expect([named.code, named.out]).toEqual([1, '']);
  expect(named.err).toMatch(/^omerta: DATABASE_URL must come with a BOT_TOKEN: .*\n$/);

  mkdirSync(join(at, 'data'));
  const inItsPlace = join(at, 'data', 'playground.db');
  writeFileSync(inItsPlace, readFileSync(live));
  const placed = await ended(run('bot/main.ts', [], { PORT: '0' }, at));
  expect([placed.code, placed.out]).toEqual([1, '']);
  expect(placed.err).toMatch(/^omerta: data\/playground.db was not made by a playground: .*\n$/);
  expect(readFileSync(inItsPlace)).toEqual(readFileSync(live));
});

test('without a token it runs on an emulated Telegram, tells its health, and stops cleanly', async () => {
  const child = run('bot/main.ts', [], { PORT: '0' }, place('play'));
  const over = ended(child);
  const port = await portOf(child);
  const health = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { ok: true }]);
  const opened = await fetch(`http://127.0.0.1:${port}/playground/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"language":"en"}',
  });
  expect(opened.status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/telegram`, { method: 'POST' })).status).toBe(404);
  child.kill('SIGTERM');
  const { code, out } = await over;
  expect(code).toBe(0);
  expect(out.split('\n')).toContain(`Omertà's playground: http://localhost:${port}/`);
});

test('a token that Telegram does not know stops the start with one line', async () => {
  const evening = await openEvening({ players: 6 });
  const env = {
    BOT_TOKEN: '999999:wrong-wrong-wrong-wrong-wrong',
    TELEGRAM_API_ROOT: evening.telegram.root,
    DATABASE_URL: join(folder, 'token.db'),
  };
  const { code, err } = await ended(run('bot/main.ts', [], { PORT: '0', ...env }));
  await evening.close();
  expect(code).toBe(1);
  expect(err).toBe('omerta: BOT_TOKEN must be the token of an existing bot: Telegram does not know this one\n');
});
