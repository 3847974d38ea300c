/** Whether this morning's paper still lies before the reader, kept on this phone for as long as the app is open. */
import { signal } from '@preact/signals';
import { sight, view } from './table.ts';

/** Which one was put away or taken up last, for phones that keep nothing. */
const last = signal<{ readonly paper: string; readonly isAway: boolean } | null>(null);

const drawer = (): string => `omerta paper ${sight.value?.game} ${sight.value?.place}`;
const round = (): string => `${view.value?.table.round}`;

export function isPaperAway(): boolean {
  const paper = `${drawer()} ${round()}`;
  if (last.value?.paper === paper) return last.value.isAway;
  try {
    return sessionStorage.getItem(drawer()) === round();
  } catch {
    return false;
  }
}

export function layPaper(isAway: boolean): void {
  last.value = { paper: `${drawer()} ${round()}`, isAway };
  try {
    if (isAway) sessionStorage.setItem(drawer(), round());
    else sessionStorage.removeItem(drawer());
  } catch {
    // Then it lies there again after a reload.
  }
}
