/** Structured logs. What is secret is never handed to them: no view, no text of a message, no body of a request. */
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

/** Of an error its kind and where it happened; its message may quote what it was about. */
const placeOf = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, at: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) }
    : { name: typeof error };

export const openLog = (level: string, destination: DestinationStream = pino.destination(1)): Log =>
  pino({ level, base: null, serializers: { err: placeOf } }, destination);

export const silentLog: Log = pino({ level: 'silent' });
