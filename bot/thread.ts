/** Threads beside the program's own. */
import { Worker } from 'node:worker_threads';

/** The built program has its parts beside it; the others are run from their TypeScript. */
const isBuilt = !import.meta.url.endsWith('.ts');

export const threadOf = (built: URL, source: URL): Worker =>
  isBuilt
    ? new Worker(built, { execArgv: [] })
    : new Worker(new URL('../scripts/thread.mjs', import.meta.url), {
        execArgv: [],
        workerData: { file: source.href },
      });
