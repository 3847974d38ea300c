/** A leak planted on purpose: one change to the program after which somebody could know what they may not. */

export interface Change {
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly put: string;
}

export interface Mutant {
  readonly name: string;
  /** What it gives away, and to whom. */
  readonly leaks: string;
  readonly file: string;
  readonly changes: readonly Change[];
  /** The test of secrecy that must fail, and which of its cases. */
  readonly caughtBy: Catcher;
}

export interface Catcher {
  readonly test: string;
  readonly named?: string;
  /** What it says then: a mutant that only breaks the program is not caught. */
  readonly says: RegExp;
}

const APART = /tells? the worlds apart/;

const worlds =
  (file: string) =>
  (named: string): Catcher => ({ test: `test/worlds/${file}.test.ts`, named, says: APART });

export const roles = worlds('roles');
export const cards = worlds('cards');
export const deeds = worlds('deeds');
export const doors = worlds('doors');

/** Where the two who exchange their cards are of one side. */
export const COMMISSIONER = roles('party, citizen and commissioner');
/** And where they are not. */
export const MAFIOSO = roles('city with a host, citizen and mafioso');
export const CHECKS = deeds('party, a check');
export const PICTURES = doors('with pictures');
export const PRACTICE = doors('among practice players');
