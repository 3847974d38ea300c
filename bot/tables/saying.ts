/** What is stated before the table from the fixed set: by whom, when, and how often at most. */
import { rulesOf } from '../../shared/editions/index.ts';
import type { Game, SeatId } from '../../shared/engine/model.ts';
import { isAlive } from '../../shared/engine/table.ts';
import type { Said, Statement } from '../../shared/protocol/practice.ts';
import { type Desk, isPracticeSeat } from './desk.ts';
import type { Running, Step } from './play.ts';
import { type Refused, refuse } from './refusal.ts';

/** In one round. */
const MOST = { seat: 2, practice: 4 } as const;

/** The own speech, or a talk of all. Around a real table people talk themselves. */
export function hasWord(game: Game, seat: SeatId): boolean {
  const { spec } = game.stage;
  if (rulesOf(game.deal).isAloud?.(game)) return false;
  if (spec?.kind === 'speech') return spec.queue[0] === seat && !spec.isSilent;
  return spec?.kind === 'discussion' && isAlive(game, seat);
}

/** Practice players help a talk along; they do not lead it. */
function isTalkedOut(desk: Desk, seat: SeatId, round: number): boolean {
  if (saidBy(desk, seat, round).length >= MOST.seat) return true;
  if (!isPracticeSeat(desk, seat)) return false;
  return desk.said.filter((one) => one.round === round && isPracticeSeat(desk, one.by)).length >= MOST.practice;
}

const saidBy = ({ said }: Desk, seat: SeatId, round: number): readonly Said[] =>
  said.filter((one) => one.by === seat && one.round === round);

export function sayAt(state: Running, seat: SeatId, statement: Statement): Step | Refused {
  const { desk, game } = state;
  if (desk.pause) return refuse('refusal-paused');
  if (!hasWord(game, seat)) return refuse('refusal-not-now');
  if (isTalkedOut(desk, seat, game.round)) return refuse('refusal-not-now');
  const said = [...desk.said, { by: seat, round: game.round, statement }];
  return { state: { ...state, desk: { ...desk, said } }, events: [] };
}
