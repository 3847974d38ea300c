/** Sharing how a game ended: its picture where that can be had, else words and a link. */
import type { GameId } from '../../shared/engine/ids.ts';
import { shareableSchema } from '../../shared/wire/share.ts';
import { canShare, share, shareLink } from '../telegram/index.ts';
import { insist, oneAtATime } from './orders.ts';

export async function shareResult(game: GameId, words: string): Promise<void> {
  const path = `/api/tables/${encodeURIComponent(game)}/share`;
  const shareable = await oneAtATime(() => insist(path, shareableSchema, {}));
  if (!shareable) return;
  const { prepared, link } = shareable;
  if (prepared !== null && canShare()) share(prepared);
  else shareLink(link, words);
}
