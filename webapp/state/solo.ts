/** Practising alone: going on where nothing is asked. */
import type { Prompt } from '../../shared/engine/prompt.ts';
import type { Way } from '../../shared/wire/solo.ts';
import { order } from './orders.ts';
import { play, sight } from './table.ts';

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
