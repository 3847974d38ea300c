/** `npm start` */
import { realClock } from './clock.ts';
import { run } from './run.ts';

await run(realClock);
