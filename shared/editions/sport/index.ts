/** `sport`: tournament mafia for ten, with a judge or without. */
import type { Rulebook } from '../../engine/rulebook.ts';
import { offences } from './offences.ts';
import { protocol } from './protocol.ts';
import { roles } from './roles/index.ts';
import { rules } from './rules.ts';
import { table } from './tables.ts';

const MOMENTS = ['warned', 'foul', 'disqualified', 'cancelled', 'nominated', 'withdrawn', 'guess', 'undone'];

export const sport: Rulebook = {
  id: 'sport',
  /** `sport.setup.seating` */
  seating: 'drawn',
  manner: 'strict',
  modes: {
    standard: {
      players: { least: 10, most: 10 },
      options: {
        /** `sport.special.geographic`, `sport.decision.geographic.defaults`. */
        withdrawAllowed: { kind: 'switch', byDefault: true },
        nomineesHidden: { kind: 'switch', byDefault: true },
        noRaiseAtFour: { kind: 'switch', byDefault: true },
        sideJudge: { kind: 'aide', byDefault: '' },
        table: { kind: 'one-of', values: ['chat', 'live'], byDefault: 'chat' },
      },
      allowsHost: true,
      rules: () => rules,
      isDeckFixed: true,
      row: () => ({ cards: table, draws: [] }),
      deck: () => table,
    },
  },
  protocol,
  offences,
  speaksOf: {
    roles: Object.keys(roles),
    sides: ['red', 'black'],
    facts: ['sheriff'],
    news: ['out', 'quiet', 'defeat', ...MOMENTS],
    moments: MOMENTS,
    sparesFirst: true,
  },
};
