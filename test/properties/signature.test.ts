/**
 * A hash over the logs of seeded games. A refactoring must not change it; a change of rules must,
 * and its commit says so and puts the new one here.
 */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { chanceFrom } from '../../shared/engine/chance.ts';
import { nextCommand } from '../kit/rules/random-player.ts';
import { type Sitting, send, sitDown, type Table } from '../kit/rules/sitting.ts';

const SIGNATURES = {
  party: 'd0abef6852ad0b9d5bc7be7d6ef99c0e5d2114657653cd4d5d819fbb5a75d829',
  city: '4a663c21513f364eeb9780a99f559521e9090de65869b5299363912b93d9c763',
  sport: '78d6bb723739603cc081fdcfd8e503b2f5f9dbeb612c46f32e1f9f3b4fab52c8',
  spytown: 'e4effded9d78e827dd29a827cdaa568fd4c5f928cdd90e5c4a4d4aced66472bc',
  family: 'ef6085ef9e52a878fb26926407d0e9ace93e5262c99c3506b116c34eb1027347',
} as const;

const MODES: Readonly<Record<keyof typeof SIGNATURES, readonly Omit<Sitting, 'edition' | 'seed'>[]>> = {
  party: [
    { mode: 'base', players: 8 },
    { mode: 'base', players: 13, decoys: false, host: 'host' },
    { mode: 'pro', players: 10 },
    { mode: 'extended', players: 17 },
    { mode: 'extended', players: 26, decoys: false },
    { mode: 'hostless', players: 12, options: { deadHost: true } },
    { mode: 'hostless', players: 20, options: { deadHost: true } },
  ],
  city: [
    { mode: 'standard', players: 8 },
    { mode: 'standard', players: 16, options: { loner: 'swindler', leader: 'judge', ballot: 'single' } },
    { mode: 'standard', players: 12, decoys: false, options: { leader: 'jailer', mafiaSpecials: ['snitch'] } },
    { mode: 'standard', players: 11, options: { loner: 'butcher', townSpecials: ['sleepwalker', 'bodyguard'] } },
    { mode: 'beginner', players: 7, decoys: false, host: 'host' },
    { mode: 'yakuza', players: 14, options: { ballot: 'single' } },
  ],
  sport: [
    { mode: 'standard', players: 10 },
    { mode: 'standard', players: 10, decoys: false, options: { withdrawAllowed: false, noRaiseAtFour: false } },
    { mode: 'standard', players: 10, host: 'host' },
    {
      mode: 'standard',
      players: 10,
      decoys: false,
      host: 'host',
      options: { sideJudge: 'aide', nomineesHidden: false },
    },
    { mode: 'standard', players: 10, host: 'host', options: { sideJudge: 'aide', table: 'live' } },
  ],
  spytown: [
    { mode: 'basic', players: 7 },
    { mode: 'basic', players: 12, decoys: false, host: 'host' },
    { mode: 'basic', players: 21 },
    { mode: 'extended', players: 7 },
    { mode: 'extended', players: 13 },
    { mode: 'extended', players: 16, decoys: false, host: 'host', options: { newGang: true, gangMeets: true } },
    { mode: 'extended', players: 20, options: { cards: ['leader', 'recruit', 'defector', 'swap', 'last-shot'] } },
    { mode: 'extended', players: 20, decoys: false },
    { mode: 'kids', players: 6 },
    { mode: 'kids', players: 15, decoys: false, host: 'host' },
  ],
  family: [
    { mode: 'basic', players: 7, options: { mafiosi: 1, maniac: true } },
    { mode: 'basic', players: 12 },
    { mode: 'basic', players: 15, decoys: false, host: 'host' },
    { mode: 'extended', players: 8 },
    { mode: 'extended', players: 15, decoys: false, host: 'host' },
    { mode: 'extended', players: 12, options: { cards: ['corner-shot', 'vest', 'bandage'] } },
    { mode: 'kids', players: 9 },
    { mode: 'kids', players: 14, decoys: false, host: 'host', options: { mafiosi: 2 } },
  ],
};

function play(sitting: Sitting): Table {
  const table = sitDown(sitting);
  const chance = chanceFrom(sitting.seed, 'people');
  const tempers = { p2: 'idle', p5: 'fickle' } as const;
  while (!table.game.outcome) send(table, nextCommand(table.game, table.rules, tempers, chance));
  // Where a game is not over when it is decided, what is said of it counts too.
  for (let i = 0; i < 20 && table.game.stage.spec; i++) {
    send(table, nextCommand(table.game, table.rules, tempers, chance));
  }
  return table;
}

test.each(Object.entries(SIGNATURES))('%s', (edition, signature) => {
  const hash = createHash('sha256');
  for (const mode of MODES[edition as keyof typeof SIGNATURES]) {
    for (let game = 0; game < 25; game++) {
      const { log } = play({ ...mode, edition: edition as keyof typeof SIGNATURES, seed: `${mode.mode} ${game}` });
      hash.update(JSON.stringify(log));
    }
  }
  expect(hash.digest('hex')).toBe(signature);
});

test('the same seed plays the same game, byte for byte', () => {
  const once = () => JSON.stringify(play({ edition: 'party', mode: 'extended', players: 20, seed: 'twice' }).log);
  expect(once()).toBe(once());
});
