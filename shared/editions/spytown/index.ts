/** `spytown`: police against mafia for 6 to 21, with an agent, action cards, or for children. */
import { cardsById, neutral, newGang, singles } from '../../cards/index.ts';
import type { Mode, Rulebook } from '../../engine/rulebook.ts';
import { rulesBy } from '../parts/memo.ts';
import { cardsFor, choosable } from './deal.ts';
import { extended, kids, large, small } from './modes.ts';
import { roles } from './roles/index.ts';
import { basic } from './rules.ts';
import { isLarge, isSmall, kidsRowFor, PLAYERS, rowFor } from './tables.ts';

/** `spytown.players`: the table of the rulebook is exact, and nobody changes it. */
const byTheTable = (row: typeof rowFor): Pick<Mode, 'players' | 'allowsHost' | 'row' | 'deck' | 'isDeckFixed'> => ({
  players: PLAYERS,
  isDeckFixed: true,
  allowsHost: true,
  row: (_, players) => ({ cards: row(players), draws: [] }),
  deck: (_, players) => row(players),
});

const sized = (players: number) => (isSmall(players) ? small(basic) : isLarge(players) ? large(basic) : basic);

export const spytown: Rulebook = {
  id: 'spytown',
  /** `spytown.seats` */
  seating: 'drawn',
  voice: 'two-ballots',
  modes: {
    /** `spytown.table.first-game` */
    basic: {
      ...byTheTable(rowFor),
      options: {},
      rules: rulesBy(
        (_, players) => (isSmall(players) ? 'small' : isLarge(players) ? 'large' : ''),
        (_, players) => sized(players),
      ),
    },
    extended: {
      ...byTheTable(rowFor),
      options: {
        cards: { kind: 'action-cards', cards: choosable, byDefault: 'auto' },
        newGang: { kind: 'switch', byDefault: false },
        gangMeets: { kind: 'switch', byDefault: false },
      },
      rules: rulesBy(
        ({ gangMeets }, players) => `${isSmall(players)} ${isLarge(players)} ${gangMeets}`,
        ({ gangMeets }, players) => extended(gangMeets === true)(sized(players)),
      ),
      cards: cardsFor,
    },
    kids: {
      ...byTheTable(kidsRowFor),
      options: {},
      rules: rulesBy(
        () => '',
        () => kids(basic),
      ),
      dress: { look: 'children', voice: 'kids', emblems: { policeman: 'cadet', mafioso: 'rascal' } },
    },
  },
  speaksOf: {
    roles: Object.keys(roles),
    sides: ['police', 'mafia', 'gang'],
    facts: ['mafia'],
    news: ['out', 'quiet', 'hit', 'saved', 'card', 'swapped', 'unswapped', 'leader', 'shot', 'lot', 'spared'],
    cards: Object.keys(cardsById(...singles, newGang, neutral)),
  },
};
