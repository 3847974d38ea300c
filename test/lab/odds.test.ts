/** What a lobby says of how such games end. */
import { expect, test } from 'vitest';
import { Thread } from '../../bot/lab/thread.ts';
import { kindOf, oddsAt } from '../../bot/odds/table.ts';
import { firstSetting, modeOf, newDesk } from '../../bot/tables/lobby.ts';
import { EDITIONS, rulebooks } from '../../shared/editions/index.ts';
import { openEvening } from '../kit/evening.ts';
import { countOut } from '../kit/lobby.ts';

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
          ...desk,
          person: i,
          name: `${i}`,
          language: 'en' as const,
        }));
        const odds = oddsAt({ ...desk, players: seated });
        expect(odds?.date, `${edition} ${mode} ${players}`).toMatch(/^\d{4}-\d\d-\d\d$/);
        const all = odds!.sides.reduce((sum, { share }) => sum + share, 0);
        expect(Math.abs(all - 1), `${edition} ${mode} ${players}`).toBeLessThan(0.01);
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

test('cards chosen by hand are played in a thread, and the lobby is edited once when it is known how that ends', async () => {
  const evening = await openEvening({ players: 7, reckons: true });
  await evening.meetBot();
  await evening.sitDown();
  expect(evening.lobby.text).toMatch(/🎲 .*\d{4}-\d\d-\d\d\)/);
  await countOut(evening, { citizen: 6, mafioso: 1 });
  await evening.pass(30);
  expect(evening.lobby.text).toMatch(/🎲 Odds, from games of practice players \(\d+\): .*the town \d+/);
  const edits = evening.telegram.calls.filter(({ method }) => method === 'editMessageText').length;
  await evening.pass(120);
  expect(evening.telegram.calls.filter(({ method }) => method === 'editMessageText').length).toBe(edits);
  expect(evening.telegram.faults).toEqual([]);
  await evening.close();
});

test('a thread that is ended in the middle of a game holds nobody up', async () => {
  const thread = new Thread();
  const kind = { edition: 'party', mode: 'extended', players: 26, strength: 'lazy' } as const;
  const counting = thread.count({ kind, from: 0, games: 1_000_000 });
  const failed = expect(counting).rejects.toThrow('the thread has ended');
  await new Promise((resolve) => setTimeout(resolve, 300));
  const before = performance.now();
  await thread.end();
  await failed;
  expect(performance.now() - before).toBeLessThan(1000);
});
