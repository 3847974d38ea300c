/** The lists of commands that Telegram shows, for each kind of chat in each language. */
import type { Api } from 'grammy';
import { LANGUAGES } from '../../shared/text/languages.ts';
import { speaker } from '../../shared/text/speak.ts';

const IN_GROUPS = [
  'play',
  'join',
  'leave',
  'begin',
  'cancel',
  'pause',
  'resume',
  'table',
  'rules',
  'language',
  'help',
] as const;
const IN_DIRECT = ['menu', 'rules', 'language', 'help', 'start'] as const;

const SCOPES = [
  { type: 'all_group_chats', commands: IN_GROUPS },
  { type: 'all_private_chats', commands: IN_DIRECT },
] as const;

/** English is also what every other language falls back on. */
export async function registerCommands(api: Api): Promise<void> {
  for (const { type, commands } of SCOPES) {
    for (const language of [...LANGUAGES, null]) {
      const say = speaker(language ?? 'en');
      const list = commands.map((command) => ({ command, description: say(`command-${command}`) }));
      await api.setMyCommands(list, { scope: { type }, ...(language && { language_code: language }) });
    }
  }
}
