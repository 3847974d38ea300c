/** What people write in the direct chat with the bot. */
import { Composer, type Context, type Filter } from 'grammy';
import { EDITIONS } from '../../shared/editions/index.ts';
import { speaker } from '../../shared/text/speak.ts';
import { handOf } from '../narrator/mail.ts';
import { languageMenu, rulesMenu, rulesScreen, tableScreen } from '../narrator/pages.ts';
import { escapeHtml } from '../narrator/screen.ts';
import { placeOf } from '../tables/desk.ts';
import { isRunning } from '../tables/play.ts';
import type { Order } from '../tables/table.ts';
import { findTouch, isOutside } from './comings.ts';
import { findLobby, joinAt } from './group.ts';
import { keyOf, languageOf, type Reception, reply, replyRefused, replyWith } from './reception.ts';

type Said = Filter<Context, 'message:text'>;

export function directComposer(reception: Reception): Composer<Context> {
  const composer = new Composer<Context>();
  const direct = composer.chatType('private');
  const on = (command: string | string[], answer: (ctx: Said) => Promise<void>) =>
    direct.command(command, (ctx) => answer(ctx as unknown as Said));

  direct.command('start', (ctx) => start(reception, ctx as unknown as Said, ctx.match));
  on('menu', (ctx) => menu(reception, ctx));
  on('help', (ctx) => replyWith(reception, ctx, 'help-direct'));
  on('rules', async (ctx) => {
    const say = speaker(await languageOf(reception, ctx.from));
    await reply(reception, ctx, EDITIONS.length > 1 ? rulesMenu(say) : rulesScreen(say, EDITIONS[0]));
  });
  on('language', async (ctx) => reply(reception, ctx, languageMenu(speaker(await languageOf(reception, ctx.from)))));
  on('table', (ctx) => tables(reception, ctx));
  on(['play', 'newgame', 'join', 'leave', 'begin', 'cancel', 'pause', 'resume'], (ctx) =>
    replyWith(reception, ctx, 'refusal-group-only'),
  );
  direct.on('message:text', (ctx) => replyWith(reception, ctx, 'help-direct'));
  return composer;
}

async function start(reception: Reception, ctx: Said, param: string): Promise<void> {
  const { tables, bot } = reception;
  const say = speaker(await languageOf(reception, ctx.from));
  await findTouch(reception, ctx.from.id, keyOf(ctx));
  if (param.startsWith('join_')) {
    const state = await findLobby(reception, param.slice('join_'.length));
    if ('refused' in state) return replyRefused(reception, ctx, state);
    // Anybody may have got hold of a link.
    if (await isOutside(reception, state.groupId, ctx.from.id)) return replyWith(reception, ctx, 'refusal-not-member');
    const outcome = await joinAt(reception, state, keyOf(ctx), ctx);
    if (outcome === 'unreachable' || 'isRepeated' in outcome) return;
    if ('refused' in outcome) return replyRefused(reception, ctx, outcome);
    return reply(reception, ctx, { text: say('joined-direct', { group: escapeHtml(state.desk.title) }) });
  }
  if (param === 'back' || tables.ofPerson(ctx.from.id).some(isRunning)) return replyWith(reception, ctx, 'start-back');
  const url = `https://t.me/${bot.username}?startgroup=play&admin=delete_messages+restrict_members+pin_messages`;
  await reply(reception, ctx, { text: say('start'), buttons: [[{ text: say('button-add'), url }]] });
}

async function menu(reception: Reception, ctx: Said): Promise<void> {
  const { tables } = reception;
  const at = tables.ofPerson(ctx.from.id);
  if (at.length === 0) return replyWith(reception, ctx, 'menu-none');
  for (const state of at) {
    if (!isRunning(state)) {
      await replyWith(reception, ctx, 'menu-lobby', { group: escapeHtml(state.desk.title) });
      continue;
    }
    const same: Order = (now) => ({ state: now, events: [] });
    await tables.order(state.id, keyOf(ctx), same, (now) => ({ letters: handOf(now, ctx.from.id) }));
    const isOut = state.game.seats.some(({ id, out }) => out !== null && id === placeOf(state.desk, ctx.from.id));
    const hasQuestion = handOf(state, ctx.from.id).some(({ subject }) => subject.includes('/ask:'));
    if (!hasQuestion) await replyWith(reception, ctx, isOut ? 'menu-out' : 'menu-wait');
  }
}

async function tables(reception: Reception, ctx: Said): Promise<void> {
  const at = reception.tables.ofPerson(ctx.from.id);
  if (at.length === 0) return replyWith(reception, ctx, 'menu-none');
  const language = await languageOf(reception, ctx.from);
  for (const [i, state] of at.entries()) {
    const screen = tableScreen({ ...state, desk: { ...state.desk, language } }, reception.clock.now());
    await reception.store.write((tx) =>
      reception.courier.queue(tx, null, [
        { kind: 'post', chatId: ctx.from.id, subject: `reply/${ctx.update.update_id}/${i}`, screen },
      ]),
    );
  }
}
