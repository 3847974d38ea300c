import type { GameId } from '../../../shared/engine/ids.ts';

/** What this phone keeps of its latest games, so that nobody can tell it another story at the end. */
const KEPT = 40;

type Kept = readonly (readonly [game: GameId, text: string])[];

/** The first word on a game counts. Without storage nothing outlives the page. */
export function keepsake(place: string) {
  let known: Kept = read(place);
  return {
    of: (game: GameId): string | null => known.find(([id]) => id === game)?.[1] ?? null,
    keep: (game: GameId, text: string): void => {
      if (known.some(([id]) => id === game)) return;
      known = [...known, [game, text] as const].slice(-KEPT);
      try {
        localStorage.setItem(place, JSON.stringify(known));
      } catch {
        // Then it is known as long as the page is open.
      }
    },
  };
}

function read(place: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as Kept;
  } catch {
    return [];
  }
}
