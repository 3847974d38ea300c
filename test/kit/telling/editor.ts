/** The editor reads every line that a narrator may say, and lists what breaks the house style. */
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '../../../shared/text/languages.ts';
import { BEATS, fewest, longest, MANNERS, type Manner } from '../../../shared/text/story/beats.ts';
import { unfitIn } from '../../text/unfit.ts';

type Lines = Readonly<Record<string, readonly string[]>>;

const VALUE = /\{ \$([a-z]+) \}/g;
const TWO_PARTS = ['paper-column', 'paper-ad'];
const IN_A_LIST = ['accused-line', 'withdrawn-line'];
const UNENDED = [...IN_A_LIST, 'paper-ad', 'paper-motto'];

export function faultsIn(language: Language, manner: Manner, story: Lines): readonly string[] {
  const faults: string[] = [];
  const beats: Readonly<Record<string, readonly string[]>> = BEATS[manner];
  const note = (beat: string, line: string, what: string) =>
    faults.push(`${language} ${manner} ${beat}: ${what}: ${line}`);
  for (const beat of Object.keys(story)) if (!Object.hasOwn(beats, beat)) note(beat, '', 'nobody tells this');
  const seen = new Map<string, string>();
  for (const [beat, values] of Object.entries(beats)) {
    const variants = story[beat] ?? [];
    if (variants.length < fewest(beat)) note(beat, String(variants.length), 'too few variants');
    for (const line of variants) {
      const before = seen.get(line);
      if (before) note(beat, line, `is also in ${before}`);
      seen.set(line, beat);
      for (const fault of faultsOf(beat, line, values, language)) note(beat, line, fault);
      const unfit = manner === 'kids' ? unfitIn(bare(line), language) : [];
      if (unfit.length > 0) note(beat, line, `not for children: ${unfit.join(', ')}`);
    }
  }
  return faults;
}

const bare = (line: string): string => line.replace(VALUE, '');

function faultsOf(beat: string, line: string, values: readonly string[], language: Language): readonly string[] {
  const faults: string[] = [];
  const held = [...line.matchAll(VALUE)].map(([, name]) => name);
  if (held.toSorted().join() !== values.toSorted().join()) faults.push(`holds ${held.join(', ') || 'no value'}`);
  const words = bare(line);
  if (/[{}<>&*\n]/.test(words)) faults.push('has markup');
  if (/\p{Extended_Pictographic}/u.test(words)) faults.push('has an emoji');
  if (words.length > longest(beat)) faults.push(`is ${words.length} long, not ${longest(beat)}`);
  if (/ {2}|^ | $/.test(line)) faults.push('has stray blanks');
  const parts = line.split('|').length;
  if (parts !== (TWO_PARTS.includes(beat) ? 2 : 1)) faults.push('has the wrong number of parts');
  const isHeadline = beat.startsWith('paper-headline');
  if (isHeadline ? /\.$/.test(line) : !UNENDED.includes(beat) && !/[.!?…]["»”]?$/.test(line)) faults.push('ends wrong');
  if (IN_A_LIST.includes(beat) && /\.$/.test(line)) faults.push('ends wrong');
  // A list of the accused is looked through for names.
  if (beat === 'accused-line' && !line.startsWith('{ $name }')) faults.push('does not begin with the accused');
  return [...faults, ...alphabetFaults(words, language)];
}

function alphabetFaults(words: string, language: Language): readonly string[] {
  const faults: string[] = [];
  if (language === 'en' ? /\p{Script=Cyrillic}/u.test(words) : /\p{Script=Latin}/u.test(words))
    faults.push('has letters of another alphabet');
  if (language === 'uk' && /[ыэъё]/i.test(words)) faults.push('has letters that Ukrainian has not');
  if (language === 'ru' && /[іїєґ]/i.test(words)) faults.push('has letters that Russian has not');
  if (/['"]/.test(words)) faults.push('has typewriter quotes');
  return faults;
}

/** `node scripts/run.mjs test/kit/telling/editor.ts uk noir` reads one voice. */
if (process.argv[1]?.endsWith('editor.ts')) {
  const [language, manner] = process.argv.slice(2) as [Language, Manner];
  if (!LANGUAGES.includes(language) || !MANNERS.includes(manner)) throw new Error('say a language and a manner');
  const file = new URL(`../../../shared/text/${language}/story/${manner}/index.ts`, import.meta.url);
  const part = (await import(pathToFileURL(file.pathname).href)) as Readonly<Record<string, Lines>>;
  const faults = faultsIn(language, manner, part[manner] ?? {});
  process.stdout.write(`${faults.join('\n') || 'Nothing to mend.'}\n`);
}
