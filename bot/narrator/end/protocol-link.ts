import type { Links } from '../../links.ts';
import type { TableState } from '../../table/state.ts';

/** Where the protocol can be printed. For whoever has it: the game is over by then, and its cards are open. */
export function protocolLink({ app, sheetKey }: Links, { id, game }: Pick<TableState, 'id' | 'game'>): string | null {
  if (app === null || !sheetKey || !game?.outcome) return null;
  return new URL(`../protocol/${id}/${sheetKey(id)}`, app).href;
}
