/** Everybody's part in the shuffle, and the seed that follows from all of them. `docs/deal.md` tells how to check it. */
import { seedOf, sha256Of } from '../lots.ts';
import type { Parts } from '../model.ts';

/** Published when the table is opened, before anybody sits down: the house cannot take another part afterwards. */
export const houseSeal = ({ game, house }: Pick<Parts, 'game' | 'house'>): string => sha256Of(houseText(game, house));

export const houseText = (game: string, house: string): string =>
  ['omerta house 2', `game ${game}`, `house ${house}`].join('\n');

/** The lines whose SHA-256 is the seed. Nothing else goes into it that somebody could choose. */
export const partsText = ({ game, house, people }: Pick<Parts, 'game' | 'house' | 'people'>): string =>
  [
    'omerta deal 2',
    `game ${game}`,
    `house ${house}`,
    ...people.map(({ place, person, cut }) => `cut ${place} ${person ?? '-'} ${cut ?? '-'}`),
  ].join('\n');

export const seedFrom = (parts: Pick<Parts, 'game' | 'house' | 'people'>): string => seedOf(partsText(parts));
