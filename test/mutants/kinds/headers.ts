import { CHECKS, type Mutant } from '../mutant.ts';

const API = 'bot/http/api.ts';

export const headers: readonly Mutant[] = [
  {
    name: 'a header that counts hidden events',
    leaks: 'how much has happened out of sight, to every reader of a table',
    file: API,
    changes: [
      {
        find: 'return c.json(sights.shown(await sights.sight(state, readerOf(c))));',
        put: "c.header('x-events', `${state.log.length}`);\n    return c.json(sights.shown(await sights.sight(state, readerOf(c))));",
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'a header on every order, also a refused one',
    leaks: 'how many have answered',
    file: API,
    changes: [
      {
        find: 'const opened = await carriedOut(',
        put: "c.header('x-choices', `${state.game?.choices.length}`);\n    const opened = await carriedOut(",
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'a header on the stream',
    leaks: 'how much had happened when it was opened',
    file: API,
    changes: [{ find: "'x-accel-buffering': 'no',", put: "'x-accel-buffering': state.log.length % 2 ? 'no' : 'No'," }],
    caughtBy: CHECKS,
  },
  {
    name: 'what is kept how long',
    leaks: 'how many have answered, by cache-control',
    file: API,
    changes: [
      {
        find: "api.get('/home', signedIn(reads), async (c) => c.json(",
        put: "api.get('/home', signedIn(reads), async (c) => c.header('cache-control', `max-age=${reception.tables.all().reduce((n, { log }) => n + log.length, 0)}`) ?? c.json(",
      },
    ],
    caughtBy: CHECKS,
  },
];
