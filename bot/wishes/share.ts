/** Lays the picture that a game ended with ready for somebody, who may send it to any chat. */
import type { InlineQueryResultCachedPhoto } from 'grammy/types';
import type { PersonId } from '../../shared/wire/ids.ts';
import { fingerprintOf } from '../courier/fingerprint.ts';
import { outcomeOf } from '../courier/outcome.ts';
import type { Log } from '../log.ts';
import { messagesOf } from '../narrator/table.ts';
import { wordsFor } from '../narrator/words.ts';
import type { TableState } from '../table/state.ts';
import type { Reception } from './reception.ts';

/** What it is called at Telegram; null where the end has no picture, or none that Telegram has. */
export async function prepareResult(
  { api, store, links, log }: Pick<Reception, 'api' | 'store' | 'links'> & { readonly log: Log },
  state: TableState,
  person: PersonId,
): Promise<string | null> {
  const { desk } = state;
  const end = state.status === 'over' ? messagesOf(state, links).group.get('end') : undefined;
  const photo = end?.picture ? await store.read.prints.find(fingerprintOf(end.picture)) : null;
  if (!end || photo === null) return null;
  const { say } = wordsFor(desk, desk.chat.language, new Map());
  const message: InlineQueryResultCachedPhoto = {
    type: 'photo',
    id: state.id,
    photo_file_id: photo,
    caption: end.text,
    parse_mode: 'HTML',
    reply_markup: { inline_keyboard: [[{ text: say('button-play-too'), url: links.bot }]] },
  };
  const anywhere = { allow_user_chats: true, allow_group_chats: true, allow_channel_chats: true };
  try {
    return (await api.savePreparedInlineMessage(person, message, anywhere)).id;
  } catch (error) {
    log.info({ why: outcomeOf(error) }, 'a result could not be laid ready to be shared');
    return null;
  }
}
