import type { Context, Filter } from 'grammy';
import type { TextId } from '../../shared/text/speak.ts';
import { sayRefusal } from '../table/refusal.ts';
import type { WishOutcome } from '../wishes/wish.ts';
import { type ChatDoor, speakTo } from './door.ts';

export type PressContext = Filter<Context, 'callback_query:data'>;

/** What the presser is told; nothing at all only stops the button from spinning. */
export interface Toast {
  readonly text?: string;
  readonly show_alert?: boolean;
  readonly url?: string;
}

/** Telegram takes no more. */
const LONGEST = 200;

/** Cut to what Telegram shows, not in the middle of a letter. */
export function fitted(toast: Toast): Toast {
  const { text = '' } = toast;
  if (text.length <= LONGEST) return toast;
  return { ...toast, text: `${text.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}…` };
}

/** The text of a refusal, or of success where it is not plain to see. */
export async function told(
  door: Pick<ChatDoor, 'store'>,
  ctx: PressContext,
  outcome: WishOutcome,
  success?: TextId,
): Promise<Toast> {
  if ('unreachable' in outcome) return { url: outcome.unreachable };
  if ('isRepeated' in outcome) return {};
  const say = await speakTo(door, ctx.from);
  if ('refused' in outcome) return { text: sayRefusal(say, outcome), show_alert: true };
  return success === undefined ? {} : { text: say(success) };
}
