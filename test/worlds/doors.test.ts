/** The same by the other doors: in the Mini App alone, with pictures in the group, and among practice players. */
import { vi } from 'vitest';
import { exchanging } from '../kit/worlds/exchange.ts';
import { holdWorlds } from '../kit/worlds/hold.ts';

vi.mock('../../shared/engine/setup/deal.ts', async (original) => exchanging(await original()));

const party = {
  edition: 'party',
  mode: 'base',
  exchange: { of: 'roles', between: ['citizen', 'commissioner'] },
} as const;

const unseen = { edition: 'party', mode: 'base', secretive: ['commissioner', 'mafioso', 'citizen'] } as const;

holdWorlds({
  'in the app': { ...party, players: 8, app: true, pictures: true },
  'with pictures, unseen deeds': { ...unseen, players: 9, pictures: true },
  'among practice players': {
    ...party,
    exchange: { ...party.exchange, to: ['p2', 'p4'] },
    players: 13,
    practice: 4,
  },
  'in the app, unseen deeds': { ...unseen, players: 9, app: true, isLong: true },
});
