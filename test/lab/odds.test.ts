/** What a lobby says of how such games end. */
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { oddsLines } from '../../bot/narrator/lobby/odds.ts';
import { wordsFor } from '../../bot/narrator/words.ts';
import { kindOf, nameOf, oddsAt } from '../../bot/odds/table.ts';
import { CountingThread } from '../../bot/odds/thread.ts';
import { putIn } from '../../bot/table/desk.ts';
import { firstSetting, modeOf, newDesk } from '../../bot/table/lobby.ts';
import { EDITIONS, rulebooks } from '../../shared/editions/index.ts';
import { gatherInApps, orderBy } from '../kit/apps/app-crowd.ts';
import { openEvening } from '../kit/evening/evening.ts';
import { root } from '../kit/files.ts';

const deskFor = (edition: string, mode: string) => {
  const sitter = { person: 1, name: 'Ann', language: 'en' } as const;
  return newDesk(sitter, { title: 'Friday', language: 'en', thread: null }, { ...firstSetting(edition), mode });
};

test('every table as its rulebook sets it is in the printed odds', () => {
  for (const edition of EDITIONS) {
    for (const mode of Object.keys(rulebooks[edition].modes)) {
      const desk = deskFor(edition, mode);
      const { least, most } = modeOf(desk.setting).players;
      for (let players = least; players <= most; players++) {
        const seated = Array.from({ length: players }, (_, i) => ({
          person: i,
          name: `${i}`,
          language: 'en' as const,
        }));
        const odds = oddsAt({ ...desk, players: seated });
        expect(odds?.date, `${edition} ${mode} ${players}`).toMatch(/^\d{4}-\d\d-\d\d$/);
        const all = odds!.sides.reduce((sum, { share }) => sum + share, 0);
        expect(Math.abs(all - 1), `${edition} ${mode} ${players}`).toBeLessThan(0.01);
        expect(odds!.sides.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      }
    }
  }
});

test('times change nothing; an option or a card does, and what cannot be dealt has no odds', () => {
  const desk = deskFor('city', 'standard');
  const set = (setting: object) => ({ ...desk, setting: { ...desk.setting, ...setting } });
  expect(kindOf(set({ timers: { night: 30 }, options: { talk: 120 } }))).toEqual(kindOf(desk));
  expect(oddsAt(set({ composition: { citizen: 7, mafioso: 1 } }))).toBeNull();
  expect(kindOf(set({ composition: { citizen: 7, mafioso: 1 } }))).toMatchObject({ players: 8 });
  expect(kindOf(set({ composition: { citizen: 2 } }))).toBeNull();
});

test('what one side nearly always wins is called lopsided, unless the rulebook itself has it so', () => {
  const desk = deskFor('city', 'standard');
  const byHand = { ...desk, setting: { ...desk.setting, composition: { citizen: 7, mafioso: 1 } } };
  const known = (town: number, games: number) =>
    putIn(byHand, 'practice', { odds: { of: nameOf(kindOf(byHand)!), shares: { town, mafia: 1 - town }, games } });
  const words = wordsFor(desk, 'uk', new Map());
  expect(oddsAt(known(0.9, 100))).toMatchObject({ isLopsided: true, date: null, games: 100 });
  expect(oddsLines(known(0.9, 100), words)).toEqual([
    '🎲 Шанси за іграми тренувальних гравців, що грають розважливо (100): місто 90\u00a0% · мафія 10\u00a0%',
    '⚠️ Розклад нерівний, і майже всі перемоги дістаються одній стороні: місто.',
  ]);
  expect(oddsAt(known(0.7, 100))).toMatchObject({ isLopsided: false });
  expect(oddsAt(known(0.9, 10))).toMatchObject({ isLopsided: false });
  expect(oddsAt(known(1, 3))).toBeNull();
  // Other cards, other odds.
  expect(
    oddsAt({ ...known(0.9, 100), setting: { ...desk.setting, composition: { citizen: 6, mafioso: 2 } } }),
  ).toBeNull();
  expect(oddsAt(desk)).toMatchObject({ isLopsided: false });
});

test('cards chosen by hand are played in a thread; chat and app are told once, when it is known how that ends', async () => {
  const evening = await openEvening({ players: 7, reckons: true, app: true });
  await evening.meetBot();
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(5);
  const { phones, game } = await gatherInApps(evening);
  const odds = async () => (await phones[0]!.look(game)).lobby!.odds;
  expect(await odds()).toMatchObject({ date: expect.any(String), isLopsided: false });
  expect(evening.lobby.text).toMatch(/🎲 .*\d{4}-\d\d-\d\d\)/);
  const to = { citizen: 6, mafioso: 1 };
  await orderBy(phones[0]!, game, { do: 'change', change: { set: 'composition', to } });
  await evening.pass(70);
  const own = await odds();
  expect(own).toMatchObject({ date: null, sides: [{ side: expect.any(String), share: expect.any(Number) }, {}] });
  expect(evening.lobby.text).toContain(`(${own!.games})`);
  const edits = () => evening.telegram.calls.filter(({ method }) => method === 'editMessageText').length;
  const before = edits();
  await evening.pass(120);
  expect(edits()).toBe(before);
  expect(evening.telegram.faults).toEqual([]);
  await evening.close();
});

test('a thread that is ended in the middle of a game holds nobody up', async () => {
  const thread = new CountingThread();
  const kind = { edition: 'party', mode: 'extended', players: 26, strength: 'lazy' } as const;
  const counting = thread.count({ kind, from: 0, games: 1_000_000 });
  const failed = expect(counting).rejects.toThrow('the thread has ended');
  await new Promise((resolve) => setTimeout(resolve, 300));
  // So many games would take hours.
  await thread.end();
  await failed;
});

test('the built program has the thread beside it', async () => {
  const outDir = join(root, 'dist', `odds-${process.pid}`);
  try {
    await build({ configFile: join(root, 'vite.config.ts'), root, logLevel: 'error', mode: 'bot', build: { outDir } });
    expect(readFileSync(join(outDir, 'main.js'), 'utf8')).toContain('new URL("./counting.js", import.meta.url)');
    const worker = new Worker(join(outDir, 'counting.js'), { execArgv: [] });
    const kind = { edition: 'city', mode: 'standard', players: 6, strength: 'lazy' };
    worker.postMessage({ kind, from: 0, games: 3 });
    const [told] = await once(worker, 'message');
    expect(told).toMatchObject({ census: { games: 3 } });
    await worker.terminate();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
});
