import type { Picture } from './picture.ts';

/** Whoever makes pictures. May fail, and may take its time: nobody waits for long. */
export interface Printer {
  /** A PNG. */
  readonly print: (picture: Picture) => Promise<Uint8Array>;
}
