/** What is stated before the table from the fixed set: by whom, when, and how often at most. */
import { rulesOf } from '../../shared/editions/index.ts';
import type { SeatId } from '../../shared/engine/ids.ts';
import type { Game } from '../../shared/engine/model.ts';
import { isAlive } from '../../shared/engine/table.ts';
import { viewFor } from '../../shared/engine/view.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import type { Said, Statement } from '../../shared/wire/practice.ts';
import { type Desk, isForPractice, isPracticeSeat, placeOf, putIn } from './desk.ts';
import type { Running, TableStep } from './play.ts';
import { type Refused, refuse } from './refusal.ts';
import { tokenFor } from './token.ts';

/** In one round. */
const MOST = { seat: 2, practice: 4 } as const;

/** The own speech, or a talk of all. Around a real table people talk themselves. */
export function hasWord(game: Game, seat: SeatId): boolean {
  const rules = rulesOf(game.deal);
  if (rules.isAloud?.(game)) return false;
  const { speaker, isSilent, isTalk } = viewFor(game, rules, null).table;
  return speaker === seat ? !isSilent : isTalk && isAlive(game, seat);
}

/** Practice players help a talk along; they do not lead it. */
function isTalkedOut(desk: Desk, seat: SeatId, round: number): boolean {
  if (saidBy(desk, seat, round).length >= MOST.seat) return true;
  if (!isPracticeSeat(desk, seat)) return false;
  return desk.talk.said.filter((one) => one.round === round && isPracticeSeat(desk, one.by)).length >= MOST.practice;
}

const saidBy = ({ talk: { said } }: Desk, seat: SeatId, round: number): readonly Said[] =>
  said.filter((one) => one.by === seat && one.round === round);

/** Whether this seat may state something now; practice players have ears for nothing else that people say. */
export const mayState = ({ desk, game }: Pick<Running, 'desk' | 'game'>, seat: SeatId): boolean =>
  isForPractice(desk) && !desk.clock.pause && hasWord(game, seat) && !isTalkedOut(desk, seat, game.round);

/** A person's own statement: about somebody else who is in the game, and of cards that are in it. */
export function stateBy(state: Running, person: PersonId, token: string, statement: Statement): TableStep | Refused {
  const { desk, game } = state;
  const by = placeOf(desk, person);
  if (by === null) return refuse('refusal-stranger');
  if (!isForPractice(desk)) return refuse('refusal-not-now');
  if (token !== tokenFor(game, by)) return refuse('refusal-closed');
  const { inPlay } = viewFor(game, rulesOf(game.deal), null).table;
  if ('about' in statement && (statement.about === by || !isAlive(game, statement.about)))
    return refuse('refusal-closed');
  if ('role' in statement && !Object.hasOwn(inPlay, statement.role)) return refuse('refusal-closed');
  return sayAt(state, by, statement);
}

export function sayAt(state: Running, seat: SeatId, statement: Statement): TableStep | Refused {
  const { desk, game } = state;
  if (desk.clock.pause) return refuse('refusal-paused');
  if (!hasWord(game, seat)) return refuse('refusal-not-now');
  if (isTalkedOut(desk, seat, game.round)) return refuse('refusal-said-enough');
  const said = [...desk.talk.said, { by: seat, round: game.round, statement }];
  return { state: { ...state, desk: putIn(desk, 'talk', { said }) }, events: [] };
}
