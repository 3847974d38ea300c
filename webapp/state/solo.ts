/** Practising alone: setting a table of one's own, and going on where nothing is asked. */
import type { Prompt } from '../../shared/engine/prompt.ts';
import { practisedSchema, type Way } from '../../shared/protocol/solo.ts';
import { ask, NoAnswer, Refusal } from '../api/requests.ts';
import { feel } from '../telegram/index.ts';
import { isBusy, order, tell } from './orders.ts';
import { startAt } from './route.ts';
import { dropSession, token } from './session.ts';
import { play, sight } from './table.ts';
import { say } from './words.ts';

const TRIES = 4;

/** The cards are dealt and the table is opened; why not has been told. */
export async function practise(edition: string, role: string | null): Promise<void> {
  if (isBusy.value) return;
  isBusy.value = true;
  try {
    const { game } = await insist({ key: crypto.randomUUID(), edition, role });
    feel('stored');
    startAt({ at: 'table', game });
  } catch (error) {
    feel('refused');
    tell(error instanceof Refusal && error.message ? error.message : say('app-not-sent'));
  } finally {
    isBusy.value = false;
  }
}

async function insist(body: { readonly key: string; readonly edition: string; readonly role: string | null }) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask('/api/practice', practisedSchema, { method: 'POST', token: await token(), body });
    } catch (error) {
      const isStale = error instanceof Refusal && error.status === 401;
      if (isStale) dropSession();
      if (attempt >= TRIES || !(isStale || error instanceof NoAnswer)) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 700));
    }
  }
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
