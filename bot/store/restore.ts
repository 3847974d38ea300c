import type { GameEvent } from '../../shared/engine/events.ts';
import { replay } from '../../shared/engine/evolve.ts';
import type { GameId } from '../../shared/engine/ids.ts';
import type { Game } from '../../shared/engine/model.ts';
import { ENGINE_VERSION } from '../../shared/engine/version.ts';
import type { GameRow } from './rows.ts';

/** The game of a row: its snapshot if this engine wrote it, else what its events tell. */
export async function restore(
  row: Pick<GameRow, 'id' | 'engine' | 'snapshot'>,
  loadEvents: (gameId: GameId) => Promise<readonly GameEvent[]>,
): Promise<Game> {
  if (row.engine === ENGINE_VERSION && row.snapshot !== null) return row.snapshot as Game;
  return replay(await loadEvents(row.id));
}
