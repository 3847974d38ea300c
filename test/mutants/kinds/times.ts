import { CHECKS, COMMISSIONER, cards, type Mutant } from '../mutant.ts';

export const times: readonly Mutant[] = [
  {
    name: 'a night ends when the special have answered',
    leaks: 'when those with something to do have done it',
    file: 'shared/engine/stages/wave.ts',
    changes: [{ find: "return game.deal.decoys ? ['suspect'] : [];", put: 'return [];' }],
    caughtBy: COMMISSIONER,
  },
  {
    name: 'a window ends when its card was not played',
    leaks: 'that the holder has let it pass',
    file: 'shared/engine/stages/window.ts',
    changes: [{ find: 'if (isVeiled(game, rules, spec)) return false;', put: '' }],
    caughtBy: cards('spytown, bandage'),
  },
  {
    name: 'a stage lasts a second more for every seat before the commissioner',
    leaks: 'where the commissioner sits, by the clock',
    file: 'bot/table/deadline.ts',
    changes: [
      {
        find: 'export const deadlineOf = (desk: Desk, game: Game, now: number): number | null => {',
        put: "export const deadlineOf = (desk: Desk, game: Game, at: number, now = at + 1000 * game.seats.findIndex(({ role }) => role === 'commissioner')): number | null => {",
      },
    ],
    caughtBy: COMMISSIONER,
  },
  {
    name: 'every act at night moves the end of it',
    leaks: 'that somebody has acted',
    file: 'bot/table/deadline.ts',
    changes: [
      {
        find: 'if (was.serial === is.serial || desk.practice.solo) return { deadline, desk };',
        put: 'if (was.serial === is.serial || desk.practice.solo) return { deadline: deadline && deadline + 1, desk };',
      },
    ],
    caughtBy: CHECKS,
  },
];
