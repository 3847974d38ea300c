/** The address is given up: whatever was asked is answered first, and nobody who went away is waited for. */
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listen } from '../../bot/http/server.ts';

/** Answers when it is told to. */
async function slowSite() {
  const site = new Hono();
  const answers: (() => void)[] = [];
  site.get('/', (c) => new Promise<Response>((resolve) => answers.push(() => resolve(c.text('the answer')))));
  return { answers, served: await listen(site, 0) };
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

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
