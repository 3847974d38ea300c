/** Games by the thousand, on all cores. */
import { availableParallelism } from 'node:os';
import { type Census, type Kind, NOBODY, together } from '../odds/census.ts';
import { CountingThread } from '../odds/thread.ts';

/** So many games at once: few enough that all cores are busy to the end. */
const LOT = 50;

/** Counts each kind of table over so many games; the games are the same however many cores there are. */
export async function countAll(
  kinds: readonly Kind[],
  games: number,
  tell: (kind: Kind, census: Census) => void = () => undefined,
): Promise<ReadonlyMap<Kind, Census>> {
  const lots = kinds.flatMap((kind) =>
    Array.from({ length: Math.ceil(games / LOT) }, (_, i) => ({
      kind,
      from: i * LOT,
      games: Math.min(LOT, games - i * LOT),
    })),
  );
  const counts = new Map<Kind, Census>(kinds.map((kind) => [kind, NOBODY]));
  const next = lots[Symbol.iterator]();
  const work = async (): Promise<void> => {
    const thread = new CountingThread();
    for (const lot of next) {
      const played = await thread.count(lot);
      const census = together(counts.get(lot.kind)!, played);
      counts.set(lot.kind, census);
      if (census.games === games) tell(lot.kind, census);
    }
    await thread.end();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), lots.length) }, work));
  return counts;
}
