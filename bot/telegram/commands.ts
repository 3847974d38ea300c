/** The lists of commands that Telegram shows, for each kind of chat in each language. */
import type { Api } from 'grammy';
import { LANGUAGES } from '../../shared/text/languages.ts';
import { speaker } from '../../shared/text/speak.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { insist } from './insist.ts';

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
const IN_DIRECT = ['menu', 'practice', 'rules', 'language', 'help', 'start'] as const;

const SCOPES = [
  { type: 'all_group_chats', commands: IN_GROUPS },
  { type: 'all_private_chats', commands: IN_DIRECT },
] as const;

/** The menus are not worth holding up a stop for. */
const ATTEMPTS = 3;

/** English is also what every other language falls back on. */
export async function registerCommands(api: Api, clock: Clock, log: Log): Promise<void> {
  for (const { type, commands } of SCOPES) {
    for (const language of [...LANGUAGES, null]) {
      const say = speaker(language ?? 'en');
      const list = commands.map((command) => ({ command, description: say(`command-${command}`) }));
      const where = { scope: { type }, ...(language && { language_code: language }) };
      await insist(clock, log, () => api.setMyCommands(list, where), ATTEMPTS);
    }
  }
}
