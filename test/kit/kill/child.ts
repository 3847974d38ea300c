/** The program as `npm start` runs it, but on a clock that it shares with whoever started it. */
import { spedClock } from '../../../bot/clock.ts';
import { run } from '../../../bot/run.ts';

await run(spedClock(Number(process.env.CLOCK_SPEED), Number(process.env.CLOCK_START)));
