/** A question in the direct chat: looked at, thought over, answered by its buttons. */
import { ACTIONS, type Action } from '../../shared/engine/words.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import { type Letter, subjectOf } from '../chat/letter.ts';
import type { Focus, Press } from '../chat/press.ts';
import { answerFrom, answerLabel, isOffered, promptAt } from '../narrator/direct/answers.ts';
import { benchMessage } from '../narrator/direct/bench.ts';
import { askMessage, askSubject } from '../narrator/direct/chat.ts';
import { leadMessage, leadSubject } from '../narrator/direct/lead.ts';
import { type Seen, seenBy } from '../narrator/seen.ts';
import { placeOf, sitterOf } from '../table/desk.ts';
import type { Order } from '../table/order.ts';
import { isLive, objectionToAnswer } from '../table/play.ts';
import { refuse } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import { askedAt } from '../wishes/asked.ts';
import { carryOut } from '../wishes/carry-out.ts';
import { by, type ChatDoor, keyOf, speakTo } from './door.ts';
import { type PressContext, type Toast, told } from './toast.ts';

type Question = Press & { do: 'question' };

export async function questionPressed(door: ChatDoor, ctx: PressContext, press: Question): Promise<Toast> {
  const asked = await askedAt(door, press.game, ctx.from.id);
  if ('refused' in asked) return told(door, ctx, asked);
  const { state, place, sitter } = asked;
  const seen = seenBy(state, place, sitter);
  const prompt = promptAt(seen, press.action);
  const show = async (focus?: Focus): Promise<Toast> => {
    const letters = (now: TableState) => ({ letters: questionLetters(now, ctx.from.id, seen.token, focus) });
    return told(door, ctx, await door.tables.order(press.game, keyOf(ctx), unchanged, letters));
  };
  // A judge's message shows everything again.
  if (!prompt && seen.bench && press.verb === 'open') return show();
  // Back from a card that was looked at: the question as it was.
  if (!prompt && press.verb === 'open' && press.action === '') return show();
  const action = prompt?.action ?? actionOf(press);
  if (press.verb === 'sure' && action) return answered(door, ctx, press, seen, action);
  const objection = prompt?.isStanding ? null : objectionToAnswer(state, place, press.token);
  if (objection) return told(door, ctx, objection);
  const isThere = prompt && isOffered(prompt, answerFrom(seen, prompt, press));
  return isThere ? show(press) : told(door, ctx, refuse('refusal-not-now'));
}

/** Of a question that is not there any more. Going away is asked about in a message of its own. */
const actionOf = ({ action }: Question): Action | undefined => ACTIONS.find((one) => one === action && one !== 'leave');

async function answered(
  door: ChatDoor,
  ctx: PressContext,
  press: Question,
  seen: Seen,
  action: Action,
): Promise<Toast> {
  const { game, token } = press;
  const prompt = promptAt(seen, press.action);
  const given = prompt ? answerFrom(seen, prompt, press) : {};
  const outcome = await carryOut(
    door,
    { do: 'answer', game, token, action, ...given },
    {
      ...by(ctx),
      // Two taps on the same decision are one: its button stays the same until it is made.
      ...(prompt?.isStanding && { key: `${ctx.from.id} ${ctx.callbackQuery.data}` }),
      // The same answer once more changes nothing at the table, but the message still asks whether it is sure.
      extra: (now) => ({ letters: questionLetters(now, ctx.from.id, token) }),
    },
  );
  const label = answerLabel(seen, given);
  if ('refused' in outcome || 'isRepeated' in outcome || label === '') return told(door, ctx, outcome);
  return { text: (await speakTo(door, ctx.from))('answer-taken', { answer: label }) };
}

const unchanged: Order = (state) => ({ state, events: [] });

/** The question's message as it has to look now; nothing once the question is closed. */
function questionLetters(state: TableState, person: PersonId, token: string, focus?: Focus): readonly Letter[] {
  const place = placeOf(state.desk, person);
  const sitter = sitterOf(state.desk, person);
  if (!isLive(state) || place === null || !sitter) return [];
  const seen = seenBy(state, place, sitter);
  if (seen.token !== token && !seen.bench && !leadMessage(seen)) return [];
  const lead = leadMessage(seen, focus);
  const subject = subjectOf(state.id, lead ? leadSubject(seen) : askSubject(seen));
  const message = lead ?? (seen.bench ? benchMessage(seen, focus) : askMessage(seen, focus));
  return [{ kind: 'edit', chatId: person, subject, message }];
}
