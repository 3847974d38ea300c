/** Practising alone, from the direct chat with the bot: by a command, then by buttons. */
import type { Context, Filter } from 'grammy';
import { findRulebook } from '../../shared/editions/index.ts';
import { type Speak, speaker } from '../../shared/text/speak.ts';
import type { Button } from '../chat/message.ts';
import { encode, type Press } from '../chat/press.ts';
import { ANY, practiceRoles, practiceScreen } from '../narrator/direct/practice.ts';
import { refuse } from '../table/refusal.ts';
import { playByButtons } from '../wishes/buttons.ts';
import { cancel } from '../wishes/manage.ts';
import { practiceOf, practise } from '../wishes/practise.ts';
import { languageOf } from '../wishes/reception.ts';
import type { ChatDoor } from './door.ts';
import { cutter, keyOf, reply, replyRefused, replyWith, speakTo } from './door.ts';
import { type Pressed, type Toast, told } from './toast.ts';

export const practiceButton = (say: Speak): Button => ({
  text: say('button-practice'),
  press: encode({ do: 'practice', edition: '', role: '' }),
});

type Said = Filter<Context, 'message:text'>;

export async function practiceMenu(door: ChatDoor, ctx: Said): Promise<void> {
  const say = speaker(await languageOf(door, ctx.from));
  await reply(door, ctx, practiceScreen(say, practiceOf(door, ctx.from.id)));
}

/** The only table that stands in a direct chat. */
export async function putPracticeAway(door: ChatDoor, ctx: Said): Promise<void> {
  const state = practiceOf(door, ctx.from.id);
  const outcome = state ? await door.tables.order(state.id, keyOf(ctx), cancel) : refuse('refusal-group-only');
  if ('refused' in outcome) return replyRefused(door, ctx, outcome);
  await replyWith(door, ctx, 'solo-cancelled');
}

/** The first press asks for the rulebook, the second for the role, the third deals. */
export async function practicePressed(
  door: ChatDoor,
  ctx: Pressed,
  { edition, role }: Press & { do: 'practice' },
): Promise<Toast> {
  if (ctx.chat?.type !== 'private') return told(door, ctx, refuse('refusal-direct-only'));
  const say = await speakTo(door, ctx.from);
  if (edition === '') {
    await reply(door, ctx, practiceScreen(say, practiceOf(door, ctx.from.id)));
    return {};
  }
  if (!findRulebook(edition)) return told(door, ctx, refuse('refusal-no-such-edition'));
  if (role === '') {
    await reply(door, ctx, practiceRoles(say, edition));
    return {};
  }
  const wanted = { edition, role: role === ANY ? null : role };
  const outcome = await practise(door, cutter(ctx), wanted, { key: keyOf(ctx), byButtons: true });
  return 'opened' in outcome ? { text: say('practice-dealt') } : told(door, ctx, outcome);
}

/** Everything that the chat showed of it comes once more. */
export async function practiceGoesOn(door: ChatDoor, ctx: Pressed, game: string): Promise<Toast> {
  const state = practiceOf(door, ctx.from.id);
  if (state?.id !== game) return told(door, ctx, refuse('refusal-no-such-table'));
  return told(door, ctx, await playByButtons(door, state, ctx.from.id, keyOf(ctx)), 'practice-again');
}
