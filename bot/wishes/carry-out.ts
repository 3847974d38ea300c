/** Whatever somebody wants is carried out here, whichever door they came in by. */
import type { Order, Reply } from '../table/order.ts';
import { answer, lookAtCard, makeSign, voteOut } from '../table/play.ts';
import { refuse } from '../table/refusal.ts';
import { signProtocol, undo } from '../table/rulings.ts';
import { stateBy } from '../table/saying.ts';
import { goOn } from '../table/solo.ts';
import type { TableState } from '../table/state.ts';
import { beginAt } from './begin.ts';
import { playByButtons } from './buttons.ts';
import { changeAt } from './change.ts';
import { cutBy, joinAt } from './join.ts';
import { leadAt, protestBy, tidied } from './judge.ts';
import { speakIn } from './language.ts';
import { leaveBy, quitBy } from './leave.ts';
import { manageAt } from './manage.ts';
import { openAt } from './open.ts';
import type { Reception } from './reception.ts';
import { rematchAt } from './rematch.ts';
import { takeSeatAt } from './seat.ts';
import { playSolo } from './solo.ts';
import { tooLate, whileOpen, whileRunning } from './when.ts';
import type { By, TableWish, Wish, WishOutcome } from './wish.ts';

/** Resolves after the commit. */
export async function carryOut(reception: Reception, wish: Wish, by: By): Promise<WishOutcome> {
  switch (wish.do) {
    case 'open':
      return openAt(reception, wish.group, by);
    case 'solo':
      return playSolo(reception, wish, by);
    case 'speak':
      return speakIn(reception, wish, by);
    default:
      return carryOutAt(reception, wish, by);
  }
}

async function carryOutAt(reception: Reception, wish: TableWish, by: By): Promise<WishOutcome> {
  const { tables, store } = reception;
  const state = await tables.find(wish.game);
  if (wish.do === 'rematch') return rematchAt(reception, state, by);
  if (!state) return refuse('refusal-no-such-table');
  const isDone = await store.read.keys.isTaken(state.id, by.key);
  // What hangs on a change may not have been done with it.
  if (isDone && wish.do !== 'change') return { isRepeated: true };
  const outcome = tooLate(state, wish.do) ?? (await outcomeOf(reception, state, wish, by));
  return isDone && 'refused' in outcome ? { isRepeated: true } : outcome;
}

async function outcomeOf(
  reception: Reception,
  state: TableState,
  wish: Exclude<TableWish, { do: 'rematch' }>,
  by: By,
): Promise<WishOutcome> {
  const person = by.user.id;
  const done = (order: Order): Promise<Reply> => reception.tables.order(state.id, by.key, order, by.extra);
  switch (wish.do) {
    case 'join':
      return joinAt(reception, state, by);
    case 'leave':
      return done(leaveBy(person));
    case 'quit':
      return done(quitBy(person));
    case 'lead':
      return leadAt(reception, state, wish.as, by);
    case 'cut':
      return done(cutBy(person, wish.cut));
    case 'begin':
      return beginAt(reception, state, by);
    case 'change':
      return changeAt(reception, state, wish.wanted, by);
    case 'cancel':
    case 'pause':
    case 'resume':
      return manageAt(reception, state, wish.do, by);
    case 'by-buttons':
      return playByButtons(reception, state, by);
    case 'look':
      return done(whileRunning((now, at) => lookAtCard(now, person, at)));
    case 'answer': {
      const { do: _, game: __, ...given } = wish;
      return done(whileOpen((now, at) => answer(now, { person, ...tidied(given) }, at)));
    }
    case 'protest':
      return done(protestBy(person));
    case 'undo':
      return done(whileOpen((now, at) => undo(now, person, at)));
    case 'sign-protocol':
      return done(whileOpen((now) => signProtocol(now, person)));
    case 'say':
      return done(whileRunning((now) => stateBy(now, person, wish.token, wish.statement)));
    case 'sign':
      return done(whileRunning((now) => makeSign(now, person, wish.token, wish.sign)));
    case 'next':
    case 'to-end':
      return done(whileRunning((now, at) => goOn(now, person, wish.do, wish.token, at)));
    case 'send-out':
      return done(whileRunning((now, at) => voteOut(now, person, wish.seat, at)));
    case 'take-seat':
      return takeSeatAt(reception, state, wish.seat, by);
  }
}
