/** What a judge has decided, taken back or signed. */
import { rulesOf } from '../../shared/editions/index.ts';
import type { Act } from '../../shared/engine/commands.ts';
import type { PlaceId } from '../../shared/engine/ids.ts';
import { promptsFor } from '../../shared/engine/prompts.ts';
import { isLeading } from '../../shared/engine/table.ts';
import { takeBack } from '../../shared/engine/take-back.ts';
import { isUndoable } from '../../shared/engine/undo.ts';
import type { Action } from '../../shared/engine/words.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import { deadlineOf, endOf, timeLeft } from './deadline.ts';
import { HOST, placeOf, putIn, type Ruling } from './desk.ts';
import { keepPaused, type Running, type TableStep } from './play.ts';
import { type Refused, refuse } from './refusal.ts';

/** May this one judge, or assist in it? */
export function isLeader({ game }: Pick<Running, 'game'>, id: PlaceId): boolean {
  const rules = rulesOf(game.deal);
  return rules.leadersSeeAll === true && isLeading(game, rules, id);
}

/** Offered whatever the stage, so that a word spoken as one stage closes is not lost. */
export const isStanding = ({ game }: Running, by: PlaceId, action: Action): boolean =>
  promptsFor(game, rulesOf(game.deal), by).some((prompt) => prompt.isStanding && prompt.action === action);

export function ruled(state: Running, step: TableStep, { by, action, target }: Act, now: number): TableStep {
  const { deadline, log, desk } = state;
  const left = desk.clock.pause?.left ?? (deadline === null ? null : Math.max(0, timeLeft(state, now)));
  const ruling: Ruling = { at: log.length, events: step.events.length, by, action, seat: target ?? null, left };
  return { ...step, state: { ...step.state, desk: putIn(step.state.desk, 'judging', { ruling }) } };
}

/** The latest decision, if this person may take it back: the judge any, an aide the own. */
export function undoableBy({ desk, log }: Pick<Running, 'desk' | 'log'>, person: PersonId): Ruling | null {
  const { ruling, isSigned } = desk.judging;
  const by = placeOf(desk, person);
  if (!ruling || isSigned || by === null || (by !== HOST && by !== ruling.by)) return null;
  return isUndoable(log, ruling) ? ruling : null;
}

export function undo(state: Running, person: PersonId, now: number): TableStep | Refused {
  const { desk, log, game } = state;
  const by = placeOf(desk, person);
  if (by === null || !isLeader(state, by)) return refuse('refusal-judge-only');
  if (desk.judging.isSigned) return refuse('refusal-signed');
  if (!desk.judging.ruling) return refuse('refusal-nothing-to-undo');
  if (by !== HOST && by !== desk.judging.ruling.by) return refuse('refusal-judge-only');
  const ruling = undoableBy(state, person);
  const taken = ruling && takeBack(log, game, ruling);
  if (!ruling || !taken) return refuse('refusal-built-on');
  const isSame = taken.game.stage.serial === game.stage.serial;
  const { seconds } = taken.game.stage;
  const deadline = isSame
    ? state.deadline
    : seconds === null
      ? deadlineOf(desk, taken.game, now)
      : endOf(desk, seconds, ruling.left ?? 0, now);
  const undone: TableStep = {
    state: {
      ...state,
      game: taken.game,
      log: [...log, ...taken.events],
      deadline,
      desk: putIn(desk, 'judging', { ruling: null }),
    },
    events: taken.events,
  };
  return desk.clock.pause ? keepPaused(state, undone, now) : undone;
}

/** From then on the bonuses stand. */
export function signProtocol(state: Running, person: PersonId): TableStep | Refused {
  const { desk, status } = state;
  if (placeOf(desk, person) !== HOST || !isLeader(state, HOST)) return refuse('refusal-judge-only');
  if (status !== 'over') return refuse('refusal-not-over');
  if (desk.judging.isSigned) return refuse('refusal-signed');
  return { state: { ...state, desk: putIn(desk, 'judging', { ruling: null, isSigned: true }) }, events: [] };
}
