/** What happens at a table while a game is on. */
import { rulesOf } from '../../shared/editions/index.ts';
import type { Act, Command } from '../../shared/engine/commands.ts';
import { decide } from '../../shared/engine/decide.ts';
import type { GameEvent } from '../../shared/engine/events.ts';
import type { PlaceId, SeatId } from '../../shared/engine/ids.ts';
import type { Answer, Game } from '../../shared/engine/model.ts';
import { isAlive, isPresent } from '../../shared/engine/table.ts';
import { viewFor } from '../../shared/engine/view.ts';
import type { Action } from '../../shared/engine/words.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import type { Sign } from '../../shared/wire/signs.ts';
import { noteAnswer, noteSilence, openAway, settleAway, voicesNeeded } from './attendance.ts';
import { endOf, timeAfter, timeLeft } from './deadline.ts';
import { placeOf, putIn, type Sitter, sitterAt } from './desk.ts';
import { type Refused, refuse, refusedByRules } from './refusal.ts';
import { isLeader, isStanding, ruled } from './rulings.ts';
import type { TableState } from './state.ts';
import { tokenFor } from './token.ts';

export interface TableStep {
  readonly state: TableState;
  readonly events: readonly GameEvent[];
}

/** A running table has a game. */
export type Running = TableState & { readonly game: Game };

export const isRunning = (state: TableState): state is Running => state.status === 'running' && state.game !== null;

/** Also a game that is decided, as long as something may be said of it. */
export const isLive = (state: TableState): state is Running =>
  isRunning(state) || (state.status === 'over' && state.game !== null && state.game.stage.spec !== null);

function apply(state: Running, command: Command, now: number): TableStep | Refused {
  const { game } = state;
  const decision = decide(game, command, rulesOf(game.deal));
  if ('refused' in decision) return refusedByRules(decision.refused);
  return {
    state: {
      ...state,
      status: decision.game.outcome ? 'over' : 'running',
      game: decision.game,
      log: [...state.log, ...decision.events],
      ...timeAfter(game, decision.game, state, now),
    },
    events: decision.events,
  };
}

export interface Answering extends Answer {
  readonly person: PersonId;
  readonly action: Action;
  /** Names the question that is answered; an old one is closed. */
  readonly token: string;
}

export function answer(state: Running, { person, token, ...given }: Answering, now: number): TableStep | Refused {
  const by = placeOf(state.desk, person);
  if (by === null) return refuse('refusal-stranger');
  const act: Act = { type: 'act', by, ...given };
  if (isStanding(state, by, given.action)) return rule(state, act, now);
  const objection = objectionToAnswer(state, by, token);
  if (objection) return objection;
  if (isLeader(state, by)) return rule(state, act, now);
  return apply({ ...state, desk: noteAnswer(state.desk, by) }, act, now);
}

/** Why no answer at all is taken to what is asked under this name; null if one may be. */
export function objectionToAnswer(state: Running, by: PlaceId, token: string): Refused | null {
  if (token !== tokenFor(state.game, by)) return refuse('refusal-closed');
  return state.desk.clock.pause ? refuse('refusal-paused') : null;
}

/** What a judge decides is noted, so that it may be taken back; the clock may stand meanwhile. */
function rule(state: Running, act: Act, now: number): TableStep | Refused {
  if (state.desk.judging.isSigned && act.action === 'bonus') return refuse('refusal-signed');
  const step = apply(state, act, now);
  if ('refused' in step) return step;
  const noted = isLeader(state, act.by) ? ruled(state, step, act, now) : step;
  return state.desk.clock.pause ? keepPaused(state, noted, now) : noted;
}

/** A gesture to the others of the own gang; null takes it back. Nothing of the game changes by it. */
export function makeSign(state: Running, person: PersonId, token: string, sign: Sign | null): TableStep | Refused {
  const { desk, game } = state;
  const by = placeOf(desk, person);
  if (by === null) return refuse('refusal-stranger');
  const objection = objectionToAnswer(state, by, token);
  if (objection) return objection;
  if (viewFor(game, rulesOf(game.deal), by).mates.length === 0) return refuse('refusal-not-now');
  const { [by]: _, ...others } = desk.talk.signs;
  const signs = sign === null ? others : { ...others, [by]: { sign, round: game.round } };
  return { state: { ...state, desk: putIn(desk, 'talk', { signs }) }, events: [] };
}

/** Who is still to look at their card, while the table waits for that. */
export const unread = ({ game, desk }: Pick<Running, 'game' | 'desk'>): readonly SeatId[] | null => {
  if (!viewFor(game, rulesOf(game.deal), null).table.isForCards) return null;
  return game.seats.flatMap(({ id }) => (isPresent(game, id) && !desk.presence.looked.includes(id) ? [id] : []));
};

/** The own card was looked at. When all have done so, the night that is for it is over. */
export function lookAtCard(state: Running, person: PersonId, now: number): TableStep | Refused {
  const by = placeOf(state.desk, person);
  if (by === null) return refuse('refusal-stranger');
  const left = unread(state);
  if (!left) return refuse('refusal-not-now');
  if (!left.includes(by)) return { state, events: [] };
  const looked = { ...state, desk: putIn(state.desk, 'presence', { looked: [...state.desk.presence.looked, by] }) };
  const isLast = left.length === 1 && !state.desk.clock.pause;
  return isLast
    ? apply(looked, { type: 'timeUp', serial: state.game.stage.serial }, now)
    : { state: looked, events: [] };
}

/** Going away is open also while the clock stands. */
export function goAway(state: Running, person: PersonId, now: number): TableStep | Refused {
  const by = placeOf(state.desk, person);
  if (by === null) return refuse('refusal-stranger');
  const step = apply(state, { type: 'act', by, action: 'leave' }, now);
  if ('refused' in step || !state.desk.clock.pause) return step;
  return keepPaused(state, step, now);
}

/** A stage that opened while the clock stands has all its time left, and does not run. */
export function keepPaused({ game, desk }: Pick<Running, 'game' | 'desk'>, step: TableStep, now: number): TableStep {
  const { state } = step;
  if (!isRunning(state)) return { ...step, state: { ...state, desk: putIn(state.desk, 'clock', { pause: null }) } };
  const isNew = state.game.stage.serial !== game.stage.serial;
  const left = isNew && state.deadline !== null ? timeLeft(state, now) : desk.clock.pause!.left;
  return { ...step, state: { ...state, desk: putIn(state.desk, 'clock', { pause: { left } }), deadline: null } };
}

export function timeUp(state: Running, serial: number, now: number): TableStep | Refused {
  if (state.desk.clock.pause) return refuse('refusal-paused');
  const desk = noteSilence(state.desk, state.game, rulesOf(state.game.deal));
  return apply({ ...state, desk }, { type: 'timeUp', serial }, now);
}

export function pause(state: Running, now: number): TableStep | Refused {
  if (state.desk.practice.solo) return refuse('refusal-not-now');
  if (state.desk.clock.pause) return refuse('refusal-paused');
  const left = Math.max(0, timeLeft(state, now));
  const desk = putIn(state.desk, 'clock', { pause: { left }, pauses: state.desk.clock.pauses + 1 });
  return { state: { ...state, desk, deadline: null }, events: [] };
}

export function resume(state: Running, now: number): TableStep | Refused {
  if (!state.desk.clock.pause) return refuse('refusal-not-paused');
  const deadline = endOf(state.desk, state.game.stage.seconds, state.desk.clock.pause.left, now);
  return { state: { ...state, desk: putIn(state.desk, 'clock', { pause: null }), deadline }, events: [] };
}

/** One voice for sending out whoever does not answer; with enough of them he is gone. */
export function voteOut(state: Running, person: PersonId, seat: SeatId, now: number): TableStep | Refused {
  const by = placeOf(state.desk, person);
  if (by === null || !isAlive(state.game, by)) return refuse('refusal-stranger');
  const away = openAway(state.desk, seat);
  if (!away || by === seat || !isAlive(state.game, seat)) return refuse('refusal-closed');
  if (away.votes.includes(person)) return refuse('vote-counted');
  const votes = [...away.votes, person];
  const heard = state.desk.presence.away.map((one) => (one === away ? { ...one, votes } : one));
  const desk = putIn(state.desk, 'presence', { away: heard });
  const counted = { ...state, desk };
  if (votes.length < voicesNeeded(state.desk, state.game, seat)) return { state: counted, events: [] };
  const settled = { ...counted, desk: settleAway(desk, seat, 'sent-out') };
  const step = apply(settled, { type: 'act', by: seat, action: 'leave' }, now);
  // They are on their way out already.
  if ('refused' in step) return refuse('refusal-closed');
  return desk.clock.pause ? keepPaused(settled, step, now) : step;
}

/** A spectator takes the seat of whoever does not answer, and with it the card. */
export function takeSeat(state: Running, sitter: Sitter, seat: SeatId): TableStep | Refused {
  if (placeOf(state.desk, sitter.person) !== null) return refuse('refusal-already-in');
  const { desk, game } = state;
  const isFree = openAway(desk, seat) && isAlive(game, seat) && !game.leaving.includes(seat);
  if (!isFree) return refuse('refusal-seat-held');
  const { [seat]: _, ...missed } = desk.presence.missed;
  const before = sitterAt(desk, seat);
  const players = desk.players.map((old) => (old === before ? sitter : old));
  const lost = desk.presence.lost.filter((person) => person !== before?.person);
  const settled = putIn(settleAway(desk, seat, 'replaced'), 'presence', { missed, lost });
  return { state: { ...state, desk: { ...settled, players } }, events: [] };
}
