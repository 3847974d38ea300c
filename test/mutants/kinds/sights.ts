import { CHECKS, COMMISSIONER, MAFIOSO, type Mutant } from '../mutant.ts';

const SIGHT = 'bot/sheets/table.ts';

export const sights: readonly Mutant[] = [
  {
    name: 'the version counts what happened',
    leaks: 'every hidden event, by a new version',
    file: SIGHT,
    changes: [
      {
        find: 'version: versionOf(shown) };',
        put: 'version: versionOf({ ...shown, log: state.log.length } as typeof shown) };',
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'the end of the stage has odd milliseconds',
    leaks: 'how many have answered',
    file: SIGHT,
    changes: [
      {
        find: 'deadline: state.deadline,',
        put: 'deadline: state.deadline && state.deadline + (state.game?.choices.length ?? 0),',
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'names are listed by sides',
    leaks: 'who belongs together',
    file: SIGHT,
    changes: [
      {
        find: 'names: Object.fromEntries(placesOf(desk).map(',
        put: 'names: Object.fromEntries(placesOf(desk).toSorted((one, other) => [one, other].map(({ id }) => (state.game?.seats.find((seat) => seat.id === id)?.gang ? 1 : 0)).reduce((a, b) => a - b)).map(',
      },
    ],
    caughtBy: MAFIOSO,
  },
  {
    name: 'onlookers see as the commissioner does',
    leaks: 'his card and all he knows, to the group',
    file: SIGHT,
    changes: [
      {
        find: 'viewFor(game, rulesOf(game.deal), null);',
        put: "viewFor(game, rulesOf(game.deal), game.seats.find(({ role }) => role === 'commissioner')?.id ?? null);",
      },
    ],
    caughtBy: COMMISSIONER,
  },
  {
    name: 'somebody may speak while nobody has acted',
    leaks: 'that somebody has acted',
    file: SIGHT,
    changes: [
      {
        find: 'mayState: !isOver && place !== null && mayState(state, place),',
        put: 'mayState: !isOver && game.choices.length % 2 === 0,',
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'the first page counts events for rounds',
    leaks: 'how much has happened, on the app’s first page',
    file: 'bot/sheets/home.ts',
    changes: [
      { find: 'cardOf({ id, status, desk, game }', put: 'cardOf({ id, status, desk, game, log }' },
      { find: 'round: game?.round ?? 0,', put: 'round: log.length,' },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'whoever was sent away hears of the next table',
    leaks: 'that there is one, and its name',
    file: 'bot/http/sights.ts',
    changes: [{ find: 'next && this.#mayHaveLooked(next, person)', put: 'next' }],
    caughtBy: {
      test: 'test/http/access.test.ts',
      named: 'sent away',
      says: /× whoever was sent away sees nothing of the next table/,
    },
  },
];
