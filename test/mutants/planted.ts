/** A file as it is with a leak in it. */
import type { Mutant } from './mutant.ts';

/** Throws where a text to be changed is not there exactly once: the file has changed, and the mutant has to follow it. */
export function planted({ name, file, changes }: Mutant, text: string): string {
  return changes.reduce((before, { find, put }) => {
    const times = before.split(find).length - 1;
    if (times !== 1) throw new Error(`${name}: ${file} has ${times} of ${JSON.stringify(find)}`);
    return before.replace(find, () => put);
  }, text);
}
