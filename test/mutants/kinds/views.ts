import { CHECKS, COMMISSIONER, cards, MAFIOSO, type Mutant } from '../mutant.ts';

const VIEW = 'shared/engine/view.ts';

export const views: readonly Mutant[] = [
  {
    name: 'whoever has looked at somebody lies open',
    leaks: 'the commissioner’s card, to all, as soon as he has checked',
    file: VIEW,
    changes: [
      {
        find: 'role: game.outcome ? role :',
        put: "role: game.outcome || game.choices.some(({ by, action }) => by === id && action === 'check') ? role :",
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'who has answered at night is ready',
    leaks: 'who acts at night and when',
    file: 'shared/engine/stages/wave.ts',
    changes: [
      {
        find: 'show: (game) => ({ asked: alive(game).map(({ id }) => id) }),',
        put: 'show: (game) => ({ asked: alive(game).map(({ id }) => id), ready: game.choices.map(({ by }) => by) }),',
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'the characters are listed as they were dealt',
    leaks: 'the order of the deal',
    file: VIEW,
    changes: [
      {
        find: 'Object.keys(roles),',
        put: '[...new Set(seats.map(({ role }) => role))],',
      },
    ],
    caughtBy: COMMISSIONER,
  },
  {
    name: 'the dead see every choice',
    leaks: 'the choices of the night, to whoever is out',
    file: VIEW,
    changes: [
      {
        find: 'gangChoices: self ? gangChoices(game, rules, self, mates) : NONE,',
        put: 'gangChoices: self?.out ? game.choices.map(({ by, action }) => ({ by, action })) : self ? gangChoices(game, rules, self, mates) : NONE,',
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'what the commissioner knows everybody knows',
    leaks: 'the answers to all checks',
    file: VIEW,
    changes: [
      { find: 'const facts = factsOf(game.facts, person);', put: 'const facts = Object.values(game.facts).flat();' },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'whoever holds a card is marked',
    leaks: 'who has an action card that does something',
    file: VIEW,
    changes: [
      {
        find: 'const isHit = game.struck.includes(id);',
        put: "const isHit = game.struck.includes(id) || game.seats.some((seat) => seat.id === id && seat.card === 'bandage');",
      },
    ],
    caughtBy: cards('spytown, bandage'),
  },
  {
    name: 'all know who wakes with the mafia',
    leaks: 'the gang, to every player at night',
    file: VIEW,
    changes: [
      {
        find: 'mates: mates.map(({ id }) => id),',
        put: "mates: game.stage.name === 'night' ? game.seats.flatMap(({ id, gang }) => (gang === null ? [] : [id])) : [],",
      },
    ],
    caughtBy: MAFIOSO,
  },
];
