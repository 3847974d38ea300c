/** The end of the program: whatever goes wrong on the way, the rest is closed, soon, and the operator is told. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { realClock } from '../../../bot/clock.ts';
import { virtualClock } from '../../../bot/lab/virtual-clock.ts';
import { type Log, silentLog } from '../../../bot/log.ts';
import { startTelegram } from '../../../bot/playground/index.ts';
import { STOPPING_TIME, stopInTurn } from '../../../bot/stop.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { openEvening } from '../../kit/evening/evening.ts';
import { ended, portOf, run } from '../../kit/process/program.ts';
import { HALVES, visit, WAYS } from '../../kit/process/visitor.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A log that can be read. */
function keptLog() {
  const lines: unknown[] = [];
  const error = ({ part }: { readonly part?: string }, what: string) => lines.push(`${part}: ${what}`);
  return { lines, log: Object.assign(Object.create(silentLog), { error }) as Log };
}

test('what fails or hangs is named, and everything after it is stopped all the same', async () => {
  const clock = virtualClock();
  const { lines, log } = keptLog();
  const stopped: string[] = [];
  const well = (name: string) => () => void stopped.push(name);
  const fails = () => {
    throw new Error('no');
  };
  const steps = [
    { first: well('first'), fails },
    { second: well('second'), rejects: async () => fails() },
    { hangs: () => new Promise(() => undefined), beside: well('beside') },
    { hangsToo: () => new Promise(() => undefined) },
    { last: well('last') },
  ];
  let isOver = false;
  const stopping = stopInTurn(steps, clock, log).finally(() => {
    isOver = true;
  });
  const begun = clock.now();
  while (!isOver) {
    for (let i = 0; i < 10; i++) await turn();
    clock.advance(100);
  }
  expect(await stopping).toBe(false);
  expect(stopped).toEqual(['first', 'second', 'beside', 'last']);
  expect(lines).toEqual([
    'fails: a part of the program could not be stopped',
    'rejects: a part of the program could not be stopped',
    'hangs: a part of the program did not stop in time',
    'hangsToo: a part of the program did not stop in time',
  ]);
  expect(clock.now() - begun).toBeLessThan(STOPPING_TIME + 1000);
  expect(await stopInTurn([{ first: well('again') }], clock, log)).toBe(true);
});

test('a Telegram that does not answer keeps nobody from stopping', async () => {
  const { lines, log } = keptLog();
  const evening = await openEvening({ players: 1, log });
  evening.telegram.trouble = ({ method }) => (method === 'sendMessage' ? { kind: 'slow', milliseconds: 1e9 } : null);
  evening.people[0]!.start();
  while (!evening.telegram.calls.some(({ method }) => method === 'sendMessage')) await turn();
  let isClean: boolean | null = null;
  const stopping = evening.app.stop().then((how) => {
    isClean = how;
  });
  while (isClean === null) {
    await turn();
    evening.clock.advance(10);
  }
  await stopping;
  expect(isClean).toBe(false);
  expect(lines).toEqual(['courier: a part of the program did not stop in time']);
  const file = join(evening.folder, 'omerta.db');
  expect([existsSync(file), existsSync(`${file}-wal`)]).toEqual([true, false]);
  // Then the call that hangs ends, too.
  await evening.telegram.stop();
  await evening.close();
});

/** The real bot as a process of its own. */
async function startBot() {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-ending-'));
  const telegram = await startTelegram({ clock: realClock });
  const file = join(folder, 'omerta.db');
  const child = run('bot/main.ts', [], {
    BOT_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
    DATABASE_URL: file,
    PORT: '0',
    HOST: '127.0.0.1',
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await telegram.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const over = ended(child);
  const port = await portOf(child);
  // Its menus are under way until then, and would be waited for.
  const isSet = () => telegram.calls.filter(({ method, ok }) => method === 'setMyCommands' && ok).length;
  await expect.poll(isSet).toBe(2 * (LANGUAGES.length + 1));
  return { child, file, over, port };
}

test('connections of every kind, reset or not, and two more signals: a clean stop', async () => {
  const { child, file, over, port } = await startBot();
  const ways = Object.values(WAYS);
  const visitors = await Promise.all(
    Object.values(HALVES).flatMap((words) => ways.map(async (go) => ({ go, ...(await visit(port, words)) }))),
  );
  const [early, late] = [visitors.filter((_, i) => i % 2 === 0), visitors.filter((_, i) => i % 2 === 1)];
  for (const { go, socket } of early) go(socket);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  for (const { go, socket } of late) go(socket);
  child.kill('SIGINT');
  child.kill('SIGTERM');
  const { code, out, err } = await over;
  expect([code, err]).toEqual([0, '']);
  expect(out.trim().split('\n').at(-1)).toContain('"isClean":true,"msg":"Omertà has stopped"');
  expect(out).not.toContain('"level":50');
  expect(existsSync(`${file}-wal`)).toBe(false);
  await Promise.all(visitors.map(({ gone }) => gone));
});

test('what could not be closed is in the log, the rest is closed, and the exit says so', async () => {
  const { child, file, over } = await startBot();
  const other = new Sqlite(file);
  other.exec('DROP TABLE meta');
  other.close();
  child.kill('SIGTERM');
  const { code, out, err } = await over;
  expect([code, err]).toEqual([1, '']);
  const lines = out.trim().split('\n');
  expect(lines.filter((line) => line.includes('"part"'))).toEqual([expect.stringContaining('"part":"tables"')]);
  expect(lines.at(-1)).toContain('"isClean":false,"msg":"Omertà has stopped"');
  expect(existsSync(`${file}-wal`)).toBe(false);
});
