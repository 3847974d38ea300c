/** Whoever of two others is who: everything that reaches anybody else is the same, to the byte and to the moment. */
import { vi } from 'vitest';
import { exchanging } from '../kit/worlds/exchange.ts';
import { holdWorlds } from '../kit/worlds/hold.ts';

vi.mock('../../shared/engine/setup/deal.ts', async (original) => exchanging(await original()));

const roles = (...between: [string, string]) => ({ exchange: { of: 'roles', between } }) as const;
const composed = (to: Readonly<Record<string, number>>) => ({ changes: [{ set: 'composition', to }] }) as const;

const TOWN = { citizen: 4, sheriff: 1, doctor: 1, maniac: 1, mafioso: 3, godfather: 1 };
const CROWD = { citizen: 6, commissioner: 1, doctor: 1, maniac: 1, mafioso: 3, don: 1, ninja: 1 };

holdWorlds({
  'party, citizen and commissioner': {
    edition: 'party',
    mode: 'base',
    players: 8,
    ...roles('citizen', 'commissioner'),
  },
  'party with a host, mafioso and don': {
    edition: 'party',
    mode: 'pro',
    players: 9,
    ledBy: 'host',
    ...roles('mafioso', 'don'),
  },
  'party, doctor and maniac': {
    edition: 'party',
    mode: 'extended',
    players: 14,
    ...composed(CROWD),
    ...roles('doctor', 'maniac'),
    isLong: true,
  },
  'party without a host': {
    edition: 'party',
    mode: 'hostless',
    players: 12,
    ...roles('citizen', 'commissioner'),
    isLong: true,
  },
  'city with a host, citizen and mafioso': {
    edition: 'city',
    mode: 'standard',
    players: 11,
    ledBy: 'host',
    ...composed(TOWN),
    ...roles('citizen', 'mafioso'),
  },
  'city, citizen and doctor': {
    edition: 'city',
    mode: 'standard',
    players: 11,
    ...composed(TOWN),
    ...roles('citizen', 'doctor'),
    isLong: true,
  },
  'city, two gangs': {
    edition: 'city',
    mode: 'yakuza',
    players: 14,
    ...roles('mafioso', 'yakuza'),
    isLong: true,
  },
  'sport with judges, citizen and sheriff': {
    edition: 'sport',
    mode: 'standard',
    players: 10,
    ledBy: 'judges',
    ...roles('citizen', 'sheriff'),
  },
  'sport by the bot, mafioso and don': {
    edition: 'sport',
    mode: 'standard',
    players: 10,
    ...roles('mafioso', 'don'),
    isLong: true,
  },
  'spytown, agent and policeman': {
    edition: 'spytown',
    mode: 'basic',
    players: 9,
    ...roles('agent', 'policeman'),
  },
  'spytown for children, with a host': {
    edition: 'spytown',
    mode: 'kids',
    players: 9,
    ledBy: 'host',
    ...roles('policeman', 'mafioso'),
    isLong: true,
  },
  'family, citizen and commissioner': {
    edition: 'family',
    mode: 'basic',
    players: 10,
    // What the commissioner has found the morning tells.
    unheard: ['suspect'],
    ...roles('citizen', 'commissioner'),
  },
  'family for children': {
    edition: 'family',
    mode: 'kids',
    players: 9,
    ...roles('citizen', 'mafioso'),
    isLong: true,
  },
});
