/** Practising alone, from the direct chat with the bot: by a command, then by buttons. */
import type { Context, Filter } from 'grammy';
import { findRulebook } from '../../shared/editions/index.ts';
import { type Speak, speaker } from '../../shared/text/speak.ts';
import { ANY, practiceRoles, practiceScreen } from '../narrator/practice.ts';
import type { Button } from '../narrator/screen.ts';
import { encode, type Press } from '../tables/press.ts';
import { refuse } from '../tables/refusal.ts';
import { playByButtons } from '../wishes/buttons.ts';
import { cancel } from '../wishes/manage.ts';
import { practiceOf, practise } from '../wishes/practise.ts';
import { languageOf, type Reception } from '../wishes/reception.ts';
import { cutter, keyOf, reply, replyRefused, replyWith, speakTo } from './reception.ts';
import { type Pressed, type Toast, told } from './toast.ts';

export const practiceButton = (say: Speak): Button => ({
  text: say('button-practice'),
  press: encode({ do: 'practice', edition: '', role: '' }),
});

type Said = Filter<Context, 'message:text'>;

export async function practiceMenu(reception: Reception, ctx: Said): Promise<void> {
  const say = speaker(await languageOf(reception, ctx.from));
  await reply(reception, ctx, practiceScreen(say, practiceOf(reception, ctx.from.id)));
}

/** The only table that stands in a direct chat. */
export async function putPracticeAway(reception: Reception, ctx: Said): Promise<void> {
  const state = practiceOf(reception, ctx.from.id);
  const outcome = state ? await reception.tables.order(state.id, keyOf(ctx), cancel) : refuse('refusal-group-only');
  if ('refused' in outcome) return replyRefused(reception, ctx, outcome);
  await replyWith(reception, ctx, 'solo-cancelled');
}

/** The first press asks for the rulebook, the second for the role, the third deals. */
export async function practicePressed(
  reception: Reception,
  ctx: Pressed,
  { edition, role }: Press & { do: 'practice' },
): Promise<Toast> {
  if (ctx.chat?.type !== 'private') return told(reception, ctx, refuse('refusal-direct-only'));
  const say = await speakTo(reception, ctx.from);
  if (edition === '') {
    await reply(reception, ctx, practiceScreen(say, practiceOf(reception, ctx.from.id)));
    return {};
  }
  if (!findRulebook(edition)) return told(reception, ctx, refuse('refusal-no-such-edition'));
  if (role === '') {
    await reply(reception, ctx, practiceRoles(say, edition));
    return {};
  }
  const wanted = { edition, role: role === ANY ? null : role };
  const outcome = await practise(reception, cutter(ctx), wanted, { key: keyOf(ctx), byButtons: true });
  return 'opened' in outcome ? { text: say('practice-dealt') } : told(reception, ctx, outcome);
}

/** Everything that the chat showed of it comes once more. */
export async function practiceGoesOn(reception: Reception, ctx: Pressed, game: string): Promise<Toast> {
  const state = practiceOf(reception, ctx.from.id);
  if (state?.id !== game) return told(reception, ctx, refuse('refusal-no-such-table'));
  return told(reception, ctx, await playByButtons(reception, state, ctx.from.id, keyOf(ctx)), 'practice-again');
}
