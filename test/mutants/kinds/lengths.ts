import { CHECKS, COMMISSIONER, type Mutant } from '../mutant.ts';

export const lengths: readonly Mutant[] = [
  {
    name: 'a blank at the end of an answer for every act',
    leaks: 'how many have answered, by the length of a sight',
    file: 'bot/http/api.ts',
    changes: [
      {
        find: 'return c.json(sights.shown(await sights.sight(state, readerOf(c))));',
        put: "return c.body(JSON.stringify(sights.shown(await sights.sight(state, readerOf(c)))) + ' '.repeat(state.game?.choices.length ?? 0), 200, { 'content-type': 'application/json' });",
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'a blank in the stream for the commissioner’s number',
    leaks: 'where he sits, by the length of a word',
    file: 'bot/http/stream.ts',
    changes: [
      {
        find: 'data: ${JSON.stringify(shown)}',
        put: "data: ${JSON.stringify(shown)}${' '.repeat(this.state.game?.seats.findIndex(({ role }) => role === 'commissioner') ?? 0)}",
      },
    ],
    caughtBy: COMMISSIONER,
  },
  {
    name: 'a question is longer where more have answered',
    leaks: 'how many have acted, by the length of everybody’s own question',
    file: 'bot/narrator/direct/chat.ts',
    changes: [
      {
        find: 'else for (const [subject, message] of buttonMessages(seen)) messages.set(subject, message);',
        put: "else for (const [subject, message] of buttonMessages(seen)) messages.set(subject, { ...message, text: message.text + '.'.repeat(state.game.choices.length) });",
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'a hidden card is as long as what is on it',
    leaks: 'the role, by a look at the cover',
    file: 'bot/narrator/direct/even.ts',
    changes: [{ find: 'return `${text}${below}', put: 'return text || `${text}${below}' }],
    caughtBy: { test: 'test/bot/secrecy/even.test.ts', named: 'party base', says: /hidden cards/ },
  },
  {
    name: 'a private message is as long as what it says',
    leaks: 'who was told something',
    file: 'bot/narrator/direct/even.ts',
    changes: [{ find: 'if (missing <= 0) return message;', put: 'if (missing !== Infinity) return message;' }],
    caughtBy: { test: 'test/bot/secrecy/even.test.ts', named: 'party base', says: /× party base for 10/ },
  },
];
