/** What else the address serves: the first page's tables, the rulebooks, the app's files, and strict headers on all of it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { strictHeaders } from '../../bot/http/headers.ts';
import { website } from '../../bot/http/server.ts';
import { appFiles } from '../../bot/http/static.ts';
import { rulebooks } from '../../shared/editions/index.ts';
import { type Home, homeSchema } from '../../shared/wire/home.ts';
import { type RulebookSheet, rulebooksSchema } from '../../shared/wire/rulebooks.ts';
import { ask, phonesOf, tableOf } from '../kit/apps/phone.ts';
import { gameTonight, lobbyTonight, tonight } from '../kit/evening/tonight.ts';

test('home shows where one sits, and what waits there', async () => {
  const evening = await lobbyTonight({ players: 6 });
  const phones = phonesOf(evening);
  const home = async (i: number): Promise<Home> => v.parse(homeSchema, (await phones[i]!.get('/api/home')).body);
  const game = await tableOf(phones[0]!);
  expect(await home(1)).toEqual({
    games: [
      expect.objectContaining({
        game,
        title: 'Friday',
        status: 'lobby',
        round: 0,
        stage: null,
        alive: 6,
        seats: 6,
        isAsked: false,
      }),
    ],
    addLink: 'https://t.me/omerta_bot?startgroup=play&admin=delete_messages+restrict_members+pin_messages',
  });
  await phones[0]!.order(game, { do: 'begin' });
  await evening.pass(4);
  expect((await home(1)).games).toMatchObject([{ status: 'running', round: 1, stage: 'night', isAsked: true }]);
  const { play } = await phones[1]!.look(game);
  const [prompt] = play!.view.prompts;
  const named = prompt!.targets.length > 0 ? { target: prompt!.targets[0]! } : { choice: prompt!.choices[0]! };
  await phones[1]!.order(game, { do: 'answer', token: play!.token!, action: prompt!.action, ...named });
  expect((await home(1)).games).toMatchObject([{ isAsked: false }]);
  expect((await home(2)).games).toMatchObject([{ isAsked: true }]);
  for (const phone of phones.slice(1, 5)) await phone.order(game, { do: 'leave' });
  await evening.pass(400);
  expect((await home(1)).games).toMatchObject([{ game, status: 'over', isAsked: false }]);
  const { opened } = (await phones[0]!.order(game, { do: 'rematch' })).body;
  expect((await home(0)).games.map(({ game }) => game)).toEqual([opened, game]);
});

test('the rulebooks are those there are, and are asked for once', async () => {
  const evening = await tonight({ players: 1 });
  const answer = await ask<readonly RulebookSheet[]>(evening, '/api/rulebooks');
  const sheets = v.parse(rulebooksSchema, answer.body);
  expect(sheets.map(({ id }) => id)).toEqual(Object.keys(rulebooks));
  for (const sheet of sheets) {
    const book = Object.values(rulebooks).find(({ id }) => id === sheet.id)!;
    expect(sheet.modes.map(({ id }) => id)).toEqual(Object.keys(book.modes));
    const known = sheet.roles.map(({ id }) => id);
    expect(book.speaksOf.roles).toEqual(expect.arrayContaining(known));
    for (const { roles, night, table, least, most } of sheet.modes) {
      // Where more may play than the rulebook deals to, the table ends before them.
      expect(table.map(({ players }) => players)).toEqual(table.map((_, i) => least + i));
      expect(table.at(-1)!.players).toBeLessThanOrEqual(most);
      for (const { players, deck, draws } of table) {
        expect(roles).toEqual(expect.arrayContaining([...Object.keys(deck), ...draws.flatMap(({ among }) => among)]));
        const numbers = [...Object.values(deck), ...draws.map(({ n }) => n)];
        expect(numbers.reduce((sum, n) => sum + n, 0)).toBe(players);
      }
      expect(least).toBeLessThanOrEqual(most);
      expect(known).toEqual(expect.arrayContaining([...roles]));
      for (const list of [night.first, night.later]) {
        expect(list.length).toBeGreaterThan(0);
        expect(roles).toEqual(expect.arrayContaining(list.flatMap((step) => step.roles)));
      }
    }
    for (const { side } of sheet.roles) expect(sheet.sides).toContain(side);
  }
  const etag = answer.headers.get('etag')!;
  const again = await ask(evening, '/api/rulebooks', { headers: { 'if-none-match': etag } });
  expect(again).toMatchObject({ status: 304, text: '' });
  expect(answer.headers.get('cache-control')).toContain('max-age');
});

const SCRIPT = 'console.log("the app")\n'.repeat(100);

function built(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webapp-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>the app</title>');
  writeFileSync(join(folder, 'assets', 'index-abc123.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'index-abc123.js.br'), brotliCompressSync(SCRIPT));
  return folder;
}

const site = (folder: string, options = { isPlayground: false, isSecure: true }): Hono =>
  new Hono().use(strictHeaders(options)).route('/app', appFiles([folder]));

test('the app’s files: the page anew each time, what it loads kept for good, packed where that is understood', async () => {
  const app = site(built());
  const page = await app.request('/app/?table=abc');
  expect(await page.text()).toContain('the app');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-type')).toContain('text/html');
  const script = await app.request('/app/assets/index-abc123.js');
  expect(await script.text()).toBe(SCRIPT);
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const packed = await app.request('/app/assets/index-abc123.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('content-type')).toContain('javascript');
  const none = await app.request('/app/assets/none.js');
  expect(none.status).toBe(404);
  expect(none.headers.get('cache-control')).toBe('no-cache');
  for (const path of ['/app/../package.json', '/app/%2e%2e/package.json', '/app/..%2fpackage.json']) {
    expect((await app.request(path)).status, path).toBe(404);
  }
  expect((await site(join(tmpdir(), 'no-such-folder')).request('/app/')).status).toBe(503);
});

test('strict headers are on everything', async () => {
  const app = site(built());
  for (const path of ['/app/', '/app/assets/index-abc123.js', '/app/none']) {
    const { headers } = await app.request(path);
    const policy = headers.get('content-security-policy')!;
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).toMatch(/frame-ancestors https:\/\/web\.telegram\.org https:\/\/\*\.telegram\.org$/);
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  }
  const playground = await site(built(), { isPlayground: true, isSecure: false }).request('/app/');
  expect(playground.headers.get('content-security-policy')).toMatch(/ 'self'$/);
  expect(playground.headers.get('strict-transport-security')).toBeNull();
});

test('the program answers with them too, on its pages and its API alike', async () => {
  const evening = await gameTonight({ players: 6 });
  const [phone] = phonesOf(evening);
  const game = await tableOf(phone!);
  for (const path of ['/', '/healthz', '/api/home', `/api/tables/${game}`, '/api/nothing', '/nowhere']) {
    const { headers } = await phone!.get(path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
    if (path.startsWith('/api/')) expect(headers.get('cache-control'), path).toBe('no-store');
  }
  expect((await ask(evening, '/')).text).toContain('Omertà');
  expect((await ask(evening, '/app/')).headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('a page of the playground takes the place of the front page, with a policy of its own', async () => {
  const playground = new Hono().get('/', (c) =>
    c.text('play', 200, { 'content-security-policy': "default-src 'self'" }),
  );
  const api = { routes: new Hono(), live: null } as never;
  const running = () => ({ bot: 'omerta_bot', games: 0 });
  const whole = website(() => true, running, null, {
    api,
    sheets: new Hono(),
    busy: { requests: 0 },
    isPlayground: true,
    isSecure: false,
    folders: [built()],
    playground,
  });
  const page = await whole.request('/');
  expect(await page.text()).toBe('play');
  expect(page.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect((await whole.request('/app?table=x')).headers.get('location')).toBe('/app/?table=x');
  expect((await whole.request('/healthz')).status).toBe(200);
});
