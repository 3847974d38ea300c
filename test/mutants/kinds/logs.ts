import { CHECKS, COMMISSIONER, type Mutant } from '../mutant.ts';

export const logs: readonly Mutant[] = [
  {
    name: 'a line for every order',
    leaks: 'every act at night, to whoever reads the logs',
    file: 'bot/hosting/mailbox.ts',
    changes: [
      {
        find: 'this.#state = after;\n',
        put: "this.#state = after;\n      log.debug({ game: after.id, events: events.length }, 'done');\n",
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'a line for every answer to a press',
    leaks: 'whom somebody has named',
    file: 'bot/courier/courier.ts',
    changes: [
      {
        find: 'this.#during(\n      api.raw.answerCallbackQuery(',
        put: "log.debug({ text: answer.text }, 'answered');\n    this.#during(\n      api.raw.answerCallbackQuery(",
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'the deal is logged',
    leaks: 'every card',
    file: 'bot/wishes/begin.ts',
    changes: [
      {
        find: 'const objection = pastLobby(state) ?? objectionToBegin(state);',
        put: "reception.clock.at(reception.clock.now() + 1000, () => reception.log.info({ roles: reception.tables.inGroup(state.groupId)?.game?.seats.map(({ role }) => role) }, 'dealt'));\n  const objection = pastLobby(state) ?? objectionToBegin(state);",
      },
    ],
    caughtBy: COMMISSIONER,
  },
  {
    name: 'an error is logged with what it quotes',
    leaks: 'whatever an error message holds',
    file: 'bot/log.ts',
    changes: [{ find: '{ name: error.name,', put: '{ name: error.message,' }],
    caughtBy: { test: 'test/bot/process/logs.test.ts', named: 'an error is logged', says: /don is/ },
  },
];
