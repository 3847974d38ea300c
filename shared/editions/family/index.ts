/** `family`: a family game for 7 to 15, with characters, with action cards, or for children. */
import { cardsById, common, neutral } from '../../cards/index.ts';
import type { Options } from '../../engine/model.ts';
import type { Composition, Mode, OptionSpec, Rulebook } from '../../engine/rulebook.ts';
import { rulesBy } from '../parts/memo.ts';
import { easings } from '../parts/modes.ts';
import { box, cardsFor, choosable, judges, plainBox } from './deal.ts';
import { extended, kids, NAMES } from './modes.ts';
import { roles } from './roles/index.ts';
import { basic, sleepless } from './rules.ts';
import { PLAYERS, plainRowFor, printed, rowFor } from './tables.ts';

const mafiosi: OptionSpec = { kind: 'number', least: 1, most: 3, byDefault: 'auto' };
const withOne: OptionSpec = { kind: 'with', byDefault: 'auto' };
/** `family.decision.block`: she is dealt, and that is what she takes. */
const withCatwoman: OptionSpec = { ...withOne, words: ['vote', 'role'] };

const plain = {
  players: PLAYERS,
  /** `family.host` */
  allowsHost: true,
  row: (options, players) => ({ cards: plainRowFor(options, players), draws: [] }),
  deck: (_, players) => plainBox(players),
  judges: judges('mafioso', 'citizen'),
} as const satisfies Partial<Mode>;

const always = () => '';

const byCatwoman = ({ catwoman }: Options) => (catwoman === 'role' ? sleepless(basic) : basic);

/** `family.deal`: there is always a citizen. */
const asRow = (cards: Composition, players: number): ReturnType<Mode['row']> =>
  (cards.citizen ?? 0) < 1
    ? { refused: { id: 'role-range', role: 'citizen', least: 1, most: players } }
    : { cards, draws: [] };

const withAbilities = {
  players: PLAYERS,
  /** `family.host` */
  allowsHost: true,
  row: (options, players) => asRow(rowFor(options, players), players),
  deck: (_, players) => box(players),
  judges: judges('mafioso', 'commissioner', 'doctor', 'citizen'),
} as const satisfies Partial<Mode>;

/** `family.kids.roles`, unless the host likes it otherwise: then they are dealt as to grown-ups. */
const hasAbilities = ({ plainRoles }: Options): boolean => plainRoles === false;

export const family: Rulebook = {
  id: 'family',
  /** `family.seats` */
  seating: 'drawn',
  voice: 'two-ballots',
  box: printed,
  modes: {
    /** `family.table.first-game` */
    basic: {
      ...withAbilities,
      options: { mafiosi, detective: withOne, catwoman: withCatwoman, maniac: withOne },
      rules: rulesBy(({ catwoman }) => `${catwoman === 'role'}`, byCatwoman),
    },
    extended: {
      ...plain,
      options: { mafiosi, cards: { kind: 'action-cards', cards: choosable, byDefault: 'auto' } },
      rules: rulesBy(always, () => extended(basic)),
      cards: cardsFor,
    },
    kids: {
      ...plain,
      options: { mafiosi, plainRoles: { kind: 'switch', byDefault: true }, ...easings },
      rules: rulesBy(
        ({ plainRoles, lastShots, oneBallot }) => `${plainRoles} ${lastShots} ${oneBallot}`,
        (options) => kids(options)(basic),
      ),
      row: (options, players) => (hasAbilities(options) ? withAbilities : plain).row(options, players),
      deck: (options, players) => (hasAbilities(options) ? withAbilities : plain).deck(options, players),
      judges: (composition, players, options) =>
        (hasAbilities(options) ? withAbilities : plain).judges(composition, players, options),
      dress: { look: 'children', voice: 'kids', emblems: NAMES },
    },
  },
  speaksOf: {
    roles: Object.keys(roles),
    sides: ['town', 'mafia', 'catwoman', 'maniac'],
    facts: ['answered', 'visited'],
    news: [
      'out',
      'quiet',
      'uncovered',
      'healed',
      'blocked',
      'hit',
      'saved',
      'card',
      'swapped',
      'unswapped',
      'shot',
      'lot',
      'spared',
    ],
    cards: Object.keys(cardsById(...common, neutral)),
  },
};
