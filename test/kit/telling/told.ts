/** Whether something was told, in whichever of its many ways. */
import { expect } from 'vitest';
import { escapeHtml } from '../../../bot/chat/message.ts';
import { asRead } from '../../../bot/narrator/press/front.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { BEATS, type Beat, type Manner } from '../../../shared/text/story/beats.ts';
import { stories, voiceOf } from '../../../shared/text/story/index.ts';

/** As people read them. */
type Values = Readonly<Record<string, string | number>>;

export interface Telling {
  readonly language?: Language;
  readonly manner?: Manner;
  readonly values?: Values;
}

/** Every way to tell it, as people read it. */
export function waysOf(beat: Beat, { language = 'en', manner = 'noir', values = {} }: Telling = {}): readonly string[] {
  const story: Readonly<Record<string, readonly string[]>> = stories[language][manner];
  const voice = voiceOf(language, manner);
  const ways = story[beat] ?? [];
  if (ways.length === 0) throw new Error(`nobody tells ${beat} in the manner ${manner}`);
  const said = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? escapeHtml(value) : value]),
  );
  return ways.map((_, way) => asRead(voice.tell(beat, way, said)));
}

/** The way in which this text tells it, if it does. */
export const toldIn = (text: string, beat: Beat, telling: Telling = {}): string | undefined =>
  waysOf(beat, telling).find((way) => text.includes(way));

interface Line extends Omit<Telling, 'values'> {
  /** What the line has besides. */
  readonly before?: string;
  readonly after?: string;
}

/** Equals a line that tells this and nothing else; a value that is not given may be any. */
export function lineWith(beat: Beat, values: Values = {}, { before = '', after = '', ...how }: Line = {}): string {
  const every: Readonly<Record<string, readonly string[]>> = BEATS[how.manner ?? 'noir'];
  const anything = Object.fromEntries((every[beat] ?? []).map((value) => [value, ANY]));
  const ways = waysOf(beat, { ...how, values: { ...anything, ...values } }).map((way) => `${before}${way}${after}`);
  return ways.some((way) => way.includes(ANY))
    ? expect.stringMatching(new RegExp(`^(?:${ways.map(patternOf).join('|')})$`))
    : expect.toBeOneOf(ways);
}

const ANY = '\u0000';

const patternOf = (way: string): string => way.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(ANY, '.+');

const linesOf = (text: string): readonly string[] => text.split('\n');

/** One line of the text tells exactly this. */
export const expectTold = (text: string, beat: Beat, values?: Values, line?: Line): void =>
  expect(linesOf(text)).toContainEqual(lineWith(beat, values, line));

export const expectUntold = (text: string, beat: Beat, values?: Values, line?: Line): void =>
  expect(linesOf(text)).not.toContainEqual(lineWith(beat, values, line));

/** The text has these lines and no others. */
export const expectLines = (text: string, lines: readonly string[]): void => expect(linesOf(text)).toEqual(lines);
