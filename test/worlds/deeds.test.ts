/** Whatever some do at night unseen, whenever they do it: nobody else notices. */
import { vi } from 'vitest';
import { exchanging } from '../kit/worlds/exchange.ts';
import { holdWorlds } from '../kit/worlds/hold.ts';

vi.mock('../../shared/engine/setup/deal.ts', async (original) => exchanging(await original()));

holdWorlds({
  'party, a check, and what the mafia sign to each other': {
    edition: 'party',
    mode: 'base',
    players: 9,
    secretive: ['commissioner', 'mafioso', 'citizen'],
  },
  'party with a host': {
    edition: 'party',
    mode: 'base',
    players: 9,
    ledBy: 'host',
    secretive: ['commissioner'],
    isLong: true,
  },
  'city, a check': {
    edition: 'city',
    mode: 'standard',
    players: 11,
    changes: [{ set: 'composition', to: { citizen: 4, sheriff: 1, doctor: 1, maniac: 1, mafioso: 3, godfather: 1 } }],
    secretive: ['sheriff', 'godfather'],
    isLong: true,
  },
  'sport, the checks of don and sheriff': {
    edition: 'sport',
    mode: 'standard',
    players: 10,
    ledBy: 'judges',
    secretive: ['sheriff', 'don'],
  },
  'family, whom a citizen suspects': {
    edition: 'family',
    mode: 'basic',
    players: 10,
    unheard: ['suspect'],
    secretive: ['citizen'],
  },
  'spytown, whom a policeman suspects': {
    edition: 'spytown',
    mode: 'basic',
    players: 9,
    secretive: ['policeman'],
    isLong: true,
  },
});
