/** This phone's part in the shuffle: given when its person sits down, and kept to be found again at the end. */
import type { GameId } from '../../../shared/engine/ids.ts';
import { doneSchema } from '../../../shared/wire/command.ts';
import { insist } from '../orders.ts';
import { sight } from '../table.ts';
import { keepsake } from './kept.ts';

const cuts = keepsake('omerta cuts');

/** Null where this phone gave none. */
export const cutGiven = (game: GameId): string | null => cuts.of(game);

export const keepCut = cuts.keep;

/** 128 bits of this phone's own randomness. */
export function drawCut(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The same for every try at one table. */
export function cutFor(game: GameId): string {
  cuts.keep(game, drawCut());
  return cuts.of(game)!;
}

let asked = '';

/** Whoever was seated by others, or offered to lead, shuffles too. Nobody waits for it, and nothing hangs on one phone. */
export function giveCut(): void {
  const { game, place, lobby } = sight.value ?? {};
  if (!game || !lobby || lobby.seal === null || place == null || lobby.cut !== null || asked === game) return;
  asked = game;
  const command = { do: 'cut', cut: cutFor(game) } as const;
  insist(`/api/tables/${encodeURIComponent(game)}`, doneSchema, { command }).catch(() => undefined);
}
