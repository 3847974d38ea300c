import { CHECKS, COMMISSIONER, type Mutant } from '../mutant.ts';

const STAGE = 'bot/narrator/stage.ts';

export const group: readonly Mutant[] = [
  {
    name: 'the night is told otherwise once three have acted',
    leaks: 'how many have acted, by an edit in the group',
    file: STAGE,
    changes: [{ find: 'decoys: game.deal.decoys,', put: 'decoys: game.deal.decoys && game.choices.length < 3,' }],
    caughtBy: CHECKS,
  },
  {
    name: 'the narrator chooses his words by where the commissioner sits',
    leaks: 'the commissioner, to whoever knows the lines',
    file: STAGE,
    changes: [
      {
        find: 'tellerOf({ id: state.id, desk,',
        put: "tellerOf({ id: `${state.id} ${game.seats.findIndex(({ role }) => role === 'commissioner')}`, desk,",
      },
    ],
    caughtBy: COMMISSIONER,
  },
  {
    name: 'the narrator chooses his words by all that happened',
    leaks: 'how many hidden things have happened',
    file: STAGE,
    changes: [{ find: 'tellerOf({ id: state.id, desk,', put: 'tellerOf({ id: `${state.id} ${log.length}`, desk,' }],
    caughtBy: CHECKS,
  },
  {
    name: 'the answers to checks are told to the table',
    leaks: 'what every role has learned',
    file: 'shared/engine/audiences.ts',
    changes: [{ find: 'learned: ({ to }) => ({ only: [to] }),', put: 'learned: table,' }],
    caughtBy: { test: 'test/properties/two-worlds.test.ts', named: 'base', says: / hears / },
  },
  {
    name: 'whoever has looked at somebody is silenced',
    leaks: 'the commissioner, by what he may write in the group',
    file: 'bot/table/quiet.ts',
    changes: [
      {
        find: 'const isSilent = (seat: string) => game.seats.some(({ id, out }) => id === seat && out !== null && !isHeard(id));',
        put: "const isSilent = (seat: string) => game.choices.some(({ by, action }) => by === seat && action === 'check') || game.seats.some(({ id, out }) => id === seat && out !== null && !isHeard(id));",
      },
    ],
    caughtBy: CHECKS,
  },
];
