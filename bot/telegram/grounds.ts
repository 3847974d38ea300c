/** What a protest is about: asked for in the direct chat when it was entered by a button, and taken from there. */
import type { Context, Filter } from 'grammy';
import { escapeHtml } from '../narrator/screen.ts';
import { groundsBy, owesGrounds, protestBy } from '../wishes/judge.ts';
import type { Reception } from '../wishes/reception.ts';
import { keyOf, post, replyRefused, replyWith, speakTo } from './reception.ts';
import { type Pressed, type Toast, told } from './toast.ts';

export async function protestPressed(reception: Reception, ctx: Pressed, game: string): Promise<Toast> {
  const { from } = ctx;
  const outcome = await reception.tables.order(game, keyOf(ctx), protestBy(from.id));
  const state = await reception.tables.find(game);
  if (!('refused' in outcome) && state && owesGrounds(state, from.id)) {
    const say = await speakTo(reception, from);
    const text = say('protest-grounds', { group: escapeHtml(state.desk.title) });
    await post(reception, from.id, `grounds/${game}`, { text });
  }
  return told(reception, ctx, outcome, 'protested');
}

/** Whether what was written is what a protest is about. */
export async function takeGrounds(reception: Reception, ctx: Filter<Context, 'message:text'>): Promise<boolean> {
  const { text } = ctx.message;
  const state = reception.tables.all().find((table) => owesGrounds(table, ctx.from.id));
  if (!state || text.startsWith('/')) return false;
  const outcome = await reception.tables.order(state.id, keyOf(ctx), groundsBy(ctx.from.id, text));
  if ('refused' in outcome) await replyRefused(reception, ctx, outcome);
  else await replyWith(reception, ctx, 'grounds-taken');
  return true;
}
