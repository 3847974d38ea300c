import type { Language } from '../../shared/text/languages.ts';
import { speaker } from '../../shared/text/speak.ts';
import { setGroupLanguage, setOwnLanguage } from '../wishes/language.ts';
import type { Reception } from '../wishes/reception.ts';
import { keyOf, speakTo } from './reception.ts';
import type { Pressed, Toast } from './toast.ts';

/** In a group the group's language, by its admins; in the direct chat one's own. */
export async function setLanguage(reception: Reception, ctx: Pressed, language: Language): Promise<Toast> {
  const { chat, from } = ctx;
  if (chat && chat.type !== 'private') {
    if (!(await reception.admins.has(chat.id, from.id))) {
      return { text: (await speakTo(reception, from))('refusal-admins-only'), show_alert: true };
    }
    await setGroupLanguage(reception, chat.id, language, keyOf(ctx));
  } else await setOwnLanguage(reception, from.id, language, keyOf(ctx));
  return { text: speaker(language)('language-set') };
}
