/** Practising alone, from the direct chat with the bot: by a command, then by buttons. */
import { type Speak, speaker } from '../../shared/text/speak.ts';
import type { Button } from '../chat/message.ts';
import { encode, type Press } from '../chat/press.ts';
import { ANY, practiceRoles, practiceScreen } from '../narrator/direct/practice.ts';
import { refuse } from '../table/refusal.ts';
import { carryOut } from '../wishes/carry-out.ts';
import { objectionToPractise, practiceOf } from '../wishes/practise.ts';
import { languageOf } from '../wishes/reception.ts';
import { by, type ChatDoor, reply, replyRefused, replyWith, type Said, type Speaking, speakTo } from './door.ts';
import { type Pressed, type Toast, told } from './toast.ts';

export const practiceButton = (say: Speak): Button => ({
  text: say('button-practice'),
  press: encode({ do: 'practice', edition: '', role: '' }),
});

export async function practiceMenu(door: Speaking & Pick<ChatDoor, 'tables'>, ctx: Said): Promise<void> {
  const say = speaker(await languageOf(door, ctx.from));
  await reply(door, ctx, practiceScreen(say, practiceOf(door, ctx.from.id)));
}

/** The only table that stands in a direct chat. */
export async function putPracticeAway(door: ChatDoor, ctx: Said): Promise<void> {
  const state = practiceOf(door, ctx.from.id);
  const outcome = state
    ? await carryOut(door, { do: 'cancel', game: state.id }, by(ctx))
    : refuse('refusal-group-only');
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
  const objection = objectionToPractise({ edition, role: null });
  if (objection) return told(door, ctx, objection);
  if (role === '') {
    await reply(door, ctx, practiceRoles(say, edition));
    return {};
  }
  const practice = { edition, role: role === ANY ? null : role };
  const outcome = await carryOut(door, { do: 'practise', practice, byButtons: true }, by(ctx));
  return told(door, ctx, outcome, 'practice-dealt');
}

/** Everything that the chat showed of it comes once more. */
export async function practiceGoesOn(door: ChatDoor, ctx: Pressed, game: string): Promise<Toast> {
  const state = practiceOf(door, ctx.from.id);
  if (state?.id !== game) return told(door, ctx, refuse('refusal-no-such-table'));
  return told(door, ctx, await carryOut(door, { do: 'by-buttons', game }, by(ctx)), 'practice-again');
}
