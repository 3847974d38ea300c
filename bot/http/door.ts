import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Reception } from '../wishes/reception.ts';

/** What everybody needs who answers the app. */
export interface AppDoor extends Reception {
  readonly clock: Clock;
  readonly log: Log;
}
