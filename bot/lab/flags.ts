/** What was asked for on the command line. */
import { EDITIONS, rulebooks } from '../../shared/editions/index.ts';
import type { Mode } from '../../shared/engine/rulebook.ts';
import { STRENGTHS, type Strength } from '../../shared/wire/practice.ts';

/** Something on the command line is wrong; the message is the one line that says what. */
export class WrongFlag extends Error {}

export type Flags = ReadonlyMap<string, string>;

/** `--flag value`, `--flag=value`, and switches without a value. */
export function readFlags(
  args: readonly string[],
  known: { readonly values: readonly string[]; readonly switches: readonly string[] },
): Flags {
  const flags = new Map<string, string>();
  const all = [...known.values, ...known.switches].map((flag) => `--${flag}`).join(', ');
  for (let i = 0; i < args.length; i++) {
    const [, flag = '', inline] = /^--([a-z]+)(?:=(.*))?$/s.exec(args[i]!) ?? [];
    const isSwitch = known.switches.includes(flag);
    if (!isSwitch && !known.values.includes(flag)) throw new WrongFlag(`there is no ${args[i]}; there are ${all}`);
    if (flags.has(flag)) throw new WrongFlag(`--${flag} is given twice`);
    if (isSwitch && inline !== undefined) throw new WrongFlag(`--${flag} takes no value`);
    const value = isSwitch ? 'yes' : (inline ?? args[++i]);
    if (value === undefined || value === '' || (inline === undefined && value.startsWith('--'))) {
      throw new WrongFlag(`--${flag} needs a value`);
    }
    flags.set(flag, value);
  }
  return flags;
}

/** One of these words; the first where nothing is said, unless told otherwise. */
export function oneOf<T extends string>(flags: Flags, flag: string, words: readonly T[], byDefault: T = words[0]!): T {
  const value = flags.get(flag);
  if (value === undefined) return byDefault;
  if (!(words as readonly string[]).includes(value)) {
    throw new WrongFlag(`--${flag} must be one of ${words.join(', ')}, not ${value}`);
  }
  return value as T;
}

export const editionIn = (flags: Flags): (typeof EDITIONS)[number] => oneOf(flags, 'edition', EDITIONS);

export const strengthIn = (flags: Flags, byDefault: Strength): Strength =>
  oneOf(flags, 'strength', STRENGTHS, byDefault);

export function wholeNumber(flags: Flags, flag: string, byDefault: number, least: number, most: number): number {
  const value = flags.get(flag);
  if (value === undefined) return byDefault;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new WrongFlag(`--${flag} must be ${least === most ? least : `${least} to ${most}`}, not ${value}`);
}

export const modesOf = (edition: keyof typeof rulebooks): readonly string[] => Object.keys(rulebooks[edition].modes);

export const modeCalled = (edition: keyof typeof rulebooks, mode: string): Mode => rulebooks[edition].modes[mode]!;

/** For how many a mode is dealt. */
export function sizesOf(edition: keyof typeof rulebooks, mode: string): readonly number[] {
  const { least, most } = modeCalled(edition, mode).players;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** Runs a program of the command line: what is wrong is one line on stderr, and exit code 1. */
export async function runAs(name: string, program: (args: readonly string[]) => Promise<number> | number) {
  try {
    process.exitCode = await program(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof WrongFlag)) throw error;
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  }
}
