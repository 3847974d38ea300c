/** What runs in a thread: it is told of games to play, and tells how they ended. */
import { parentPort } from 'node:worker_threads';
import { realClock } from '../clock.ts';
import { counted } from './census.ts';
import type { CountTold, Task } from './thread.ts';

const port = parentPort;
if (!port) throw new Error('this is a thread of the lab');

port.on('message', ({ kind, from, games, within, least = 0 }: Task) => {
  const end = realClock.now() + (within ?? Number.POSITIVE_INFINITY);
  const tell = (told: CountTold): void => port.postMessage(told);
  try {
    tell({ census: counted(kind, from, games, (played) => played < least || realClock.now() < end) });
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) });
  }
});
