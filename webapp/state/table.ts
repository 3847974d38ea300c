/** The table that is open: what it shows, kept live; a lost line says so, tries again with growing pauses, catches up. */
import { computed, signal } from '@preact/signals';
import * as v from 'valibot';
import type { GameId } from '../../shared/engine/ids.ts';
import { type Shown, type Sight, shownSchema } from '../../shared/wire/sight.ts';
import { eventsFrom } from '../api/events.ts';
import { ask, NoAnswer, Outdated, RequestRefused, reach, refusalFrom } from '../api/requests.ts';
import { hearClock } from './clock.ts';
import { putOn, wear } from './dress.ts';
import { dropSession, token } from './session.ts';
import { speakOf, speakSettings, voices } from './words.ts';

export type Line =
  | { readonly is: 'live' }
  | { readonly is: 'opening' }
  /** `retryAt` in this phone's own time. */
  | { readonly is: 'lost'; readonly retryAt: number };

export const line = signal<Line>({ is: 'opening' });
export const sight = signal<Sight | null>(null);
/** Why this table cannot be shown at all. */
export const barred = signal<{ readonly refused: string; readonly message: string } | 'outdated' | null>(null);

const PAUSES = [1000, 2000, 4000, 8000, 15_000];
/** The server's heartbeat comes three times as often. */
const LONGEST_SILENCE = 45_000;

let following: { readonly game: GameId; readonly stop: AbortController } | null = null;
let wake: () => void = () => undefined;

export function follow(game: GameId): void {
  if (following?.game === game) return;
  leave();
  following = { game, stop: new AbortController() };
  void keepFollowing(game, following.stop.signal);
}

export function leave(): void {
  following?.stop.abort();
  following = null;
  sight.value = null;
  voices.value = [];
  wear(null);
  barred.value = null;
  line.value = { is: 'opening' };
}

export const retryNow = (): void => wake();

/** How often the live line has spoken. */
let words = 0;

/**
 * Waits for an answer that shows the table as well. The line may have outrun it: then the line knows better, and tells
 * whatever is new besides.
 */
export async function showAnswer<T extends Shown>(asked: () => Promise<T>): Promise<T> {
  const before = words;
  const answer = await asked();
  if (words === before) await show(answer);
  return answer;
}

async function show({ clock, sight: shown }: Shown): Promise<void> {
  hearClock(clock);
  await Promise.all([speakOf(...shown.voices), shown.lobby && speakSettings(shown.edition), putOn(shown.dress)]);
  if (following?.game !== shown.game) return;
  voices.value = shown.voices;
  wear(shown.dress);
  sight.value = shown;
}

async function keepFollowing(game: GameId, stop: AbortSignal): Promise<void> {
  for (let failures = 0; !stop.aborted; ) {
    try {
      await followOnce(game, stop, () => {
        failures = 0;
      });
    } catch (error) {
      if (stop.aborted) return;
      if (error instanceof RequestRefused && error.status === 401) dropSession();
      if (isFinal(error)) {
        barred.value = error instanceof Outdated ? 'outdated' : { refused: error.refused, message: error.message };
        return;
      }
    }
    if (stop.aborted) return;
    await pause(PAUSES[Math.min(failures++, PAUSES.length - 1)]! * (0.8 + Math.random() * 0.4), stop);
  }
}

const isFinal = (error: unknown): error is RequestRefused | Outdated =>
  error instanceof Outdated || (error instanceof RequestRefused && [400, 403, 404].includes(error.status));

async function followOnce(game: GameId, stop: AbortSignal, isUp: () => void): Promise<void> {
  const path = `/api/tables/${encodeURIComponent(game)}`;
  if (!sight.value) await show(await ask(path, shownSchema, { token: await token() }));
  if (stop.aborted) return;
  const broken = new AbortController();
  const giveUp = () => broken.abort();
  stop.addEventListener('abort', giveUp);
  const since = sight.value?.version ?? '';
  try {
    let silence = setTimeout(giveUp, LONGEST_SILENCE);
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, LONGEST_SILENCE);
    };
    const live = `${path}/live?since=${encodeURIComponent(since)}`;
    const response = await reach(live, { token: await token() }, broken.signal);
    if (!response.ok || !response.body) throw refusalFrom(response, await response.json().catch(() => null));
    line.value = { is: 'live' };
    isUp();
    for await (const data of eventsFrom(response.body)) {
      heard();
      if (data === null) continue;
      const parsed = v.safeParse(shownSchema, JSON.parse(data));
      if (!parsed.success) throw new Outdated();
      words++;
      await show(parsed.output);
    }
    clearTimeout(silence);
    throw new NoAnswer();
  } finally {
    stop.removeEventListener('abort', giveUp);
    broken.abort();
  }
}

/** Ends early when the phone is online again, comes back to the front, or somebody does not want to wait. */
function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  line.value = { is: 'lost', retryAt: Date.now() + milliseconds };
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    const onVisible = () => document.visibilityState === 'visible' && done();
    function done(): void {
      clearTimeout(timer);
      removeEventListener('online', done);
      document.removeEventListener('visibilitychange', onVisible);
      stop.removeEventListener('abort', done);
      wake = () => undefined;
      if (!stop.aborted) line.value = { is: 'opening' };
      resolve();
    }
    wake = done;
    addEventListener('online', done);
    document.addEventListener('visibilitychange', onVisible);
    stop.addEventListener('abort', done);
  });
}

export const play = computed(() => sight.value?.play ?? null);
export const view = computed(() => play.value?.view ?? null);
/** Everybody talks at once. */
export const isTalk = computed(() => view.value?.table.isTalk === true);
