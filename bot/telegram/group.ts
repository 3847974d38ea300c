/** What people write in a group. */
import { Composer, type Context } from 'grammy';
import { speaker } from '../../shared/text/speak.ts';
import { subjectOf } from '../chat/letter.ts';
import { encode } from '../chat/press.ts';
import { languageMenu, tableMessage } from '../narrator/replies.ts';
import { messagesOf } from '../narrator/table.ts';
import { cleanName } from '../narrator/words.ts';
import { noteAnswer } from '../table/attendance.ts';
import { placeOf } from '../table/desk.ts';
import { isRunning } from '../table/play.ts';
import { isOutOfTurn } from '../table/quiet.ts';
import type { TableState } from '../table/state.ts';
import { carryOut } from '../wishes/carry-out.ts';
import { objectionToSpeak } from '../wishes/language.ts';
import { objectionToLeave } from '../wishes/leave.ts';
import { languageOf } from '../wishes/reception.ts';
import type { Wish, WishOutcome } from '../wishes/wish.ts';
import {
  by,
  type ChatDoor,
  type ChatSaid,
  isSaidIn,
  keyOf,
  post,
  reply,
  replyRefused,
  replyWith,
  type Speaking,
  speakIn,
  threadOf,
} from './door.ts';
import { openRules } from './rules.ts';

export function groupComposer(door: ChatDoor): Composer<Context> {
  const composer = new Composer<Context>();
  const inGroup = composer.on('message').filter(isSaidIn('group', 'supergroup'));
  const on = (command: string | string[], answer: (ctx: ChatSaid) => Promise<void>) => inGroup.command(command, answer);
  const atTable = (command: string, answer: (ctx: ChatSaid, state: TableState) => Promise<void>) =>
    on(command, (ctx) => {
      const state = door.tables.inGroup(ctx.chat.id);
      return state ? answer(ctx, state) : replyWith(door, ctx, 'refusal-no-game');
    });

  inGroup.use(async (ctx, next) => {
    await noteHere(door, ctx);
    await next();
  });
  on(['play', 'newgame'], (ctx) => play(door, ctx));
  for (const command of ['join', 'cancel', 'pause', 'resume'] as const)
    atTable(command, (ctx, { id }) => wished(door, ctx, { do: command, game: id }));
  atTable('leave', (ctx, state) => leave(door, ctx, state));
  atTable('begin', (ctx, state) => begin(door, ctx, state));
  atTable('table', (ctx, state) => reply(door, ctx, tableMessage(state, door.clock.now())));
  const help = (ctx: Context) => replyWith(door, ctx, door.links.app ? 'help-group-app' : 'help-group');
  on('help', help);
  on('menu', async (ctx) => {
    const say = await speakIn(door, ctx);
    const open = { text: say('button-open-bot'), url: door.links.bot };
    await reply(door, ctx, { text: say('refusal-direct-only'), buttons: [[open]] });
  });
  // The link that adds the bot to a group makes Telegram say this there.
  inGroup.command('start', (ctx) => (ctx.match === 'play' ? play(door, ctx) : help(ctx)));
  on('rules', (ctx) => openRules(door, ctx));
  on('language', async (ctx) => {
    const objection = await objectionToSpeak(door, ctx.chat.id, ctx.from.id);
    if (objection) return replyRefused(door, ctx, objection);
    await reply(door, ctx, languageMenu(await speakIn(door, ctx)));
  });
  inGroup.use((ctx) => overhear(door, ctx));
  return composer;
}

async function play(door: ChatDoor, ctx: ChatSaid): Promise<void> {
  const { id, title = '' } = ctx.chat;
  const group = { id, title: cleanName(title), thread: threadOf(ctx) ?? null };
  const outcome = await carryOut(door, { do: 'open', group }, by(ctx));
  const live = 'refused' in outcome ? door.tables.inGroup(id) : null;
  if (live) await pointTo(door, ctx, live);
}

/** Answers with a link to the newest message of the table that is there. */
async function pointTo(door: Speaking & Pick<ChatDoor, 'links'>, ctx: Context, state: TableState): Promise<void> {
  const subjects = [...messagesOf(state, door.links).group.keys()].reverse();
  const { posts } = door.store.read;
  let replyTo: number | null = null;
  for (const subject of subjects) replyTo ??= await posts.find(state.groupId, subjectOf(state.id, subject));
  const text = speaker(state.desk.chat.language)(state.status === 'lobby' ? 'play-open' : 'play-running');
  await reply(door, ctx, replyTo === null ? { text } : { text, replyTo });
}

/** Most of what was wished for shows by itself; only what hinders it is said. */
async function wished(door: ChatDoor, ctx: ChatSaid, wish: Wish): Promise<void> {
  await sayWhatHinders(door, ctx, await carryOut(door, wish, by(ctx)));
}

async function sayWhatHinders(door: Speaking, ctx: ChatSaid, outcome: WishOutcome): Promise<void> {
  if ('refused' in outcome) return replyRefused(door, ctx, outcome);
  if (!('unreachable' in outcome)) return;
  const say = await speakIn(door, ctx);
  const open = { text: say('button-open-bot'), url: outcome.unreachable };
  await reply(door, ctx, { text: say('open-me-first'), buttons: [[open]] });
}

/** From a game nobody goes without having been asked once more. */
async function leave(door: ChatDoor, ctx: ChatSaid, state: TableState): Promise<void> {
  const { id: game, status } = state;
  if (status === 'lobby') return wished(door, ctx, { do: 'leave', game });
  const objection = objectionToLeave(state, ctx.from.id, door.clock.now());
  if (objection) return replyRefused(door, ctx, objection);
  const say = speaker(await languageOf(door, ctx.from));
  const press = encode({ do: 'quit', game });
  await post(door, ctx.from.id, `quit/${ctx.update.update_id}`, {
    text: say('leave-sure'),
    buttons: [[{ text: say('button-leave-sure'), press }]],
  });
}

async function begin(door: ChatDoor, ctx: ChatSaid, { id: game }: TableState): Promise<void> {
  door.errands.run('begin', async () => {
    const outcome = await carryOut(door, { do: 'begin', game }, by(ctx));
    const isShown = 'refused' in outcome && outcome.refused === 'not-reached';
    if (!isShown) await sayWhatHinders(door, ctx, outcome);
  });
}

/** Whoever writes anything is here. */
async function noteHere({ tables }: Pick<ChatDoor, 'tables'>, ctx: Context): Promise<void> {
  const state = ctx.chat ? tables.inGroup(ctx.chat.id) : null;
  const seat = state && isRunning(state) && ctx.from ? placeOf(state.desk, ctx.from.id) : null;
  if (!state || seat === null || !state.desk.presence.missed[seat]) return;
  await tables.order(state.id, `${keyOf(ctx)} here`, (now) => ({
    state: { ...now, desk: noteAnswer(now.desk, seat) },
    events: [],
  }));
}

/** Perhaps somebody speaks who must not. */
async function overhear(
  { tables, errands, api }: Pick<ChatDoor, 'tables' | 'errands' | 'api'>,
  ctx: ChatSaid,
): Promise<void> {
  const state = tables.inGroup(ctx.chat.id);
  if (!state || !isRunning(state) || ctx.message.left_chat_member) return;
  if (state.desk.quiet.powers?.mayDelete && isOutOfTurn(state, ctx.from.id)) {
    errands.run('hush', async () => {
      await api.deleteMessage(ctx.chat.id, ctx.message.message_id).catch(() => undefined);
    });
  }
}
