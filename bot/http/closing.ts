/** The address is given up in time, whatever those do who are connected. */
import { type Clock, soon } from '../clock.ts';
import type { Log } from '../log.ts';
import type { HttpServed } from './listen.ts';

/** Milliseconds for those who have asked to take their answers. */
export const ANSWERING_TIME = 5000;

export async function closeInTime(served: HttpServed, clock: Clock, log: Log): Promise<void> {
  const closed = served.close();
  await soon(clock, ANSWERING_TIME, closed, undefined);
  const connections = served.cut();
  if (connections > 0) log.warn({ connections }, 'whoever did not take an answer was cut off');
  await closed;
}
