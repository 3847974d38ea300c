/** Practising alone, from the direct chat with the bot: by a command, then by buttons. */
import type { GameId } from '../../shared/engine/ids.ts';
import { type Speak, speaker } from '../../shared/text/speak.ts';
import type { Button } from '../chat/message.ts';
import { encode, type Press } from '../chat/press.ts';
import { ANY, soloMessage, soloRoles } from '../narrator/direct/solo-menu.ts';
import { refuse } from '../table/refusal.ts';
import { carryOut } from '../wishes/carry-out.ts';
import { languageOf } from '../wishes/reception.ts';
import { objectionToSolo, soloOf } from '../wishes/solo.ts';
import { by, type ChatDoor, type ChatSaid, reply, replyRefused, replyWith, type Speaking, speakTo } from './door.ts';
import { type PressContext, type Toast, told } from './toast.ts';

export const soloButton = (say: Speak): Button => ({
  text: say('button-practice'),
  press: encode({ do: 'solo', edition: '', role: '' }),
});

export async function soloMenu(door: Speaking & Pick<ChatDoor, 'tables'>, ctx: ChatSaid): Promise<void> {
  const say = speaker(await languageOf(door, ctx.from));
  await reply(door, ctx, soloMessage(say, soloOf(door, ctx.from.id)));
}

/** The only table that stands in a direct chat. */
export async function putSoloAway(door: ChatDoor, ctx: ChatSaid): Promise<void> {
  const state = soloOf(door, ctx.from.id);
  const outcome = state
    ? await carryOut(door, { do: 'cancel', game: state.id }, by(ctx))
    : refuse('refusal-group-only');
  if ('refused' in outcome) return replyRefused(door, ctx, outcome);
  await replyWith(door, ctx, 'solo-cancelled');
}

/** The first press asks for the rulebook, the second for the role, the third deals. */
export async function soloPressed(
  door: ChatDoor,
  ctx: PressContext,
  { edition, role }: Press & { do: 'solo' },
): Promise<Toast> {
  if (ctx.chat?.type !== 'private') return told(door, ctx, refuse('refusal-direct-only'));
  const say = await speakTo(door, ctx.from);
  if (edition === '') {
    await reply(door, ctx, soloMessage(say, soloOf(door, ctx.from.id)));
    return {};
  }
  const objection = objectionToSolo({ edition, role: null });
  if (objection) return told(door, ctx, objection);
  if (role === '') {
    await reply(door, ctx, soloRoles(say, edition));
    return {};
  }
  const practice = { edition, role: role === ANY ? null : role };
  const outcome = await carryOut(door, { do: 'solo', practice, byButtons: true }, by(ctx));
  return told(door, ctx, outcome, 'practice-dealt');
}

/** Everything that the chat showed of it comes once more. */
export async function soloGoesOn(door: ChatDoor, ctx: PressContext, game: GameId): Promise<Toast> {
  const state = soloOf(door, ctx.from.id);
  if (state?.id !== game) return told(door, ctx, refuse('refusal-no-such-table'));
  return told(door, ctx, await carryOut(door, { do: 'by-buttons', game }, by(ctx)), 'practice-again');
}
