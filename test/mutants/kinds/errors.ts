import { CHECKS, type Mutant } from '../mutant.ts';

export const errors: readonly Mutant[] = [
  {
    name: 'the page of no address counts',
    leaks: 'how much has happened at all tables, to anybody',
    file: 'bot/http/api.ts',
    changes: [
      {
        find: "api.all('*', (c) => sayNo(c, new No(404, 'refusal-no-such-page'), languageAsked(c)));",
        put: "api.all('*', (c) => sayNo(c, new No(404, 'refusal-no-such-page', { seconds: reception.tables.all().reduce((n, { log }) => n + log.length, 0) }), languageAsked(c)));",
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'a hidden table is hidden otherwise after an odd number of events',
    leaks: 'how much has happened, to strangers',
    file: 'bot/http/api.ts',
    changes: [
      {
        find: "if (!state) throw new No(404, 'refusal-table-hidden');",
        put: "if (!state) throw new No((await reception.tables.find(c.req.param('game') ?? ''))?.log.length! % 2 ? 403 : 404, 'refusal-table-hidden');",
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'the front page counts more than games',
    leaks: 'how much has happened, to anybody with the address',
    file: 'bot/app.ts',
    changes: [
      { find: 'games: tables.running });', put: 'games: tables.all().reduce((n, { log }) => n + log.length, 0) });' },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'a malformed order is refused with the number of acts',
    leaks: 'how many have answered',
    file: 'bot/http/api.ts',
    changes: [
      {
        find: 'const { key, command } = await bodyOf(c, orderSchema);',
        put: "const { key, command } = await bodyOf(c, orderSchema).catch((no) => Promise.reject(new No(no.status, 'refusal-malformed', { link: `${reception.tables.all().reduce((n, { log }) => n + log.length, 0)}` })));",
      },
    ],
    caughtBy: CHECKS,
  },
];
