/** `family`: a family game for 7 to 15, with characters, with action cards, or for children. */
import { cardsById, common, neutral } from '../../cards/index.ts';
import type { Composition, Mode, OptionSpec, Rulebook } from '../../engine/rulebook.ts';
import { rulesBy } from '../parts/memo.ts';
import { box, cardsFor, choosable, judges, plainBox } from './deal.ts';
import { extended, kids } from './modes.ts';
import { roles } from './roles/index.ts';
import { basic } from './rules.ts';
import { PLAYERS, plainRowFor, rowFor } from './tables.ts';

const mafiosi: OptionSpec = { kind: 'number', least: 1, most: 3, byDefault: 'auto' };
const withOne: OptionSpec = { kind: 'with', byDefault: 'auto' };

const plain = {
  players: PLAYERS,
  allowsHost: true,
  row: (options, players) => ({ cards: plainRowFor(options, players), draws: [] }),
  deck: (_, players) => plainBox(players),
  judges: judges('mafioso', 'citizen'),
} as const satisfies Partial<Rulebook['modes'][string]>;

const always = () => '';

/** `family.deal`: there is always a citizen. */
const asRow = (cards: Composition, players: number): ReturnType<Mode['row']> =>
  (cards.citizen ?? 0) < 1
    ? { refused: { id: 'role-range', role: 'citizen', least: 1, most: players } }
    : { cards, draws: [] };

export const family: Rulebook = {
  id: 'family',
  /** `family.seats` */
  seating: 'drawn',
  voice: 'two-ballots',
  modes: {
    /** `family.table.first-game` */
    basic: {
      players: PLAYERS,
      allowsHost: true,
      options: { mafiosi, detective: withOne, catwoman: withOne, maniac: withOne },
      rules: rulesBy(always, () => basic),
      row: (options, players) => asRow(rowFor(options, players), players),
      deck: (_, players) => box(players),
      judges: judges('mafioso', 'commissioner', 'doctor', 'citizen'),
    },
    extended: {
      ...plain,
      options: { mafiosi, cards: { kind: 'action-cards', cards: choosable, byDefault: 'auto' } },
      rules: rulesBy(always, () => extended(basic)),
      cards: cardsFor,
    },
    kids: {
      ...plain,
      options: { mafiosi },
      rules: rulesBy(always, () => kids(basic)),
      dress: { look: 'children', voice: 'kids', emblems: { citizen: 'student', mafioso: 'rascal' } },
    },
  },
  speaksOf: {
    roles: Object.keys(roles),
    sides: ['town', 'mafia', 'catwoman', 'maniac'],
    facts: [],
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
