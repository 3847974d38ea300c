/** What the table has agreed on besides mode and cards, in words. */
import type { OptionValue } from '../../../shared/engine/model.ts';
import { AUTO, isOfDeal, isOpen, type OptionSpec } from '../../../shared/engine/rulebook.ts';
import { span } from '../../../shared/text/spans.ts';
import type { Desk } from '../../table/desk.ts';
import { modeOf } from '../../table/lobby.ts';
import { optionsOf } from '../../table/wished.ts';
import type { BookWords, Words } from '../words.ts';

/** One line for each variant that there is to choose; those of the deal only where the deal follows them. */
export function optionLines(desk: Desk, words: Words): readonly string[] {
  const { setting } = desk;
  const now = optionsOf(desk);
  return Object.entries(modeOf(setting).options).flatMap(([option, spec]) => {
    const isIdle = isOfDeal(spec) && setting.composition !== 'auto';
    if (!isOpen(spec) || isIdle) return [];
    return [optionLine(words, option, spec, now[option] ?? spec.byDefault)];
  });
}

export const optionLine = (words: BookWords, option: string, spec: OptionSpec, value: OptionValue): string =>
  `${words.say(words.own(`option-${option}`))}: ${valueText(words, option, spec, value)}`;

/** A plain yes is the first of the words, where there are some. */
export const valueMeant = (spec: OptionSpec, value: OptionValue): OptionValue =>
  spec.kind === 'with' && value === true ? (spec.words?.[0] ?? value) : value;

export function valueText(words: BookWords, option: string, spec: OptionSpec, value: OptionValue): string {
  const { say, own, role } = words;
  switch (spec.kind) {
    case 'switch':
      return say(value ? 'settings-on' : 'settings-off');
    case 'aide':
      return String(value);
    case 'seconds':
      return span(say, Number(value));
    case 'one-of':
      return say(own(`option-${option}-${String(value)}`));
    case 'card':
      return spec.cards.includes(String(value)) ? role(String(value)) : say(own(`option-${option}-${String(value)}`));
    case 'number':
      return value === AUTO ? say(own(`option-${option}-auto`)) : String(value);
    case 'with': {
      const meant = valueMeant(spec, value);
      return typeof meant === 'boolean'
        ? say(meant ? 'settings-on' : 'settings-off')
        : say(own(`option-${option}-${String(meant)}`));
    }
    case 'action-cards':
      return Array.isArray(value)
        ? value.map((card: string) => words.card(card)).join(', ') || say('settings-none')
        : say(own(`option-${option}-auto`));
    case 'cards':
      if (Array.isArray(value)) return value.map((card: string) => role(card)).join(', ') || say('settings-none');
      if (value === 0) return say('settings-none');
      return typeof value === 'number'
        ? say('settings-by-lot', { n: value })
        : say(own(`option-${option}-${String(value)}`));
  }
}
