import { CHECKS, COMMISSIONER, doors, type Mutant } from '../mutant.ts';

const SEEN = 'bot/narrator/seen.ts';

export const letters: readonly Mutant[] = [
  {
    name: 'a message when somebody acts',
    leaks: 'that something was done at night, in every direct chat',
    file: 'bot/narrator/direct/chat.ts',
    changes: [
      {
        find: 'if (isWarned(state.desk, id)) {',
        put: "if (state.game.choices.length > 0) messages.set(`acted:${state.game.choices.length}`, { text: '…' });\n  if (isWarned(state.desk, id)) {",
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'the answer to a check goes to everybody',
    leaks: 'what the commissioner was told',
    file: 'bot/narrator/direct/chat.ts',
    changes: [{ find: '(to === id ? facts : []));', put: '(to === null ? [] : facts));' }],
    caughtBy: CHECKS,
  },
  {
    name: 'everybody’s answers are everybody’s own',
    leaks: 'whom others have named at night',
    file: SEEN,
    changes: [
      {
        find: "if (event.type === 'chose') return [event.choice.by];",
        put: "if (event.type === 'chose') return [event.choice.by, 'p1', 'p2', 'p3', 'p4', 'p5'];",
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'a sign that nobody sees behind the group’s name',
    leaks: 'whether the commissioner sits at an even number',
    file: SEEN,
    changes: [
      {
        find: 'group: escapeHtml(titleOf(desk, sitter.language)),',
        put: "group: escapeHtml(titleOf(desk, sitter.language)) + '\\u200b'.repeat(game.seats.findIndex(({ role }) => role === 'commissioner')),",
      },
    ],
    caughtBy: COMMISSIONER,
  },
  {
    name: 'what a gang signs is read by all',
    leaks: 'the gestures of the mafia',
    file: SEEN,
    changes: [{ find: 'signs: view.mates.flatMap((mate)', put: 'signs: Object.keys(desk.talk.signs).flatMap((mate)' }],
    caughtBy: CHECKS,
  },
  {
    name: 'the invitation names the side',
    leaks: 'the own card, to whoever looks at the chat',
    file: 'bot/narrator/direct/chat.ts',
    changes: [
      {
        find: "text: say(view.table.host === id || view.bench ? 'invitation-host' : 'invitation', { group }),",
        put: "text: say(view.table.host === id || view.bench ? 'invitation-host' : 'invitation', { group }) + (view.you?.role === 'citizen' ? '' : '.'),",
      },
    ],
    caughtBy: doors('in the app, deal'),
  },
];
