import type { Say } from './fluent.ts';

/** A length of time in its largest fitting unit. */
export function span(say: Say<'hours' | 'minutes' | 'seconds'>, seconds: number): string {
  if (seconds >= 3600 && seconds % 3600 === 0) return say('hours', { n: seconds / 3600 });
  if (seconds >= 120 && seconds % 60 === 0) return say('minutes', { n: seconds / 60 });
  return say('seconds', { n: seconds });
}
