import { CHECKS, COMMISSIONER, doors, type Mutant } from '../mutant.ts';

export const addresses: readonly Mutant[] = [
  {
    name: 'the app is opened at an address with the own role',
    leaks: 'the own card, to whoever sees where a button leads',
    file: 'bot/narrator/direct/chat.ts',
    changes: [
      { find: 'app: tableIn(app, gameId) }],', put: 'app: `${tableIn(app, gameId)}&${view.you?.role.length}` }],' },
    ],
    caughtBy: doors('in the app, deal'),
  },
  {
    name: 'the group’s button leads to another address',
    leaks: 'where the commissioner sits, by a link',
    file: 'bot/narrator/table.ts',
    changes: [
      {
        find: "{ text: say('button-open-bot'), url: links.bot };\n  const messages",
        put: "{ text: say('button-open-bot'), url: `${links.bot}?start=back${state.game?.seats.findIndex(({ role }) => role === 'commissioner') ?? ''}` };\n  const messages",
      },
    ],
    caughtBy: COMMISSIONER,
  },
  {
    name: 'the link that adds the bot counts',
    leaks: 'how much has happened at the own tables, by a link',
    file: 'bot/http/home.ts',
    changes: [
      {
        find: 'addLink: addLink(reception) };',
        put: 'addLink: `${addLink(reception)}&${states.reduce((n, { log }) => n + log.length, 0)}` };',
      },
    ],
    caughtBy: CHECKS,
  },
];
