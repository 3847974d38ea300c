/** What I want of the table. Sent until it is answered, always under the same key, so that it is done once. */
import { signal } from '@preact/signals';
import type * as v from 'valibot';
import type { GameId } from '../../shared/engine/ids.ts';
import { type AppCommand, type Done, doneSchema } from '../../shared/wire/command.ts';
import { ask, NoAnswer, RequestRefused } from '../api/requests.ts';
import { feel } from '../telegram/index.ts';
import { dropSession, token } from './session.ts';
import { line, showAnswer } from './table.ts';
import { say } from './words.ts';

/** An order is on its way: nothing else can be ordered meanwhile. */
export const isBusy = signal(false);
/** One line about what came of the last thing; it goes by itself. */
export const toast = signal<string | null>(null);

const TOAST_SHOWN = 4000;
const TRIES = 4;

let hideToast = 0;

export function tell(message: string): void {
  toast.value = message;
  clearTimeout(hideToast);
  hideToast = window.setTimeout(() => {
    toast.value = null;
  }, TOAST_SHOWN);
}

/** Null where it was not done; the reason has been told, unless the caller has a better answer to it. */
export const order = (
  game: GameId,
  command: AppCommand,
  mend?: (refusal: RequestRefused) => Promise<boolean>,
): Promise<Done | null> => {
  const path = `/api/tables/${encodeURIComponent(game)}`;
  return oneAtATime(() => showAnswer(() => insist(path, doneSchema, { command })), mend);
};

/** The same for what is asked of no table. */
export async function oneAtATime<T>(
  work: () => Promise<T>,
  mend?: (refusal: RequestRefused) => Promise<boolean>,
): Promise<T | null> {
  if (isBusy.value) return null;
  isBusy.value = true;
  try {
    const done = await work();
    feel('stored');
    return done;
  } catch (error) {
    if (error instanceof RequestRefused && mend) {
      isBusy.value = false;
      if (await mend(error)) return null;
    }
    feel('refused');
    tell(error instanceof RequestRefused && error.message ? error.message : say('app-not-sent'));
    return null;
  } finally {
    isBusy.value = false;
  }
}

export async function insist<T>(path: string, schema: v.GenericSchema<unknown, T>, wish: object): Promise<T> {
  const body = { key: crypto.randomUUID(), ...wish };
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(path, schema, { method: 'POST', token: await token(), body });
    } catch (error) {
      const isStale = error instanceof RequestRefused && error.status === 401;
      if (isStale) dropSession();
      if (attempt >= TRIES || !(isStale || error instanceof NoAnswer)) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 700));
    }
  }
}

/** Nothing can be sent while the line is dead. */
export const isSendable = (): boolean => line.value.is !== 'lost' && !isBusy.value;
