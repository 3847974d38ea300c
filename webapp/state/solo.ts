/** Practising alone: setting a table of one's own, and going on where nothing is asked. */
import type { Prompt } from '../../shared/engine/prompt.ts';
import { practisedSchema, type Way } from '../../shared/protocol/solo.ts';
import { drawCut, keepCut } from './cut.ts';
import { insist, oneAtATime, order } from './orders.ts';
import { startAt } from './route.ts';
import { play, sight } from './table.ts';

/** The cards are dealt and the table is opened; why not has been told. */
export async function practise(edition: string, role: string | null): Promise<void> {
  const cut = drawCut();
  const practised = await oneAtATime(() => insist('/api/practice', practisedSchema, { edition, role, cut }));
  if (!practised) return;
  keepCut(practised.game, cut);
  startAt({ at: 'table', game: practised.game });
}

export const isSolo = (): boolean => play.value?.solo != null;

export const mayGo = (way: Way): boolean => play.value?.solo?.ways.includes(way) === true;

export function go(way: Way): void {
  const asked = play.value?.token;
  if (sight.value && asked) void order(sight.value.game, { do: way, token: asked });
}

/** The rule behind what is asked; without a question, behind the wait. */
export function coachOn(prompt: Prompt | null): string | null {
  const coach = play.value?.solo?.coach ?? [];
  const about = prompt && coach.find(({ slot, action }) => slot === prompt.slot && action === prompt.action);
  return (about ?? coach[0])?.text ?? null;
}
