/** The lots of a game. Its seed says itself how it is expanded, so a game that has begun keeps its lots. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, chanceFrom, chanceOver } from './chance.ts';
import type { Game } from './model.ts';

/** Begins every seed that all people of a table had a part in. Any other is a name for a game that can be had again. */
const CRYPTOGRAPHIC = 'sha256:';

export const seedOf = (text: string): string => `${CRYPTOGRAPHIC}${sha256Of(text)}`;

export const sha256Of = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

const isCryptographic = (seed: string): boolean => seed.startsWith(CRYPTOGRAPHIC);

/** The same words, the same lots. */
export const lotsFrom = (seed: string, ...words: readonly (string | number)[]): Chance =>
  isCryptographic(seed) ? chanceOver(expanded(seed, words.join(' '))) : chanceFrom(seed, ...words);

/** The lots of a game are numbered from 1: everybody can count along. */
export const lotNumber = (seed: string, number: number): Chance => lotsFrom(seed, 'lot', number);

/** The next lot of a game; `events` is how many the decision has made so far, by which games of an earlier kind go. */
export const nextLot = ({ deal: { seed }, lots, stage }: Game, events: number): Chance =>
  isCryptographic(seed) ? lotNumber(seed, lots.length + 1) : chanceFrom(seed, stage.serial, events);

/** Block by block: HMAC-SHA-256 under the seed of the words and the number of the block, eight numbers in each. */
function expanded(seed: string, words: string): () => number {
  const key = utf8ToBytes(seed);
  let numbers: number[] = [];
  let blocks = 0;
  return () => {
    if (numbers.length === 0) numbers = numbersIn(hmac(sha256, key, utf8ToBytes(`${words} ${++blocks}`)));
    return numbers.shift()!;
  };
}

function numbersIn(block: Uint8Array): number[] {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  return Array.from({ length: block.byteLength / 4 }, (_, i) => view.getUint32(i * 4));
}
