/** What people write in the direct chat with the bot. */
import { Composer, type Context, type Filter } from 'grammy';
import { type Speak, speaker } from '../../shared/text/speak.ts';
import { languageMenu, tableScreen } from '../narrator/pages.ts';
import { isAsked } from '../narrator/question.ts';
import { type Button, escapeHtml } from '../narrator/screen.ts';
import { seenBy } from '../narrator/seen.ts';
import { placeOf, sitterOf } from '../tables/desk.ts';
import { isRunning } from '../tables/play.ts';
import { playByButtons } from '../wishes/buttons.ts';
import { findLobby, joinAt } from '../wishes/join.ts';
import { addLink, languageOf, type Reception } from '../wishes/reception.ts';
import { findTouch } from './comings.ts';
import { takeGrounds } from './grounds.ts';
import { isOutside } from './members.ts';
import { practiceButton, practiceMenu, putPracticeAway } from './practice.ts';
import { cutter, keyOf, reply, replyRefused, replyWith } from './reception.ts';
import { openRules } from './rules.ts';

type Said = Filter<Context, 'message:text'>;

export function directComposer(reception: Reception): Composer<Context> {
  const composer = new Composer<Context>();
  const direct = composer.chatType('private');
  const on = (command: string | string[], answer: (ctx: Said) => Promise<void>) =>
    direct.command(command, (ctx) => answer(ctx as unknown as Said));

  direct.command('start', (ctx) => start(reception, ctx as unknown as Said, ctx.match));
  on('menu', (ctx) => menu(reception, ctx));
  on('help', (ctx) => help(reception, ctx));
  on('rules', (ctx) => openRules(reception, ctx));
  on('practice', (ctx) => practiceMenu(reception, ctx));
  on('language', async (ctx) => reply(reception, ctx, languageMenu(speaker(await languageOf(reception, ctx.from)))));
  on('table', (ctx) => tables(reception, ctx));
  on('cancel', (ctx) => putPracticeAway(reception, ctx));
  on(['play', 'newgame', 'join', 'leave', 'begin', 'pause', 'resume'], (ctx) =>
    replyWith(reception, ctx, 'refusal-group-only'),
  );
  direct.on('message:text', async (ctx) => {
    const said = ctx as unknown as Said;
    if (!(await takeGrounds(reception, said))) await help(reception, said);
  });
  return composer;
}

/** Opens the app's first page, where there is an app. */
const toApp = ({ links: { app } }: Reception, say: Speak): readonly (readonly Button[])[] =>
  app === null ? [] : [[{ text: say('button-open-app'), app }]];

const replyWithApp = async (reception: Reception, ctx: Said, say: Speak, id: 'help-direct' | 'start-back') => {
  const buttons = toApp(reception, say);
  await reply(reception, ctx, { text: say(id), ...(buttons.length > 0 && { buttons }) });
};

async function help(reception: Reception, ctx: Said): Promise<void> {
  await replyWithApp(reception, ctx, speaker(await languageOf(reception, ctx.from)), 'help-direct');
}

async function start(reception: Reception, ctx: Said, param: string): Promise<void> {
  const { tables, api, links } = reception;
  const say = speaker(await languageOf(reception, ctx.from));
  await findTouch(reception, ctx.from.id, keyOf(ctx));
  if (param.startsWith('join_')) {
    const state = await findLobby(reception, param.slice('join_'.length));
    if ('refused' in state) return replyRefused(reception, ctx, state);
    // Anybody may have got hold of a link.
    if (await isOutside(api, state.groupId, ctx.from.id)) return replyWith(reception, ctx, 'refusal-not-member');
    const outcome = await joinAt(reception, state, cutter(ctx), keyOf(ctx));
    if (outcome === 'unreachable' || 'isRepeated' in outcome) return;
    if ('refused' in outcome) return replyRefused(reception, ctx, outcome);
    const group = escapeHtml(state.desk.title);
    return reply(reception, ctx, { text: say(links.app ? 'joined-direct-app' : 'joined-direct', { group }) });
  }
  if (param === 'back' || tables.ofPerson(ctx.from.id).some(isRunning)) {
    return replyWithApp(reception, ctx, say, 'start-back');
  }
  await reply(reception, ctx, {
    text: say(links.app ? 'start-app' : 'start'),
    buttons: [...toApp(reception, say), [{ text: say('button-add'), url: addLink(reception) }], [practiceButton(say)]],
  });
}

async function menu(reception: Reception, ctx: Said): Promise<void> {
  const { tables } = reception;
  const at = tables.ofPerson(ctx.from.id);
  if (at.length === 0) return replyWith(reception, ctx, 'menu-none');
  for (const state of at) {
    await playByButtons(reception, state, ctx.from.id, keyOf(ctx));
    if (!isRunning(state)) {
      await replyWith(reception, ctx, 'menu-lobby', { group: escapeHtml(state.desk.title) });
      continue;
    }
    const [place, sitter] = [placeOf(state.desk, ctx.from.id), sitterOf(state.desk, ctx.from.id)];
    const isOut = state.game.seats.some(({ id, out }) => out !== null && id === place);
    const seen = place !== null && sitter !== null ? seenBy(state, place, sitter) : null;
    const hasQuestion = seen !== null && (isAsked(seen) || seen.bench !== null);
    if (!hasQuestion) {
      const word = isOut ? 'menu-out' : 'menu-wait';
      if (seen) await reply(reception, ctx, { text: seen.words.say(word) });
      else await replyWith(reception, ctx, word);
    }
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
