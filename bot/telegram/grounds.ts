/** What a protest is about: asked for in the direct chat when it was entered by a button, and taken from there. */
import type { Context, Filter } from 'grammy';
import { escapeHtml } from '../chat/message.ts';
import { groundsBy, owesGrounds, protestBy } from '../wishes/judge.ts';
import type { ChatDoor } from './door.ts';
import { keyOf, post, replyRefused, replyWith, speakTo } from './door.ts';
import { type Pressed, type Toast, told } from './toast.ts';

export async function protestPressed(door: ChatDoor, ctx: Pressed, game: string): Promise<Toast> {
  const { from } = ctx;
  const outcome = await door.tables.order(game, keyOf(ctx), protestBy(from.id));
  const state = await door.tables.find(game);
  if (!('refused' in outcome) && state && owesGrounds(state, from.id)) {
    const say = await speakTo(door, from);
    const text = say('protest-grounds', { group: escapeHtml(state.desk.title) });
    await post(door, from.id, `grounds/${game}`, { text });
  }
  return told(door, ctx, outcome, 'protested');
}

/** Whether what was written is what a protest is about. */
export async function takeGrounds(door: ChatDoor, ctx: Filter<Context, 'message:text'>): Promise<boolean> {
  const { text } = ctx.message;
  const state = door.tables.all().find((table) => owesGrounds(table, ctx.from.id));
  if (!state || text.startsWith('/')) return false;
  const outcome = await door.tables.order(state.id, keyOf(ctx), groundsBy(ctx.from.id, text));
  if ('refused' in outcome) await replyRefused(door, ctx, outcome);
  else await replyWith(door, ctx, 'grounds-taken');
  return true;
}
