/** Playing alone: no clock runs, and whoever plays says when it goes on. */
import { rulesOf } from '../../shared/editions/index.ts';
import type { Prompt } from '../../shared/engine/prompt.ts';
import { isAlive } from '../../shared/engine/table.ts';
import { viewFor } from '../../shared/engine/view.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import type { Way } from '../../shared/wire/solo.ts';
import { placeOf } from './desk.ts';
import { Hurry } from './hurry.ts';
import { type Running, type TableStep, unread } from './play.ts';
import { type Refused, refuse } from './refusal.ts';
import { tokenFor } from './token.ts';

/** What may be left undone. */
const LEFT_OPEN: readonly Prompt['action'][] = ['nominate', 'withdraw', 'guess'];

/** Is anything asked that only an answer settles? Of answers that exclude each other one is enough. */
const isAsked = (prompts: readonly Prompt[]): boolean =>
  prompts.some(
    ({ slot, action, card }) =>
      card === undefined &&
      !LEFT_OPEN.includes(action) &&
      !prompts.some((other) => other.slot === slot && other.chosen !== null),
  );

/** How the one who plays alone can go on now: not at all while an answer is awaited; out of the game also to its end. */
export function waysOn(state: Omit<Running, 'status'>, person: PersonId): readonly Way[] {
  const { desk, game } = state;
  const seat = placeOf(desk, person);
  if (!desk.practice.solo || seat === null || game.outcome) return [];
  if (unread(state)?.includes(seat) || isAsked(viewFor(game, rulesOf(game.deal), seat).prompts)) return [];
  return isAlive(game, seat) ? ['next'] : ['next', 'to-end'];
}

/** The others do at once what they still mean to do; then the time of the stage is up, or of all that are left. */
export function goOn(state: Running, person: PersonId, way: Way, token: string, now: number): TableStep | Refused {
  const { desk, game } = state;
  const seat = placeOf(desk, person);
  if (seat === null) return refuse('refusal-stranger');
  if (!desk.practice.solo) return refuse('refusal-not-now');
  if (token !== tokenFor(game, seat)) return refuse('refusal-closed');
  if (!waysOn(state, person).includes(way)) return refuse('refusal-answer-first');
  const hurry = new Hurry(state, now);
  return way === 'next' ? hurry.throughStage() : hurry.toEnd();
}
