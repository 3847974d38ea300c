/** `party`: a boxed game for 6 to 26 (`party.players`). */
import type { Composition, Row, Rulebook } from '../../engine/rulebook.ts';
import { extendedRoles } from './roles/index.ts';
import { base, extended, hostless, pro } from './rules.ts';
import { baseDeck, baseTable, extendedDeck, extendedTable } from './tables.ts';

/** `party.decision.deck-hostless`: above 13 players, where the base table ends, always the extended deck. */
const deckOf = (deck: unknown, players: number) => (deck === 'extended' || players > 13 ? 'extended' : 'base');

/** `party.setup.deal`: the cards of the table and no others, shuffled and dealt one to each. */
const rowOf = (cards: Composition): Row => ({ cards, draws: [] });

export const party: Rulebook = {
  id: 'party',
  /** `party.setup.seats` */
  seating: 'as-joined',
  box: extendedDeck,
  modes: {
    base: {
      players: { least: 6, most: 13 },
      options: {},
      allowsHost: true,
      rules: () => base,
      row: (_, players) => rowOf(baseTable[players]!),
      deck: () => baseDeck,
    },
    pro: {
      players: { least: 6, most: 13 },
      options: {},
      allowsHost: true,
      rules: () => pro,
      row: (_, players) => rowOf(baseTable[players]!),
      deck: () => baseDeck,
    },
    extended: {
      players: { least: 6, most: 26 },
      options: {},
      allowsHost: true,
      rules: () => extended,
      row: (_, players) => rowOf(extendedTable[players]!),
      deck: () => extendedDeck,
    },
    hostless: {
      /** `party.hostless.players` */
      players: { least: 12, most: 26 },
      options: {
        deck: { kind: 'one-of', values: ['base', 'extended'], byDefault: 'base' },
        deadHost: { kind: 'switch', byDefault: false },
      },
      /** `party.hostless.narrator` */
      allowsHost: false,
      rules: ({ deck, deadHost }, players) => hostless[deckOf(deck, players)][deadHost === true ? 1 : 0],
      row: ({ deck }, players) => rowOf((deckOf(deck, players) === 'base' ? baseTable : extendedTable)[players]!),
      deck: ({ deck }, players) => (deckOf(deck, players) === 'base' ? baseDeck : extendedDeck),
    },
  },
  speaksOf: {
    roles: Object.keys(extendedRoles),
    sides: ['red', 'mafia', 'yakuza', 'maniac', 'black'],
    facts: ['black', 'commissioner', 'commissioner-or-ninja', 'commissioner-or-mafia', 'plan'],
    news: ['out', 'quiet', 'judge', 'host'],
    sparesFirst: true,
  },
};
