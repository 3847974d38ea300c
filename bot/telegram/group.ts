/** What people write in a group. */
import { Composer, type Context, type Filter } from 'grammy';
import { speaker } from '../../shared/text/speak.ts';
import { subjectOf } from '../chat/letter.ts';
import { encode } from '../chat/press.ts';
import { languageMenu, tableScreen } from '../narrator/replies.ts';
import { screensOf } from '../narrator/table.ts';
import { cleanName } from '../narrator/words.ts';
import { noteAnswer } from '../table/attendance.ts';
import { placeOf, type Setting } from '../table/desk.ts';
import { newDesk, stillValid } from '../table/lobby.ts';
import { narrationFrom } from '../table/narration.ts';
import { isRunning } from '../table/play.ts';
import { isOutOfTurn } from '../table/quiet.ts';
import type { TableState } from '../table/state.ts';
import { beginAt } from '../wishes/begin.ts';
import { joinAt } from '../wishes/join.ts';
import { objectionToLeave, quit } from '../wishes/leave.ts';
import { manageAt, mayManage } from '../wishes/manage.ts';
import { narrationHere } from '../wishes/narration.ts';
import { languageOf, sitterFrom, startLink } from '../wishes/reception.ts';
import type { ChatDoor } from './door.ts';
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
} from './door.ts';
import { openRules } from './rules.ts';

type Said = Filter<Context, 'message:text'>;

export function groupComposer(door: ChatDoor): Composer<Context> {
  const composer = new Composer<Context>();
  const inGroup = composer.chatType(['group', 'supergroup']);
  const on = (command: string | string[], answer: (ctx: Said) => Promise<void>) =>
    inGroup.command(command, (ctx) => answer(ctx as unknown as Said));

  inGroup.on('message', async (ctx, next) => {
    await noteHere(door, ctx);
    await next();
  });
  on(['play', 'newgame'], (ctx) => play(door, ctx));
  on('join', (ctx) => join(door, ctx));
  on('leave', (ctx) => leave(door, ctx));
  on('begin', (ctx) => begin(door, ctx));
  on('cancel', (ctx) => manage(door, ctx, 'cancel'));
  on('pause', (ctx) => manage(door, ctx, 'pause'));
  on('resume', (ctx) => manage(door, ctx, 'resume'));
  on('table', (ctx) => table(door, ctx));
  const help = (ctx: Context) => replyWith(door, ctx, door.links.app ? 'help-group-app' : 'help-group');
  on('help', help);
  on('menu', async (ctx) => {
    const say = await speakIn(door, ctx);
    const open = { text: say('button-open-bot'), url: door.links.bot };
    await reply(door, ctx, { text: say('refusal-direct-only'), buttons: [[open]] });
  });
  // The link that adds the bot to a group makes Telegram say this there.
  inGroup.command('start', (ctx) => (ctx.match === 'play' ? play(door, ctx as unknown as Said) : help(ctx)));
  on('rules', (ctx) => openRules(door, ctx));
  on('language', async (ctx) => {
    if (!(await door.admins.has(ctx.chat.id, ctx.from.id))) return replyWith(door, ctx, 'refusal-admins-only');
    await reply(door, ctx, languageMenu(await speakIn(door, ctx)));
  });
  inGroup.on('message', (ctx) => overhear(door, ctx as unknown as Filter<Context, 'message'>));
  return composer;
}

async function play(door: ChatDoor, ctx: Said): Promise<void> {
  const { tables, store } = door;
  const groupId = ctx.chat.id;
  if (await isDone(door, ctx, `${groupId}`)) return;
  const live = tables.inGroup(groupId);
  if (live) return pointTo(door, ctx, live);
  const language = await groupLanguage(door, groupId, ctx.from);
  const group = await store.read.groups.byId(groupId);
  const setting = stillValid((group?.defaults ?? null) as Setting | null);
  const title = cleanName(ctx.chat.title ?? '');
  const thread = threadOf(ctx) ?? null;
  const narration = narrationHere(door, narrationFrom(group?.narration));
  const desk = newDesk(await sitterFrom(door, ctx.from), { title, language, thread, narration }, setting);
  const opened = await tables.open(groupId, keyOf(ctx), desk);
  if (opened && group?.language !== language) await store.write((tx) => tx.groups.change(groupId, { language }));
  const now = opened ?? tables.inGroup(groupId);
  if (!opened && now) await pointTo(door, ctx, now);
}

/** Answers with a link to the newest message of the table that is there. */
async function pointTo(door: ChatDoor, ctx: Context, state: TableState): Promise<void> {
  const subjects = [...screensOf(state, door.links).group.keys()].reverse();
  const { posts } = door.store.read;
  let replyTo: number | null = null;
  for (const subject of subjects) replyTo ??= await posts.find(state.groupId, subjectOf(state.id, subject));
  const text = speaker(state.desk.language)(state.status === 'lobby' ? 'play-open' : 'play-running');
  await reply(door, ctx, replyTo === null ? { text } : { text, replyTo });
}

async function join(door: ChatDoor, ctx: Said): Promise<void> {
  const state = door.tables.inGroup(ctx.chat.id);
  if (!state) return replyWith(door, ctx, 'refusal-no-game');
  const outcome = await joinAt(door, state, cutter(ctx), keyOf(ctx));
  if (outcome === 'unreachable') {
    const say = await speakIn(door, ctx);
    const url = startLink(door, `join_${state.id}`);
    return reply(door, ctx, { text: say('open-me-first'), buttons: [[{ text: say('button-open-bot'), url }]] });
  }
  if ('refused' in outcome) await replyRefused(door, ctx, outcome);
}

async function leave(door: ChatDoor, ctx: Said): Promise<void> {
  const state = door.tables.inGroup(ctx.chat.id);
  if (!state) return replyWith(door, ctx, 'refusal-no-game');
  if (state.status === 'lobby') {
    const outcome = await door.tables.order(state.id, keyOf(ctx), quit(ctx.from.id));
    if ('refused' in outcome) await replyRefused(door, ctx, outcome);
    return;
  }
  const objection = objectionToLeave(state, ctx.from.id, door.clock.now());
  if (objection) return replyRefused(door, ctx, objection);
  const say = speaker(await languageOf(door, ctx.from));
  const press = encode({ do: 'quit', game: state.id });
  await post(door, ctx.from.id, `quit/${ctx.update.update_id}`, {
    text: say('leave-sure'),
    buttons: [[{ text: say('button-leave-sure'), press }]],
  });
}

async function begin(door: ChatDoor, ctx: Said): Promise<void> {
  const state = door.tables.inGroup(ctx.chat.id);
  if (!state) return replyWith(door, ctx, 'refusal-no-game');
  door.errands.run('begin', async () => {
    if (!(await mayManage(door, state, ctx.from.id))) return replyWith(door, ctx, 'refusal-not-yours');
    const outcome = await beginAt(door, state, keyOf(ctx));
    if ('refused' in outcome && outcome.refused !== 'not-reached') await replyRefused(door, ctx, outcome);
  });
}

async function manage(door: ChatDoor, ctx: Said, wish: 'cancel' | 'pause' | 'resume'): Promise<void> {
  const state = door.tables.inGroup(ctx.chat.id);
  if (!state) return replyWith(door, ctx, 'refusal-no-game');
  const outcome = await manageAt(door, state, ctx.from.id, wish, keyOf(ctx));
  if ('refused' in outcome) await replyRefused(door, ctx, outcome);
}

async function table(door: ChatDoor, ctx: Said): Promise<void> {
  const state = door.tables.inGroup(ctx.chat.id);
  if (!state) return replyWith(door, ctx, 'refusal-no-game');
  await reply(door, ctx, tableScreen(state, door.clock.now()));
}

/** Whoever writes anything is here. */
async function noteHere({ tables }: ChatDoor, ctx: Context): Promise<void> {
  const state = ctx.chat ? tables.inGroup(ctx.chat.id) : null;
  const seat = state && isRunning(state) && ctx.from ? placeOf(state.desk, ctx.from.id) : null;
  if (!state || seat === null || !state.desk.missed[seat]) return;
  await tables.order(state.id, `${keyOf(ctx)} here`, (now) => ({
    state: { ...now, desk: noteAnswer(now.desk, seat) },
    events: [],
  }));
}

/** Perhaps somebody speaks who must not. */
async function overhear(door: ChatDoor, ctx: Filter<Context, 'message'>): Promise<void> {
  const state = door.tables.inGroup(ctx.chat.id);
  if (!state || !isRunning(state) || ctx.message.left_chat_member) return;
  if (state.desk.powers?.mayDelete && isOutOfTurn(state, ctx.from.id)) {
    door.errands.run('hush', async () => {
      await door.api.deleteMessage(ctx.chat.id, ctx.message.message_id).catch(() => undefined);
    });
  }
}
