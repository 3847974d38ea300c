const LETTER = /[\p{L}\p{N}]/u;

/** The first letters of the first two words; a name without letters keeps its first sign. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-–—]+/u).flatMap((word) => [...word].find((sign) => LETTER.test(sign)) ?? []);
  if (words.length === 0) return [...name][0] ?? '•';
  return words.slice(0, 2).join('').toLocaleUpperCase();
}
