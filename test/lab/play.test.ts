/** `npm run play` and `npm run balance`, as they are called. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { playByEngine } from '../../bot/lab/by-engine.ts';
import { readFlags, WrongFlag } from '../../bot/lab/flags.ts';
import { FLAGS, wantedIn } from '../../bot/lab/wanted.ts';
import { EDITIONS, rulebooks } from '../../shared/editions/index.ts';
import { run } from '../kit/process/commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'omerta-lab-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LAST = /\nwinner: ([a-z-]+), rounds: (\d+), calls: (\d+)\n$/;

describe('play', () => {
  test.concurrent.each(EDITIONS.map((edition, i) => ({ edition, language: ['uk', 'ru', 'en'][i % 3]! })))(
    '$edition by the engine',
    async ({ edition, language }) => {
      const { code, out, err } = await run('play', '--edition', edition, '--seed', '7', '--language', language);
      expect(err).toBe('');
      expect(code).toBe(0);
      const [, winner = '', rounds, calls] = LAST.exec(out) ?? [];
      expect([...rulebooks[edition].speaksOf.sides, 'draw']).toContain(winner);
      expect(Number(rounds)).toBeGreaterThan(0);
      expect(calls).toBe('0');
      // As people read it: the lobby, every night, the end; nothing of how it is marked up.
      for (const sign of ['🎭', '🌙', '🏁', '🤖']) expect(out).toContain(sign);
      expect(out).not.toMatch(/<\/?(?:b|i|blockquote)[ >]|&lt;|&amp;/);
    },
  );

  test.concurrent.each(['party', 'sport'])('%s through Telegram is the same game', async (edition) => {
    const args = ['--edition', edition, '--seed', '3', '--strength', 'lazy'];
    const [by, { code, out }] = await Promise.all([
      playByEngine(wantedIn(readFlags(args, FLAGS))),
      run('play', ...args, '--json', '--via', 'telegram'),
    ]);
    const through = { code, ...JSON.parse(out) };
    expect(through).toMatchObject({ code: 0, via: 'telegram', edition, strength: 'lazy' });
    expect(through.roles).toEqual(by.roles);
    expect(through.winner).toBe(by.winner);
    expect(through.winners).toEqual(by.winners);
    expect(through.rounds).toBe(by.rounds);
    expect(by.calls).toBe(0);
    expect(through.calls).toBeGreaterThan(through.transcript.length);
    expect(through.transcript[0]).toContain('/play');
    expect(through.transcript.join('\n')).toContain('🏁');
  });

  test('a wrong flag is answered in one line, and exit code 1', async () => {
    expect(await run('play', '--edition', 'town')).toEqual({
      code: 1,
      out: '',
      err: 'play: --edition must be one of party, city, sport, spytown, family, not town\n',
    });
  });

  test.each([
    { args: ['--editon', 'city'], says: 'there is no --editon; there are --edition' },
    { args: ['city'], says: 'there is no city' },
    { args: ['--edition', 'city', '--mode', 'pro'], says: '--mode must be one of standard' },
    { args: ['--edition', 'city', '--players', '5'], says: '--players must be 6 to 16, not 5' },
    { args: ['--edition', 'city', '--mode', 'yakuza', '--players=11'], says: '--players must be 12 to 16' },
    { args: ['--players', 'ten'], says: '--players must be 6 to 13, not ten' },
    { args: ['--seed', '-1'], says: '--seed must be' },
    { args: ['--strength', 'weak'], says: '--strength must be one of lazy, fair, sharp' },
    { args: ['--via', 'post'], says: '--via must be one of engine, telegram' },
    { args: ['--language', 'de'], says: '--language must be one of' },
    { args: ['--tone', 'kids'], says: '--tone must be one of noir, comic, plain' },
    { args: ['--mode'], says: '--mode needs a value' },
    { args: ['--mode', '--json'], says: '--mode needs a value' },
    { args: ['--json', '--json'], says: '--json is given twice' },
  ])('$args', ({ args, says }) => {
    expect(() => wantedIn(readFlags(args, FLAGS))).toThrow(WrongFlag);
    expect(() => wantedIn(readFlags(args, FLAGS))).toThrow(says);
  });

  test('by default: party, its first mode, the middle of its range', () => {
    const { edition, mode, players, ...rest } = wantedIn(readFlags([], FLAGS));
    expect({ edition, mode, players }).toEqual({ edition: 'party', mode: 'base', players: 9 });
    expect(rest).toEqual({ seed: 1, language: 'en', strength: 'fair', via: 'engine', tone: 'noir' });
  });
});

test('balance counts every game once, says where the truth lies, and draws it', async () => {
  const asked = ['--edition', 'city', '--mode', 'yakuza', '--players', '12-13', '--games', '120', '--strength', 'lazy'];
  const [{ code, out }, wrong] = await Promise.all([
    run('balance', ...asked, '--json', '--out', join(folder, 'chart.svg')),
    run('balance', '--players', '40'),
  ]);
  expect(code).toBe(0);
  const { tables, chart } = JSON.parse(out);
  expect(tables.map(({ players }: { players: number }) => players)).toEqual([12, 13]);
  for (const { games, sides, rounds, firstOut } of tables) {
    expect(games).toBe(120);
    const shares = sides.map(({ share }: { share: number }) => share);
    expect(shares.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1);
    for (const { share, least, most } of sides) expect(least < share && share < most).toBe(true);
    expect(rounds).toBeGreaterThan(1);
    expect(firstOut).toHaveLength(2);
  }
  const svg = readFileSync(chart, 'utf8');
  expect(svg).toMatch(/^<svg .*Who wins in City.*Yakuza.*<\/svg>\n$/s);
  expect(wrong).toMatchObject({ code: 1, out: '' });
  expect(wrong.err).toMatch(/^balance: --players must be within [^\n]+\n$/);
});
