import type { Language } from '../../shared/text/languages.ts';
import { speaker } from '../../shared/text/speak.ts';
import { setGroupLanguage, setOwnLanguage } from '../wishes/language.ts';
import type { ChatDoor } from './door.ts';
import { keyOf, speakTo } from './door.ts';
import type { Pressed, Toast } from './toast.ts';

/** In a group the group's language, by its admins; in the direct chat one's own. */
export async function setLanguage(door: ChatDoor, ctx: Pressed, language: Language): Promise<Toast> {
  const { chat, from } = ctx;
  if (chat && chat.type !== 'private') {
    if (!(await door.admins.has(chat.id, from.id))) {
      return { text: (await speakTo(door, from))('refusal-admins-only'), show_alert: true };
    }
    await setGroupLanguage(door, chat.id, language, keyOf(ctx));
  } else await setOwnLanguage(door, from.id, language, keyOf(ctx));
  return { text: speaker(language)('language-set') };
}
