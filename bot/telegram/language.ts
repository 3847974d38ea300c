import type { Language } from '../../shared/text/languages.ts';
import { speaker } from '../../shared/text/speak.ts';
import { carryOut } from '../wishes/carry-out.ts';
import { by, type ChatDoor } from './door.ts';
import { type PressContext, type Toast, told } from './toast.ts';

/** In a group the group's language, by its admins; in the direct chat one's own. */
export async function setLanguage(door: ChatDoor, ctx: PressContext, language: Language): Promise<Toast> {
  const group = ctx.chat && ctx.chat.type !== 'private' ? ctx.chat.id : null;
  const outcome = await carryOut(door, { do: 'speak', group, language }, by(ctx));
  return 'spoken' in outcome ? { text: speaker(outcome.spoken)('language-set') } : told(door, ctx, outcome);
}
