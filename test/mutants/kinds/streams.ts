import { CHECKS, type Mutant } from '../mutant.ts';

const STREAM = 'bot/http/stream.ts';
const LIVE = 'bot/http/live.ts';

export const streams: readonly Mutant[] = [
  {
    name: 'a heartbeat at every hidden act',
    leaks: 'the moment of every act at night',
    file: LIVE,
    changes: [
      {
        find: 'if (may) stream.tell();\n    else if (may === false)',
        put: 'if (may) {\n      stream.tell();\n      stream.beat();\n    } else if (may === false)',
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'what has not changed is said again',
    leaks: 'the moment of every act at night, by a word that says nothing new',
    file: STREAM,
    changes: [
      { find: "tell(news: 'perhaps' | 'anyway' = 'perhaps')", put: "tell(news: 'perhaps' | 'anyway' = 'anyway')" },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'a word’s name counts what happened',
    leaks: 'how many hidden events lie between two words',
    file: STREAM,
    changes: [{ find: 'event: shown\\nid: ${version}', put: 'event: shown\\nid: ${version}.${this.state.log.length}' }],
    caughtBy: CHECKS,
  },
  {
    name: 'the heart beats later where more has happened',
    leaks: 'how many hidden events there were, by the moment of the heartbeat',
    file: LIVE,
    changes: [
      {
        find: 'this.#wall.at(this.#wall.now() + HEARTBEAT,',
        put: 'this.#wall.at(this.#wall.now() + HEARTBEAT + [...this.#streams].reduce((n, { state }) => n + state.log.length, 0),',
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'a stream ends when the night is busy',
    leaks: 'that more than four have acted',
    file: LIVE,
    changes: [
      {
        find: 'stream.state = state;',
        put: 'stream.state = state;\n      if (state.game && state.game.choices.length > 4) stream.close();',
      },
    ],
    caughtBy: CHECKS,
  },
];
