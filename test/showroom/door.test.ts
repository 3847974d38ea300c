/** Who gets to a playground: this machine, by its own names; and with a token there is none. */
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressAt } from '../../bot/playground/index.ts';
import { type Evening, openEvening } from '../kit/evening/evening.ts';
import { built } from '../kit/process/built-pages.ts';
import { visit } from '../kit/process/visitor.ts';
import { openTheatre, type Theatre } from './theatre.ts';

let theatre: Theatre;
let evening: Evening;

beforeAll(async () => {
  theatre = await openTheatre();
  await theatre.wish('open', { language: 'en' });
  evening = await openEvening();
});
afterAll(async () => {
  await theatre.close();
  await evening.close();
});

/** What an address of this machine answers when it is called so. */
const called = (host: string, port: number, path = '/healthz'): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, path, headers: { host } }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on('error', reject).end();
  });

const portOfTelegram = (): number => Number(new URL(theatre.telegram.root).port);

describe('a playground', () => {
  const PATHS = ['/', '/healthz', '/playground/state', '/playground/live', '/app/', '/api/rulebooks', '/nowhere'];

  test.each(PATHS)('does not tell %s to whoever calls it by another name', async (path) => {
    const { port } = theatre.app;
    const others = ['evil.example', `evil.example:${port}`, 'localhost', `localhost:${port + 1}`, '127.0.0.1'];
    for (const name of [...others, `localhost.:${port}`, `localhost.evil.example:${port}`]) {
      const { status, text } = await called(name, port, path);
      expect([status, text.slice(0, 80)], name).toEqual([
        421,
        expect.stringMatching(/^This playground answers only .*\n$/),
      ]);
    }
  });

  test('answers to its own names', async () => {
    const { port } = theatre.app;
    for (const name of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST']) {
      expect((await called(`${name}:${port}`, port)).status, name).toBe(200);
    }
  });

  test('answers to the name that it was told to listen on', async () => {
    const told = await openTheatre(1, null, { HOST: '127.0.0.7' });
    const { port } = told.app;
    const answer = await fetch(`http://127.0.0.7:${port}/healthz`);
    expect(answer.status).toBe(200);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    await told.close();
    expect([addressAt('127.0.0.7', 80), addressAt('0.0.0.0', 1), addressAt('FE80::1', 2)]).toEqual([
      'http://127.0.0.7:80/',
      'http://localhost:1/',
      'http://[fe80::1]:2/',
    ]);
  });

  test('is asked by a name, or not at all', async () => {
    const { heard, gone } = await visit(theatre.app.port, 'GET / HTTP/1.0\r\n\r\n');
    await gone;
    expect(heard()).toMatch(/^HTTP\/1.1 4\d\d /);
    expect(heard()).not.toContain('<html');
  });

  test('is not there for other machines, and neither is its Telegram', async () => {
    // An address of this machine at which only those are reached who listen on all of them.
    const at = (port: number) => fetch(`http://127.0.0.9:${port}/healthz`);
    for (const port of [theatre.app.port, portOfTelegram()]) await expect(at(port)).rejects.toThrow();
    expect((await at(evening.app.port)).status).toBe(200);
  });

  test('has a Telegram that answers to its own names only', async () => {
    const port = portOfTelegram();
    const path = `/bot${theatre.telegram.token}/getMe`;
    const { status, text } = await called(`evil.example:${port}`, port, path);
    expect([status, JSON.parse(text)]).toEqual([
      421,
      { ok: false, error_code: 421, description: 'Misdirected Request' },
    ]);
    expect((await called(`127.0.0.1:${port}`, port, path)).status).toBe(200);
  });

  test('signs with another key each time', async () => {
    const again = await openTheatre();
    expect(again.telegram.token).not.toBe(theatre.telegram.token);
    expect(again.telegram.token).toMatch(/^\d+:[A-Za-z0-9_-]{35}$/);
    await again.close();
  });
});

describe('a real bot', () => {
  const at = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${evening.app.port}${path}`, init);

  test('answers by whatever name it is called', async () => {
    const { port } = evening.app;
    for (const name of ['mafia.example.org', '10.0.0.5:1', 'localhost']) {
      expect((await called(name, port)).status, name).toBe(200);
    }
  });

  test('has no playground', async () => {
    for (const path of ['/playground/state', '/playground/live', '/playground/pictures/group/1']) {
      expect((await at(path)).status, path).toBe(404);
    }
    const headers = { 'content-type': 'application/json' };
    const answer = await at('/playground/open', { method: 'POST', headers, body: '{"language":"en"}' });
    expect(answer.status).toBe(404);
    expect(await (await at('/')).text()).not.toContain('playground');
  });

  test('does not have the files of its page either', async () => {
    const filesOf = (folder: string) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
    const own = filesOf(built('playground')).filter((file) => !filesOf(built('webapp')).includes(file));
    expect(own).toContain('playground/index.html');
    expect(own.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0);
    for (const file of [...own, 'playground/', 'playground']) {
      for (const path of [`/app/${file}`, `/${file}`]) expect((await at(path)).status, path).toBe(404);
    }
    for (const file of own) expect((await theatre.ask(`/app/${file}`)).status, file).toBe(200);
    expect((await at('/app/')).status).toBe(200);
  });
});
