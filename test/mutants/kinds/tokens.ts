import { CHECKS, COMMISSIONER, type Mutant } from '../mutant.ts';

const TOKEN = 'bot/table/token.ts';

export const tokens: readonly Mutant[] = [
  {
    name: 'the name of a question changes with every act',
    leaks: 'that somebody has acted, by a button',
    file: TOKEN,
    changes: [
      {
        find: '.update(`${askedIn(game, person)} ${person}`)',
        put: '.update(`${askedIn(game, person)} ${person} ${game.choices.length}`)',
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'the name of a question depends on a role',
    leaks: 'where the commissioner sits, by a button',
    file: TOKEN,
    changes: [
      {
        find: '.update(`${askedIn(game, person)} ${person}`)',
        put: ".update(`${askedIn(game, person)} ${person} ${game.seats.findIndex(({ role }) => role === 'commissioner')}`)",
      },
    ],
    caughtBy: COMMISSIONER,
  },
  {
    name: 'onlookers have a question that counts',
    leaks: 'how much has happened, to whoever looks on',
    file: 'bot/sheets/table.ts',
    changes: [{ find: 'token: seen?.token ?? null,', put: 'token: seen?.token ?? `${state.log.length}`,' }],
    caughtBy: CHECKS,
  },
];
