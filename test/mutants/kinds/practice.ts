import { type Mutant, PRACTICE } from '../mutant.ts';

const LOTS = 'bot/table/lots.ts';
const FACE = 'bot/computer/face.ts';

export const practice: readonly Mutant[] = [
  {
    name: 'the mafia think longer',
    leaks: 'the side of a practice player, by its pace',
    file: 'bot/hosting/company.ts',
    changes: [
      {
        find: 'companion.takeOff = clock.at(clock.now() + this.#thinkingTime(companion), () => {',
        put: "companion.takeOff = clock.at(clock.now() + this.#thinkingTime(companion) * (view.you?.side === 'mafia' ? 1.2 : 1), () => {",
      },
    ],
    caughtBy: {
      test: 'test/bot/practice/company.test.ts',
      named: 'who thinks how long at night',
      says: /× who thinks how long at night/,
    },
  },
  {
    name: 'practice players know who the commissioner is',
    leaks: 'his card, by what they do',
    file: LOTS,
    changes: [
      {
        find: 'keptLots(deal, `practice ${seat}`)',
        put: "keptLots(deal, `practice ${seat} ${deal.seats.findIndex(({ role }) => role === 'commissioner')}`)",
      },
    ],
    caughtBy: PRACTICE,
  },
  {
    name: 'a gang draws what anybody can draw',
    leaks: 'the whole gang, by whom it shoots',
    file: LOTS,
    changes: [{ find: 'lotsFrom(deal.seed, holder)', put: "lotsFrom('', holder)" }],
    caughtBy: {
      test: 'test/bot/practice/lots.test.ts',
      named: 'another deal',
      says: /× a restart changes no lot, another deal all of them/,
    },
  },
  {
    name: 'one of a gang shows what it knows',
    leaks: 'the gang, by whom it votes for and whether it does',
    file: FACE,
    changes: [{ find: 'if (!isInformed(own.known)) return openFace', put: 'return openFace' }],
    caughtBy: {
      test: 'test/properties/face.test.ts',
      named: "'party' 'base', 'fair'",
      says: /× 'party' 'base', 'fair'/,
    },
  },
  {
    name: 'one of a gang never names a mate',
    leaks: 'the gang, to whoever knows whom one of the town would have named',
    file: FACE,
    changes: [{ find: 'const KINDNESS = 0.25;', put: 'const KINDNESS = -20;' }],
    caughtBy: {
      test: 'test/properties/face.test.ts',
      named: 'no feeling about a mate',
      says: /× no feeling about a mate but such as anybody might have/,
    },
  },
  {
    name: 'practice players think again whenever somebody has acted',
    leaks: 'acts at night, by their pace',
    file: 'bot/hosting/company.ts',
    changes: [
      { find: 'function signOf({ game, desk }', put: 'function signOf({ game, desk, log }' },
      { find: '    serial,\n    prompts,', put: '    serial,\n    log.length,\n    prompts,' },
    ],
    caughtBy: PRACTICE,
  },
  {
    name: 'practice players know what anybody was told',
    leaks: 'the answers to checks, by whom they suspect',
    file: 'bot/table/recollection.ts',
    changes: [
      {
        find: 'return noticing(mind, viewFor(game, rules, seat), membershipOf(game, rules, seat), heard);',
        put: 'const told = JSON.stringify(Object.values(game.facts).flat());\n  const own = ownLots(game, seat);\n  const lots: typeof own = (...matter) => own(told, ...matter);\n  return noticing({ ...mind, lots }, viewFor(game, rules, seat), membershipOf(game, rules, seat), heard);',
      },
    ],
    caughtBy: PRACTICE,
  },
];
