/** Chance that depends on nothing but the words it is made from: the same seed, the same lots. */
export interface Chance {
  /** A whole number from 0 up to, not including, `limit`; every one as likely. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

export const chanceFrom = (...words: readonly (string | number)[]): Chance =>
  chanceOver(sfc32(...hash128(words.join('\u001f'))));

/** Over whole numbers below 2³², every one as likely. */
export function chanceOver(next: () => number): Chance {
  const below = (limit: number): number => {
    // Numbers beyond the last whole multiple of `limit` would favour the low ones.
    const fair = 2 ** 32 - (2 ** 32 % limit);
    let drawn = next();
    while (drawn >= fair) drawn = next();
    return drawn % limit;
  };
  return {
    below,
    pick: (items) => {
      if (items.length === 0) throw new Error('there is nothing to draw from');
      return items[below(items.length)]!;
    },
    shuffle: (items) => {
      const shuffled = [...items];
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
      }
      return shuffled;
    },
  };
}

/** Four mixed lanes over the text, each letter stirred into all of them. */
function hash128(text: string): [number, number, number, number] {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef];
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 0x2545f491);
    b = c ^ Math.imul(b ^ k, 0x9e3779b1);
    c = d ^ Math.imul(c ^ k, 0x85ebca6b);
    d = a ^ Math.imul(d ^ k, 0xc2b2ae35);
  }
  const stir = (x: number) => {
    const y = Math.imul(x ^ (x >>> 16), 0x7feb352d);
    const z = Math.imul(y ^ (y >>> 15), 0x846ca68b);
    return (z ^ (z >>> 16)) >>> 0;
  };
  return [stir(a ^ b), stir(b ^ c), stir(c ^ d), stir(d ^ a)];
}

/** The small fast counting generator, run in until its start is forgotten. */
function sfc32(...state: [number, number, number, number]): () => number {
  let [a, b, c, counter] = state;
  const next = () => {
    const t = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 15; i++) next();
  return next;
}
