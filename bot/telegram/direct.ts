/** What people write in the direct chat with the bot. */
import { Composer, type Context } from 'grammy';
import type { GameId } from '../../shared/engine/ids.ts';
import { type Speak, speaker } from '../../shared/text/speak.ts';
import type { ChatId } from '../../shared/wire/ids.ts';
import { type Button, escapeHtml } from '../chat/message.ts';
import { isAsked } from '../narrator/direct/question.ts';
import { languageMenu, tableMessage } from '../narrator/replies.ts';
import { seenBy } from '../narrator/seen.ts';
import { isOutside } from '../reach/members.ts';
import { placeOf, sitterOf } from '../table/desk.ts';
import { isRunning } from '../table/play.ts';
import { carryOut } from '../wishes/carry-out.ts';
import { addLink, languageOf } from '../wishes/reception.ts';
import { findTouch } from './comings.ts';
import {
  by,
  type ChatDoor,
  type ChatSaid,
  isSaidIn,
  keyOf,
  reply,
  replyRefused,
  replyWith,
  type Speaking,
} from './door.ts';
import { takeGrounds } from './grounds.ts';
import { openRules } from './rules.ts';
import { putSoloAway, soloButton, soloMenu } from './solo.ts';

export function directComposer(door: ChatDoor): Composer<Context> {
  const composer = new Composer<Context>();
  const direct = composer.on('message').filter(isSaidIn('private'));
  const on = (command: string | string[], answer: (ctx: ChatSaid) => Promise<void>) => direct.command(command, answer);

  direct.command('start', (ctx) => start(door, ctx, ctx.match));
  on('menu', (ctx) => menu(door, ctx));
  on('help', (ctx) => help(door, ctx));
  on('rules', (ctx) => openRules(door, ctx));
  on('practice', (ctx) => soloMenu(door, ctx));
  on('language', async (ctx) => reply(door, ctx, languageMenu(speaker(await languageOf(door, ctx.from)))));
  on('table', (ctx) => showTables(door, ctx));
  on('cancel', (ctx) => putSoloAway(door, ctx));
  on(['play', 'newgame', 'join', 'leave', 'begin', 'pause', 'resume'], (ctx) =>
    replyWith(door, ctx, 'refusal-group-only'),
  );
  direct.on('message:text', async (ctx) => {
    if (!(await takeGrounds(door, ctx))) await help(door, ctx);
  });
  return composer;
}

/** Opens the app's first page, where there is an app. */
const toApp = ({ links: { app } }: Pick<ChatDoor, 'links'>, say: Speak): readonly (readonly Button[])[] =>
  app === null ? [] : [[{ text: say('button-open-app'), app }]];

type Pointing = Speaking & Pick<ChatDoor, 'links'>;

const replyWithApp = async (door: Pointing, ctx: ChatSaid, say: Speak, id: 'help-direct' | 'start-back') => {
  const buttons = toApp(door, say);
  await reply(door, ctx, { text: say(id), ...(buttons.length > 0 && { buttons }) });
};

async function help(door: Pointing, ctx: ChatSaid): Promise<void> {
  await replyWithApp(door, ctx, speaker(await languageOf(door, ctx.from)), 'help-direct');
}

async function start(door: ChatDoor, ctx: ChatSaid, param: string): Promise<void> {
  const { tables, links } = door;
  await findTouch(door, ctx.from.id, keyOf(ctx));
  if (param.startsWith('join_')) return joinByLink(door, ctx, param.slice('join_'.length));
  const say = speaker(await languageOf(door, ctx.from));
  if (param === 'back' || tables.ofPerson(ctx.from.id).some(isRunning)) {
    return replyWithApp(door, ctx, say, 'start-back');
  }
  await reply(door, ctx, {
    text: say(links.app ? 'start-app' : 'start'),
    buttons: [...toApp(door, say), [{ text: say('button-add'), url: addLink(door) }], [soloButton(say)]],
  });
}

async function joinByLink(door: ChatDoor, ctx: ChatSaid, game: GameId): Promise<void> {
  const { api, links } = door;
  // Anybody may have got hold of a link.
  const isIn = async (groupId: ChatId) => !(await isOutside(api, groupId, ctx.from.id));
  const outcome = await carryOut(door, { do: 'join', game }, { ...by(ctx), isIn });
  if ('refused' in outcome) return replyRefused(door, ctx, outcome);
  if (!('state' in outcome)) return;
  const group = escapeHtml(outcome.state.desk.chat.title);
  await replyWith(door, ctx, links.app ? 'joined-direct-app' : 'joined-direct', { group });
}

async function menu(door: ChatDoor, ctx: ChatSaid): Promise<void> {
  const { tables } = door;
  const at = tables.ofPerson(ctx.from.id);
  if (at.length === 0) return replyWith(door, ctx, 'menu-none');
  for (const state of at) {
    await carryOut(door, { do: 'by-buttons', game: state.id }, by(ctx));
    if (!isRunning(state)) {
      await replyWith(door, ctx, 'menu-lobby', { group: escapeHtml(state.desk.chat.title) });
      continue;
    }
    const [place, sitter] = [placeOf(state.desk, ctx.from.id), sitterOf(state.desk, ctx.from.id)];
    const isOut = state.game.seats.some(({ id, out }) => out !== null && id === place);
    const seen = place !== null && sitter !== null ? seenBy(state, place, sitter) : null;
    const hasQuestion = seen !== null && (isAsked(seen) || seen.bench !== null);
    if (!hasQuestion) {
      const word = isOut ? 'menu-out' : 'menu-wait';
      if (seen) await reply(door, ctx, { text: seen.words.say(word) });
      else await replyWith(door, ctx, word);
    }
  }
}

async function showTables(door: Speaking & Pick<ChatDoor, 'tables' | 'clock'>, ctx: ChatSaid): Promise<void> {
  const at = door.tables.ofPerson(ctx.from.id);
  if (at.length === 0) return replyWith(door, ctx, 'menu-none');
  const language = await languageOf(door, ctx.from);
  for (const [i, state] of at.entries()) {
    const message = tableMessage(
      { ...state, desk: { ...state.desk, chat: { ...state.desk.chat, language } } },
      door.clock.now(),
    );
    await door.store.write((tx) =>
      door.courier.queue(tx, null, [
        { kind: 'post', chatId: ctx.from.id, subject: `reply/${ctx.update.update_id}/${i}`, message },
      ]),
    );
  }
}
