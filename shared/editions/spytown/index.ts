/** `spytown`: police against mafia for 6 to 21, with an agent, action cards, or for children. */
import { cardsById, neutral, newGang, singles } from '../../cards/index.ts';
import type { Options } from '../../engine/model.ts';
import type { Composition, Mode, Rulebook } from '../../engine/rulebook.ts';
import { rulesBy } from '../parts/memo.ts';
import { easings } from '../parts/modes.ts';
import { cardsFor, choosable } from './deal.ts';
import { extended, kids, large, NAMES, small } from './modes.ts';
import { roles } from './roles/index.ts';
import { basic } from './rules.ts';
import { isLarge, isSmall, kidsRowFor, PLAYERS, rowFor } from './tables.ts';

/** `spytown.players`: the table of the rulebook is exact, and nobody changes it. */
const byTheTable = (
  row: (players: number, options: Options) => Composition,
): Pick<Mode, 'players' | 'allowsHost' | 'row' | 'deck' | 'isDeckFixed'> => ({
  players: PLAYERS,
  isDeckFixed: true,
  allowsHost: true,
  row: (options, players) => ({ cards: row(players, options), draws: [] }),
  deck: (options, players) => row(players, options),
});

const sized = (players: number) => (isSmall(players) ? small(basic) : isLarge(players) ? large(basic) : basic);

/**
 * `spytown.decision.small-kids`: what is special at a small table is the agent's, and comes back with him; at a large
 * one it is the last shots, and comes back where not everybody has one.
 */
const kidsTable = ({ noAgent, lastShots }: Options, players: number) => {
  if (noAgent === false && isSmall(players)) return small(basic);
  return lastShots === false && isLarge(players) ? large(basic) : basic;
};

export const spytown: Rulebook = {
  id: 'spytown',
  /** `spytown.seats` */
  seating: 'drawn',
  voice: 'two-ballots',
  box: rowFor(PLAYERS.most),
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
      ...byTheTable((players, { noAgent }) => (noAgent === false ? rowFor : kidsRowFor)(players)),
      options: { noAgent: { kind: 'switch', byDefault: true }, ...easings },
      rules: rulesBy(
        ({ noAgent, lastShots, oneBallot }, players) =>
          `${isSmall(players)} ${isLarge(players)} ${noAgent} ${lastShots} ${oneBallot}`,
        (options, players) => kids(options)(kidsTable(options, players)),
      ),
      /** `spytown.kids.words` */
      dress: { look: 'children', voice: 'kids', emblems: NAMES },
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
