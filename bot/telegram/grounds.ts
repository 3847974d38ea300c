/** What a protest is about: asked for in the direct chat when it was entered by a button, and taken from there. */
import type { GameId } from '../../shared/engine/ids.ts';
import { escapeHtml } from '../chat/message.ts';
import { carryOut } from '../wishes/carry-out.ts';
import { owesGrounds } from '../wishes/judge.ts';
import { by, type ChatDoor, type ChatSaid, post, replyRefused, replyWith, speakTo } from './door.ts';
import { type PressContext, type Toast, told } from './toast.ts';

export async function protestPressed(door: ChatDoor, ctx: PressContext, game: GameId): Promise<Toast> {
  const { from } = ctx;
  const outcome = await carryOut(door, { do: 'protest', game }, by(ctx));
  if ('state' in outcome && owesGrounds(outcome.state, from.id)) {
    const say = await speakTo(door, from);
    const text = say('protest-grounds', { group: escapeHtml(outcome.state.desk.chat.title) });
    await post(door, from.id, `grounds/${game}`, { text });
  }
  return told(door, ctx, outcome, 'protested');
}

/** Whether what was written is what a protest is about. */
export async function takeGrounds(door: ChatDoor, ctx: ChatSaid): Promise<boolean> {
  const { text = '/' } = ctx.message;
  const state = door.tables.all().find((table) => owesGrounds(table, ctx.from.id));
  if (!state || text.startsWith('/')) return false;
  const wish = { do: 'answer', game: state.id, token: '', action: 'protest', text } as const;
  const outcome = await carryOut(door, wish, by(ctx));
  if ('refused' in outcome) await replyRefused(door, ctx, outcome);
  else await replyWith(door, ctx, 'grounds-taken');
  return true;
}
