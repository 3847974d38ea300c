/** What people write in a group. */
import { Composer, type Context, type Filter } from 'grammy';
import { speaker } from '../../shared/text/speak.ts';
import { subjectOf } from '../narrator/mail.ts';
import { languageMenu, tableScreen } from '../narrator/pages.ts';
import { screensOf } from '../narrator/table.ts';
import { cleanName } from '../narrator/words.ts';
import { noteAnswer } from '../tables/attendance.ts';
import { placeOf, type Setting } from '../tables/desk.ts';
import { newDesk, stillValid } from '../tables/lobby.ts';
import { narrationFrom } from '../tables/narration.ts';
import { isRunning } from '../tables/play.ts';
import { encode } from '../tables/press.ts';
import { isOutOfTurn } from '../tables/quiet.ts';
import type { TableState } from '../tables/state.ts';
import { beginAt } from '../wishes/begin.ts';
import { joinAt } from '../wishes/join.ts';
import { objectionToLeave, quit } from '../wishes/leave.ts';
import { manageAt, mayManage } from '../wishes/manage.ts';
import { narrationHere } from '../wishes/narration.ts';
import { languageOf, type Reception, sitterFrom, startLink } from '../wishes/reception.ts';
import {
  cutter,
  groupLanguage,
  isDone,
  keyOf,
  post,
  reply,
  replyRefused,
  replyWith,
  speakIn,
  threadOf,
} from './reception.ts';
import { openRules } from './rules.ts';

type Said = Filter<Context, 'message:text'>;

export function groupComposer(reception: Reception): Composer<Context> {
  const composer = new Composer<Context>();
  const inGroup = composer.chatType(['group', 'supergroup']);
  const on = (command: string | string[], answer: (ctx: Said) => Promise<void>) =>
    inGroup.command(command, (ctx) => answer(ctx as unknown as Said));

  inGroup.on('message', async (ctx, next) => {
    await noteHere(reception, ctx);
    await next();
  });
  on(['play', 'newgame'], (ctx) => play(reception, ctx));
  on('join', (ctx) => join(reception, ctx));
  on('leave', (ctx) => leave(reception, ctx));
  on('begin', (ctx) => begin(reception, ctx));
  on('cancel', (ctx) => manage(reception, ctx, 'cancel'));
  on('pause', (ctx) => manage(reception, ctx, 'pause'));
  on('resume', (ctx) => manage(reception, ctx, 'resume'));
  on('table', (ctx) => table(reception, ctx));
  const help = (ctx: Context) => replyWith(reception, ctx, reception.links.app ? 'help-group-app' : 'help-group');
  on('help', help);
  on('menu', async (ctx) => {
    const say = await speakIn(reception, ctx);
    const open = { text: say('button-open-bot'), url: reception.links.bot };
    await reply(reception, ctx, { text: say('refusal-direct-only'), buttons: [[open]] });
  });
  // The link that adds the bot to a group makes Telegram say this there.
  inGroup.command('start', (ctx) => (ctx.match === 'play' ? play(reception, ctx as unknown as Said) : help(ctx)));
  on('rules', (ctx) => openRules(reception, ctx));
  on('language', async (ctx) => {
    if (!(await reception.admins.has(ctx.chat.id, ctx.from.id)))
      return replyWith(reception, ctx, 'refusal-admins-only');
    await reply(reception, ctx, languageMenu(await speakIn(reception, ctx)));
  });
  inGroup.on('message', (ctx) => overhear(reception, ctx as unknown as Filter<Context, 'message'>));
  return composer;
}

async function play(reception: Reception, ctx: Said): Promise<void> {
  const { tables, store } = reception;
  const groupId = ctx.chat.id;
  if (await isDone(reception, ctx, `${groupId}`)) return;
  const live = tables.inGroup(groupId);
  if (live) return pointTo(reception, ctx, live);
  const language = await groupLanguage(reception, groupId, ctx.from);
  const group = await store.read.groups.byId(groupId);
  const setting = stillValid((group?.defaults ?? null) as Setting | null);
  const title = cleanName(ctx.chat.title ?? '');
  const thread = threadOf(ctx) ?? null;
  const narration = narrationHere(reception, narrationFrom(group?.narration));
  const desk = newDesk(await sitterFrom(reception, ctx.from), { title, language, thread, narration }, setting);
  const opened = await tables.open(groupId, keyOf(ctx), desk);
  if (opened && group?.language !== language) await store.write((tx) => tx.groups.change(groupId, { language }));
  const now = opened ?? tables.inGroup(groupId);
  if (!opened && now) await pointTo(reception, ctx, now);
}

/** Answers with a link to the newest message of the table that is there. */
async function pointTo(reception: Reception, ctx: Context, state: TableState): Promise<void> {
  const subjects = [...screensOf(state, reception.links).group.keys()].reverse();
  const { posts } = reception.store.read;
  let replyTo: number | null = null;
  for (const subject of subjects) replyTo ??= await posts.find(state.groupId, subjectOf(state.id, subject));
  const text = speaker(state.desk.language)(state.status === 'lobby' ? 'play-open' : 'play-running');
  await reply(reception, ctx, replyTo === null ? { text } : { text, replyTo });
}

async function join(reception: Reception, ctx: Said): Promise<void> {
  const state = reception.tables.inGroup(ctx.chat.id);
  if (!state) return replyWith(reception, ctx, 'refusal-no-game');
  const outcome = await joinAt(reception, state, cutter(ctx), keyOf(ctx));
  if (outcome === 'unreachable') {
    const say = await speakIn(reception, ctx);
    const url = startLink(reception, `join_${state.id}`);
    return reply(reception, ctx, { text: say('open-me-first'), buttons: [[{ text: say('button-open-bot'), url }]] });
  }
  if ('refused' in outcome) await replyRefused(reception, ctx, outcome);
}

async function leave(reception: Reception, ctx: Said): Promise<void> {
  const state = reception.tables.inGroup(ctx.chat.id);
  if (!state) return replyWith(reception, ctx, 'refusal-no-game');
  if (state.status === 'lobby') {
    const outcome = await reception.tables.order(state.id, keyOf(ctx), quit(ctx.from.id));
    if ('refused' in outcome) await replyRefused(reception, ctx, outcome);
    return;
  }
  const objection = objectionToLeave(state, ctx.from.id, reception.clock.now());
  if (objection) return replyRefused(reception, ctx, objection);
  const say = speaker(await languageOf(reception, ctx.from));
  const press = encode({ do: 'quit', game: state.id });
  await post(reception, ctx.from.id, `quit/${ctx.update.update_id}`, {
    text: say('leave-sure'),
    buttons: [[{ text: say('button-leave-sure'), press }]],
  });
}

async function begin(reception: Reception, ctx: Said): Promise<void> {
  const state = reception.tables.inGroup(ctx.chat.id);
  if (!state) return replyWith(reception, ctx, 'refusal-no-game');
  reception.errands.run('begin', async () => {
    if (!(await mayManage(reception, state, ctx.from.id))) return replyWith(reception, ctx, 'refusal-not-yours');
    const outcome = await beginAt(reception, state, keyOf(ctx));
    if ('refused' in outcome && outcome.refused !== 'not-reached') await replyRefused(reception, ctx, outcome);
  });
}

async function manage(reception: Reception, ctx: Said, wish: 'cancel' | 'pause' | 'resume'): Promise<void> {
  const state = reception.tables.inGroup(ctx.chat.id);
  if (!state) return replyWith(reception, ctx, 'refusal-no-game');
  const outcome = await manageAt(reception, state, ctx.from.id, wish, keyOf(ctx));
  if ('refused' in outcome) await replyRefused(reception, ctx, outcome);
}

async function table(reception: Reception, ctx: Said): Promise<void> {
  const state = reception.tables.inGroup(ctx.chat.id);
  if (!state) return replyWith(reception, ctx, 'refusal-no-game');
  await reply(reception, ctx, tableScreen(state, reception.clock.now()));
}

/** Whoever writes anything is here. */
async function noteHere({ tables }: Reception, ctx: Context): Promise<void> {
  const state = ctx.chat ? tables.inGroup(ctx.chat.id) : null;
  const seat = state && isRunning(state) && ctx.from ? placeOf(state.desk, ctx.from.id) : null;
  if (!state || seat === null || !state.desk.missed[seat]) return;
  await tables.order(state.id, `${keyOf(ctx)} here`, (now) => ({
    state: { ...now, desk: noteAnswer(now.desk, seat) },
    events: [],
  }));
}

/** Perhaps somebody speaks who must not. */
async function overhear(reception: Reception, ctx: Filter<Context, 'message'>): Promise<void> {
  const state = reception.tables.inGroup(ctx.chat.id);
  if (!state || !isRunning(state) || ctx.message.left_chat_member) return;
  if (state.desk.powers?.mayDelete && isOutOfTurn(state, ctx.from.id)) {
    reception.errands.run('hush', async () => {
      await reception.api.deleteMessage(ctx.chat.id, ctx.message.message_id).catch(() => undefined);
    });
  }
}
