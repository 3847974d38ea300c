/** The address is given up: whatever was asked is answered first, and nobody else is waited for, whatever they do. */
import { connect } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { ANSWERING_TIME, closeInTime } from '../../bot/http/closing.ts';
import { type Listening, listen } from '../../bot/http/listen.ts';
import { virtualClock } from '../../bot/lab/virtual-clock.ts';
import { type Log, silentLog } from '../../bot/log.ts';
import { HALVES, say, type Visitor, visit, WAYS } from '../kit/process/visitor.ts';

/** More than the buffers on the way take. */
const MUCH = new Uint8Array(96 * 1024 * 1024);

/** Answers when it is told to. */
async function slowSite(listening: Listening = {}) {
  const site = new Hono();
  const answers: (() => void)[] = [];
  const bodies: string[] = [];
  site.get('/', (c) => new Promise<Response>((resolve) => answers.push(() => resolve(c.text('the answer')))));
  site.get('/now', (c) => c.text('at once'));
  site.get('/much', (c) => c.body(MUCH));
  site.get('/stream', (c) => c.body(new ReadableStream({ pull: () => new Promise(() => undefined) })));
  site.post('/api/session', async (c) => {
    bodies.push(await c.req.text().catch(() => 'cut'));
    return c.text('taken');
  });
  return { answers, bodies, served: await listen(site, 0, listening) };
}

const ask = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const REQUEST = ask('/');

const until = (what: () => unknown): Promise<void> => expect.poll(what, { interval: 1 }).toBeTruthy();

/** Somebody who has been answered once already. */
async function regular(port: number, words = ''): Promise<Visitor> {
  const met = await visit(port, ask('/now'));
  await until(() => met.heard().includes('at once'));
  if (words !== '') await say(met, words);
  return met;
}

test('what was asked is answered before the connection ends', async () => {
  const { answers, served } = await slowSite();
  const answered = fetch(`http://127.0.0.1:${served.port}/`).then((answer) => answer.text());
  await expect.poll(() => answers.length, { interval: 1 }).toBe(1);
  const closed = served.close();
  for (const answer of answers) answer();
  expect(await answered).toBe('the answer');
  await closed;
});

test.each([1, 2, 3])('whoever asks %i times at once and goes away is not waited for', async (times) => {
  const { answers, served } = await slowSite();
  const visitor = connect(served.port, '127.0.0.1');
  visitor.write(REQUEST.repeat(times));
  await expect.poll(() => answers.length, { interval: 1 }).toBe(times);
  visitor.destroy();
  await served.close();
});

describe.each(Object.entries(HALVES))('whoever has said %s', (_, words) => {
  describe.each(['before', 'during'] as const)('and %s the stop', (when) => {
    test.each(Object.entries(WAYS))('%s is not waited for', async (_, go) => {
      const site = await slowSite();
      const visitors = [await visit(site.served.port, words), await regular(site.served.port, words)];
      if (when === 'before') for (const { socket } of visitors) go(socket);
      const closed = site.served.close();
      if (when === 'during') for (const { socket } of visitors) go(socket);
      await closed;
      await Promise.all(visitors.map(({ gone }) => gone));
      expect(site.bodies.filter((body) => body !== 'cut')).toEqual([]);
    });
  });
});

test('whoever has sent everything is answered, beside and behind others who have not', async () => {
  const site = await slowSite();
  const asked = await visit(site.served.port, REQUEST);
  const asks = await visit(site.served.port, `${REQUEST}${HALVES['half a body']}`);
  const half = await visit(site.served.port, HALVES['half a body']);
  await until(() => site.answers.length === 2);
  const closed = site.served.close();
  await half.gone;
  asks.socket.write(REQUEST.repeat(3));
  asked.socket.write(REQUEST);
  for (let i = 0; i < 50; i++) await new Promise((resolve) => setImmediate(resolve));
  for (const answer of site.answers) answer();
  await Promise.all([asked.gone, asks.gone, closed]);
  for (const { heard } of [asked, asks]) expect(heard()).toContain('the answer');
  expect(site.answers).toHaveLength(2);
});

test.each(Object.entries(WAYS))(
  'whoever waits for an answer and %s does not hold up or break the stop',
  async (_, go) => {
    const site = await slowSite();
    const { socket, gone } = await visit(site.served.port, REQUEST.repeat(2));
    await until(() => site.answers.length === 2);
    const closed = site.served.close();
    go(socket);
    for (const answer of site.answers) answer();
    await Promise.all([closed, gone]);
  },
);

test.each(['/much', '/stream', '/'])(
  'whoever takes no answer from %s is cut off when the time is over',
  async (path) => {
    const site = await slowSite();
    const clock = virtualClock();
    const warnings: unknown[] = [];
    const log = Object.assign(Object.create(silentLog), { warn: (what: unknown) => warnings.push(what) }) as Log;
    const deaf = await regular(site.served.port);
    deaf.socket.pause();
    await say(deaf, ask(path));
    const seen = await regular(site.served.port);
    await say(seen, ask('/now'));
    await until(() => seen.heard().split('at once').length === 3);
    let isClosed = false;
    const closed = closeInTime(site.served, clock, log).then(() => {
      isClosed = true;
    });
    await seen.gone;
    expect(isClosed).toBe(false);
    clock.advance(ANSWERING_TIME);
    await closed;
    expect(warnings).toEqual([{ connections: 1 }]);
  },
);

describe('while nobody stops it', () => {
  const patience = { head: 1000, request: 2000, nextRequest: 1000, stillness: 2000, lookEvery: 20 };

  test.each(Object.entries(HALVES))('whoever has said %s and no more is let go', async (_, words) => {
    const { served } = await slowSite({ patience });
    await (await visit(served.port, words)).gone;
    await served.close();
  });

  test('whoever drips on is let go', async () => {
    const { served } = await slowSite({ patience });
    const { socket, gone } = await visit(served.port, HALVES['half a body']!.replace('1000', '1000000000'));
    WAYS['drips on']!(socket);
    await gone;
    await served.close();
  });

  test('whoever asks for nothing more is let go', async () => {
    const { served } = await slowSite({ patience });
    await (await regular(served.port)).gone;
    await served.close();
  });

  test('a reader who does not read is let go', async () => {
    const { served } = await slowSite({ patience });
    const deaf = await regular(served.port);
    deaf.socket.pause();
    await say(deaf, ask('/much'));
    const seen = await regular(served.port);
    // The deaf one has asked by now, and so would be waited for.
    await Promise.all([served.close(), seen.gone]);
  });
});
