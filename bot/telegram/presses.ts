/** Buttons that were pressed. Each press gets its answer after what it did is on the disk. */
import { Composer, type Context } from 'grammy';
import { isLanguage } from '../../shared/text/languages.ts';
import { type Letter, subjectOf } from '../chat/letter.ts';
import { decode, type Focus, type Press } from '../chat/press.ts';
import { answerFrom, answerLabel, isOffered, promptAt } from '../narrator/direct/answers.ts';
import { benchScreen } from '../narrator/direct/bench.ts';
import { askScreen, askSubject } from '../narrator/direct/chat.ts';
import { leadScreen, leadSubject } from '../narrator/direct/lead.ts';
import { seenBy } from '../narrator/seen.ts';
import { placeOf, sitterOf } from '../table/desk.ts';
import { pastLobby } from '../table/lobby.ts';
import type { Order } from '../table/order.ts';
import { answer, isLive, isRunning, lookAtCard, voteOut } from '../table/play.ts';
import { type Refused, refuse } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import { beginAt } from '../wishes/begin.ts';
import { playByButtons } from '../wishes/buttons.ts';
import { findLobby, joinAt } from '../wishes/join.ts';
import { leadAt, signBy, takeBackBy, whileOpen } from '../wishes/judge.ts';
import { quit } from '../wishes/leave.ts';
import { manageAt, mayManage } from '../wishes/manage.ts';
import { goOnBy } from '../wishes/practise.ts';
import { startLink } from '../wishes/reception.ts';
import { rematchAt } from '../wishes/rematch.ts';
import { takeSeatAt } from '../wishes/seat.ts';
import type { ChatDoor } from './door.ts';
import { cutter, isDone, keyOf, speakTo } from './door.ts';
import { protestPressed } from './grounds.ts';
import { setLanguage } from './language.ts';
import { practiceGoesOn, practicePressed } from './practice.ts';
import { leafThrough } from './rules.ts';
import { openSettings, pressSetting } from './settings.ts';
import { fitted, type Pressed, type Toast, told } from './toast.ts';

export function pressComposer(door: ChatDoor): Composer<Context> {
  const composer = new Composer<Context>();
  composer.on('callback_query:data', async (ctx) => {
    const press = decode(ctx.callbackQuery.data);
    const { id } = ctx.callbackQuery;
    const answered = async () => door.courier.answer(id, press ? fitted(await answerTo(door, ctx, press)) : {});
    // Telegram is asked who can be reached, or who is still there; nobody else should wait for that.
    if (press?.do === 'begin' || press?.do === 'rematch') door.errands.run(press.do, answered);
    else await answered();
  });
  // A button that is no button of ours still stops spinning.
  composer.on('callback_query', (ctx) => door.courier.answer(ctx.callbackQuery.id, {}));
  return composer;
}

async function answerTo(door: ChatDoor, ctx: Pressed, press: Press): Promise<Toast> {
  if ('game' in press && press.do !== 'setting' && (await isDone(door, ctx, press.game))) return {};
  switch (press.do) {
    case 'begin':
      return beginPressed(door, ctx, press.game);
    case 'join':
      return joinPressed(door, ctx, press.game);
    case 'leave':
      return told(
        door,
        ctx,
        await door.tables.order(
          press.game,
          keyOf(ctx),
          (state, now) => pastLobby(state) ?? quit(ctx.from.id)(state, now),
        ),
        'left-lobby',
      );
    case 'quit':
      return told(door, ctx, await door.tables.order(press.game, keyOf(ctx), quit(ctx.from.id)), 'left-game');
    case 'by-buttons':
      return buttonsPressed(door, ctx, press.game);
    case 'look':
      return told(
        door,
        ctx,
        await door.tables.order(press.game, keyOf(ctx), (state, now) =>
          isRunning(state) ? lookAtCard(state, ctx.from.id, now) : refuse('refusal-over'),
        ),
        'looked',
      );
    case 'lead':
      return leadPressed(door, ctx, press.game);
    case 'undo':
      return told(door, ctx, await door.tables.order(press.game, keyOf(ctx), takeBackBy(ctx.from.id)), 'undone');
    case 'sign':
      return told(door, ctx, await door.tables.order(press.game, keyOf(ctx), signBy(ctx.from.id)), 'signed');
    case 'protest':
      return protestPressed(door, ctx, press.game);
    case 'pause':
    case 'resume':
      return clockPressed(door, ctx, press.game, press.do);
    case 'next':
    case 'to-end':
      return told(
        door,
        ctx,
        await door.tables.order(press.game, keyOf(ctx), goOnBy(ctx.from.id, press.do, press.token)),
      );
    case 'practice':
      return practicePressed(door, ctx, press);
    case 'practice-on':
      return practiceGoesOn(door, ctx, press.game);
    case 'settings':
      return openSettings(door, ctx, press.game);
    case 'setting':
      return pressSetting(door, ctx, press);
    case 'rematch':
      return rematch(door, ctx, press.game);
    case 'question':
      return questionPressed(door, ctx, press);
    case 'send-out':
    case 'take-seat':
      return awayPressed(door, ctx, press);
    case 'language':
      return isLanguage(press.to) ? setLanguage(door, ctx, press.to) : {};
    case 'rules':
      return leafThrough(door, ctx, press);
  }
}

async function joinPressed(door: ChatDoor, ctx: Pressed, game: string): Promise<Toast> {
  const state = await findLobby(door, game);
  if ('refused' in state) return told(door, ctx, state, 'joined');
  if (ctx.chat?.id !== state.groupId) return told(door, ctx, refuse('refusal-not-member'), 'joined');
  const outcome = await joinAt(door, state, cutter(ctx), keyOf(ctx));
  if (outcome === 'unreachable') return { url: startLink(door, `join_${game}`) };
  return told(door, ctx, outcome, 'joined');
}

async function leadPressed(door: ChatDoor, ctx: Pressed, game: string): Promise<Toast> {
  const state = await findLobby(door, game);
  if ('refused' in state) return told(door, ctx, state, 'led');
  if (ctx.chat?.id !== state.groupId) return told(door, ctx, refuse('refusal-not-member'), 'led');
  const outcome = await leadAt(door, state, cutter(ctx), 'host', keyOf(ctx));
  if (outcome === 'unreachable') return { url: startLink(door, 'back') };
  return told(door, ctx, outcome, 'led');
}

async function clockPressed(door: ChatDoor, ctx: Pressed, game: string, wish: 'pause' | 'resume'): Promise<Toast> {
  const state = await door.tables.find(game);
  if (!state) return told(door, ctx, refuse('refusal-no-such-table'), 'paused');
  const outcome = await manageAt(door, state, ctx.from.id, wish, keyOf(ctx));
  return told(door, ctx, outcome, wish === 'pause' ? 'paused' : 'resumed');
}

async function beginPressed(door: ChatDoor, ctx: Pressed, game: string): Promise<Toast> {
  const state = await findLobby(door, game);
  if ('refused' in state) return told(door, ctx, state, 'begins');
  if (!(await mayManage(door, state, ctx.from.id))) return told(door, ctx, refuse('refusal-not-yours'), 'begins');
  return told(door, ctx, await beginAt(door, state, keyOf(ctx)), 'begins');
}

async function buttonsPressed(door: ChatDoor, ctx: Pressed, game: string): Promise<Toast> {
  const state = await door.tables.find(game);
  if (!state) return told(door, ctx, refuse('refusal-no-such-table'), 'by-buttons');
  if (!isRunning(state)) return told(door, ctx, refuse('refusal-over'), 'by-buttons');
  return told(door, ctx, await playByButtons(door, state, ctx.from.id, keyOf(ctx)), 'by-buttons');
}

async function rematch(door: ChatDoor, ctx: Pressed, game: string): Promise<Toast> {
  const outcome = await rematchAt(door, await door.tables.find(game), cutter(ctx), keyOf(ctx));
  const say = await speakTo(door, ctx.from);
  return 'refused' in outcome ? { text: say(outcome.refused), show_alert: true } : { text: say('rematch-opened') };
}

async function questionPressed(door: ChatDoor, ctx: Pressed, press: Press & { do: 'question' }): Promise<Toast> {
  const { tables } = door;
  const state = await tables.find(press.game);
  const say = await speakTo(door, ctx.from);
  const refused = (id: Refused['refused']): Toast => ({ text: say(id), show_alert: true });
  if (!state) return refused('refusal-no-such-table');
  if (!isLive(state)) return refused(state.status === 'lobby' ? 'refusal-not-begun' : 'refusal-over');
  const place = placeOf(state.desk, ctx.from.id);
  const sitter = sitterOf(state.desk, ctx.from.id);
  if (place === null || !sitter) return refused('refusal-stranger');
  const seen = seenBy(state, place, sitter);
  const prompt = promptAt(seen, press.action);
  const show = async (focus?: Focus): Promise<Toast> => {
    const shown = await tables.order(press.game, keyOf(ctx), unchanged, (now) => ({
      letters: questionLetters(now, ctx.from.id, seen.token, focus),
    }));
    return 'refused' in shown ? refused(shown.refused) : {};
  };
  // A judge's message shows everything again.
  if (!prompt && seen.bench && press.verb === 'open') return show();
  // Back from a card that was looked at: the question as it was.
  if (!prompt && press.verb === 'open' && press.action === '') return show();
  if (!prompt?.isStanding && press.token !== seen.token) return refused('refusal-closed');
  if (!prompt?.isStanding && state.desk.pause) return refused('refusal-paused');
  if (!prompt) return refused('refusal-not-now');
  const given = answerFrom(seen, prompt, press);
  if (press.verb !== 'sure') {
    return isOffered(prompt, given) ? show(press) : refused('refusal-not-now');
  }
  const { action } = prompt;
  // Two taps on the same decision are one: its button stays the same until it is made.
  const key = prompt.isStanding ? `${ctx.from.id} ${ctx.callbackQuery.data}` : keyOf(ctx);
  const reply = await tables.order(
    press.game,
    key,
    whileOpen((now, at) => answer(now, { person: ctx.from.id, token: press.token, action, ...given }, at)),
    // The same answer once more changes nothing at the table, but the message still asks whether it is sure.
    (now) => ({ letters: questionLetters(now, ctx.from.id, press.token) }),
  );
  if ('refused' in reply) return refused(reply.refused);
  const label = answerLabel(seen, given);
  return 'isRepeated' in reply || label === '' ? {} : { text: say('answer-taken', { answer: label }) };
}

const unchanged: Order = (state) => ({ state, events: [] });

/** The question's message as it has to look now; nothing once the question is closed. */
function questionLetters(state: TableState, person: number, token: string, focus?: Focus): readonly Letter[] {
  const place = placeOf(state.desk, person);
  const sitter = sitterOf(state.desk, person);
  if (!isLive(state) || place === null || !sitter) return [];
  const seen = seenBy(state, place, sitter);
  if (seen.token !== token && !seen.bench && !leadScreen(seen)) return [];
  const lead = leadScreen(seen, focus);
  const subject = subjectOf(state.id, lead ? leadSubject(seen) : askSubject(seen));
  const screen = lead ?? (seen.bench ? benchScreen(seen, focus) : askScreen(seen, focus));
  return [{ kind: 'edit', chatId: person, subject, screen }];
}

async function awayPressed(
  door: ChatDoor,
  ctx: Pressed,
  { do: wish, game, seat }: Press & { do: 'send-out' | 'take-seat' },
): Promise<Toast> {
  if (wish === 'send-out') {
    const outcome = await door.tables.order(game, keyOf(ctx), (state, now) =>
      isRunning(state) ? voteOut(state, ctx.from.id, seat, now) : refuse('refusal-over'),
    );
    return told(door, ctx, outcome, 'vote-counted');
  }
  const isHere = ({ groupId }: TableState) => ctx.chat?.id === groupId;
  const outcome = await takeSeatAt(door, game, ctx.from, seat, isHere, keyOf(ctx));
  if (outcome === 'unreachable') return { url: startLink(door, 'back') };
  return told(door, ctx, outcome, 'seat-taken');
}
