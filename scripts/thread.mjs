/** Lets a thread run one of the project's TypeScript files: what `--import tsx` does for a process does not reach there. */
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.file);
