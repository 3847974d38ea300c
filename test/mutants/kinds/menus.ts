import { CHECKS, type Mutant } from '../mutant.ts';

const API = 'bot/http/api.ts';

export const menus: readonly Mutant[] = [
  {
    name: 'everybody’s menu is set anew with every order',
    leaks: 'every act in the app, beside the message field',
    file: API,
    changes: [
      {
        find: 'const opened = await carriedOut(',
        put: "for (const { person: chat_id } of state.desk.players) void reception.api.setChatMenuButton({ chat_id, menu_button: { type: 'commands' } });\n    const opened = await carriedOut(",
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'the bot seems to write while somebody acts',
    leaks: 'every act in the app, by “typing…” in the group',
    file: API,
    changes: [
      {
        find: 'const opened = await carriedOut(',
        put: "void reception.api.sendChatAction(state.groupId, 'typing');\n    const opened = await carriedOut(",
      },
    ],
    caughtBy: CHECKS,
  },
];
