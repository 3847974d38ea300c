import type { Update } from 'grammy/types';
import type { Waiting } from './queue.ts';

/** How unkind the network is: the Bot API promises delivery at least once, and order only within a chat. */
export interface Redelivery {
  /** How often an update is delivered in all. */
  readonly times: () => number;
  readonly shuffle: (updates: readonly Update[]) => readonly Update[];
}

/** Shuffles between the chats: each chat keeps the places that fell to it, and fills them in its own order. */
export function inLanes(batch: readonly Waiting[], shuffle: Redelivery['shuffle']): readonly Waiting[] {
  const laneOf = new Map(batch.map(({ update, lane }) => [update, lane]));
  const lanes = new Map<number, Waiting[]>();
  for (const waiting of batch) lanes.set(waiting.lane, [...(lanes.get(waiting.lane) ?? []), waiting]);
  return shuffle(batch.map(({ update }) => update)).map((update) => lanes.get(laneOf.get(update)!)!.shift()!);
}
