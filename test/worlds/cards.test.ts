/** Whoever of two others holds which action card: nobody else notices, as long as it is not played. */
import { vi } from 'vitest';
import { exchanging } from '../kit/worlds/exchange.ts';
import { holdWorlds } from '../kit/worlds/hold.ts';

vi.mock('../../shared/engine/setup/deal.ts', async (original) => exchanging(await original()));

const extended = (edition: string, players: number, ...cards: [string, string]) =>
  ({
    edition,
    mode: 'extended',
    players,
    changes: [{ set: 'option', option: 'cards', to: cards }],
    exchange: { of: 'cards', between: [cards[0], 'neutral'] },
  }) as const;

holdWorlds({
  'spytown, bandage': extended('spytown', 9, 'bandage', 'vest'),
  'spytown, last shot': { ...extended('spytown', 9, 'last-shot', 'vest'), isLong: true },
  'spytown, wiretap': { ...extended('spytown', 9, 'wiretap', 'hideout'), isLong: true },
  'spytown, arrest': { ...extended('spytown', 10, 'arrest', 'corner-shot'), ledBy: 'host', isLong: true },
  'family, bandage': { ...extended('family', 9, 'bandage', 'vest'), isLong: true },
});
