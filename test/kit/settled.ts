/** So often in a row nothing moves when all that is left waits for the clock. */
const STILL = 40;
const QUIET = 3;

/** Until nothing is under way, or all that is under way has ceased to move: a slow answer waits for the clock as well. */
export async function settled(isQuiet: () => boolean, signs: () => string): Promise<void> {
  let seen = '';
  for (let quiet = 0, still = 0; quiet < QUIET && still < STILL; ) {
    await new Promise((resolve) => setImmediate(resolve));
    quiet = isQuiet() ? quiet + 1 : 0;
    const now = signs();
    still = now === seen ? still + 1 : 0;
    seen = now;
  }
}
