import type { Options, OptionValue } from '../model.ts';
import { fits, type Mode, type OptionSpec } from '../rulebook.ts';
import type { Problem } from './problems.ts';

type Settled = { readonly options: Options } | { readonly refused: Problem };

/** The options in force: what was asked for, and the mode's own where nothing was. */
export function settleOptions(mode: Mode, wanted: Readonly<Record<string, unknown>>): Settled {
  for (const option of Object.keys(wanted)) {
    if (!Object.hasOwn(mode.options, option)) return { refused: { id: 'unknown-option', option } };
  }
  const settled: Record<string, OptionValue> = {};
  for (const [option, spec] of Object.entries(mode.options)) {
    const value = wanted[option] ?? spec.byDefault;
    if (!fits(spec, value)) return { refused: { id: 'option-value', option, allowed: allowedBy(spec) } };
    settled[option] = value;
  }
  return { options: settled };
}

function allowedBy(spec: OptionSpec): readonly string[] {
  switch (spec.kind) {
    case 'switch':
      return ['true', 'false'];
    case 'one-of':
      return spec.values;
    case 'card':
      return [...spec.words, ...spec.cards];
    case 'cards':
      return [spec.byDefault, `0–${spec.cards.length}`, ...spec.cards];
    case 'aide':
      return [];
    case 'seconds':
      return [`${spec.least}–${spec.most}`];
    case 'number':
      return [spec.byDefault, `${spec.least}–${spec.most}`];
    case 'with':
      return [spec.byDefault, 'true', 'false', ...(spec.words ?? [])];
    case 'action-cards':
      return [spec.byDefault, ...spec.cards];
  }
}

/** From a blink to a week: slow games are a timer setting. */
const TIMER = { least: 5, most: 7 * 24 * 60 * 60 };

export function timerProblem(
  seconds: Readonly<Record<string, number>>,
  timers: Readonly<Record<string, unknown>>,
): Problem | null {
  for (const [timer, length] of Object.entries(timers)) {
    if (!Object.hasOwn(seconds, timer)) return { id: 'unknown-timer', timer };
    const isFit = Number.isInteger(length) && Number(length) >= TIMER.least && Number(length) <= TIMER.most;
    if (!isFit) return { id: 'timer-range', timer, ...TIMER };
  }
  return null;
}
