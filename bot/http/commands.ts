/** What the app asks of a table becomes the same wish as in the chat. */
import type { AppCommand, AppOrder } from '../../shared/protocol/command.ts';
import { pastLobby } from '../table/lobby.ts';
import type { Order, Reply } from '../table/order.ts';
import { answer, isLive, isRunning, lookAtCard, makeSign, type Running, type Step, voteOut } from '../table/play.ts';
import { type Refused, refuse } from '../table/refusal.ts';
import { stateBy } from '../table/saying.ts';
import type { TableState } from '../table/state.ts';
import { beginAt } from '../wishes/begin.ts';
import { changeAt, wishOf } from '../wishes/change.ts';
import { cutBy, joinAt } from '../wishes/join.ts';
import { leadAt, signBy, takeBackBy, tidied, whileOpen } from '../wishes/judge.ts';
import { objectionToLeave, quit } from '../wishes/leave.ts';
import { manageAt, mayManage } from '../wishes/manage.ts';
import { goOnBy } from '../wishes/practise.ts';
import { type Reception, startLink, type Visitor } from '../wishes/reception.ts';
import { type Rematch, rematchAt } from '../wishes/rematch.ts';
import { takeSeatAt } from '../wishes/seat.ts';
import { No } from './answers.ts';

/** Refusals that are about who somebody is, not about how the table stands. */
const FORBIDDEN: readonly string[] = [
  'refusal-not-yours',
  'refusal-players-only',
  'refusal-stranger',
  'refusal-not-member',
  'refusal-judge-only',
] satisfies readonly Refused['refused'][];

/** Resolves after the commit, with the table that was opened if one was; whatever is refused is thrown. */
export async function carryOut(
  reception: Reception,
  state: TableState,
  user: Visitor,
  { key: own, command }: AppOrder,
): Promise<string | null> {
  const { tables, store } = reception;
  const key = `app ${user.id} ${own}`;
  if (command.do === 'rematch') {
    return openedBy(reception, state, await rematchAt(reception, state, { ...user, cut: command.cut }, key));
  }
  if (await store.read.keys.isTaken(state.id, key)) return null;
  if (state.status === 'cancelled' || (state.status === 'over' && !isLive(state))) throw no(refuse('refusal-over'));
  const asked: Asked = { reception, state, user, key };
  const outcome = await outcomeOf(asked, command, (order) => tables.order(state.id, key, order));
  if (outcome === 'unreachable') {
    const link = startLink(reception, command.do === 'join' ? `join_${state.id}` : 'back');
    throw new No(409, 'refusal-open-bot-first', { link });
  }
  if ('refused' in outcome) throw no(outcome);
  return null;
}

export const no = (reason: Refused): No => new No(FORBIDDEN.includes(reason.refused) ? 403 : 409, reason);

function openedBy({ tables }: Reception, { groupId }: TableState, outcome: Rematch): string | null {
  if ('refused' in outcome) throw no(outcome);
  return 'opened' in outcome ? outcome.opened.id : (tables.inGroup(groupId)?.id ?? null);
}

interface Asked {
  readonly reception: Reception;
  readonly state: TableState;
  readonly user: Visitor;
  readonly key: string;
}

async function outcomeOf(
  asked: Asked,
  command: Exclude<AppCommand, { do: 'rematch' }>,
  order: (order: Order) => Promise<Reply>,
): Promise<Reply | 'unreachable'> {
  const { reception, state, user, key } = asked;
  switch (command.do) {
    case 'join':
      return pastLobby(state) ?? joinAt(reception, state, { ...user, cut: command.cut }, key);
    case 'cut':
      return order(cutBy(user.id, command.cut));
    case 'lead':
      return pastLobby(state) ?? leadAt(reception, state, { ...user, cut: command.cut }, command.as, key);
    case 'undo':
      return order(takeBackBy(user.id));
    case 'sign-protocol':
      return order(signBy(user.id));
    case 'leave':
      return leave(asked, order);
    case 'begin':
      return (await mayManage(reception, state, user.id))
        ? beginAt(reception, state, key)
        : refuse('refusal-not-yours');
    case 'cancel':
    case 'pause':
    case 'resume':
      return manageAt(reception, state, user.id, command.do, key);
    case 'change':
      if (!(await mayManage(reception, state, user.id))) return refuse('refusal-not-yours');
      return changeAt(reception, state, user, wishOf(command.change), key);
    case 'answer': {
      const { do: _, ...given } = command;
      return order(whileOpen((now, at) => answer(now, { person: user.id, ...tidied(given) }, at)));
    }
    case 'look':
      return order(inGame((now, at) => lookAtCard(now, user.id, at)));
    case 'next':
    case 'to-end':
      return order(goOnBy(user.id, command.do, command.token));
    case 'say':
      return order(inGame((now) => stateBy(now, user.id, command.token, command.statement)));
    case 'sign':
      return order(inGame((now) => makeSign(now, user.id, command.token, command.sign)));
    case 'send-out':
      return order(inGame((now, at) => voteOut(now, user.id, command.seat, at)));
    case 'take-seat':
      // Nobody has come this far who is not in the group.
      return takeSeatAt(reception, state.id, user, command.seat, () => true, key);
    default:
      return refuse('refusal-not-now');
  }
}

const inGame =
  (order: (state: Running, now: number) => Step | Refused): Order =>
  (state, now) =>
    isRunning(state) ? order(state, now) : refuse(state.status === 'over' ? 'refusal-over' : 'refusal-not-begun');

async function leave({ reception, state, user }: Asked, order: (order: Order) => Promise<Reply>): Promise<Reply> {
  const objection = isRunning(state) && objectionToLeave(state, user.id, reception.clock.now());
  return objection || order(quit(user.id));
}
