/** The seal of the deal as this phone saw it while the game ran, so that nobody can show another one at the end. */
import { effect } from '@preact/signals';
import { sight } from './table.ts';

type Seen = readonly [game: string, seal: string];

const PLACE = 'omerta seals';
const KEPT = 40;

function seen(): readonly Seen[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as readonly Seen[];
  } catch {
    return [];
  }
}

/** Null where this phone was not there. */
export const sealSeen = (game: string): string | null => seen().find(([id]) => id === game)?.[1] ?? null;

/** The first one counts. */
function keep(game: string, seal: string): void {
  const known = seen();
  if (known.some(([id]) => id === game)) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify([...known, [game, seal]].slice(-KEPT)));
  } catch {
    // Without storage there is nothing to compare with; the seal in the group is still there.
  }
}

effect(() => {
  const { status, game, play } = sight.value ?? {};
  if (status === 'running' && game && play?.seal) keep(game, play.seal);
});
