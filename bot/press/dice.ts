/** The same words always give the same drawing, and other words another. */
export type Roll = () => number;

export function rollsFor(words: string): Roll {
  let state = 2166136261;
  for (let i = 0; i < words.length; i++) state = Math.imul(state ^ words.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
