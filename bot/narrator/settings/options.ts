/** The variants of a mode: all of them on one page, and a page for each that is chosen from many. */
import { AUTO, isOpen, type Mode, type OptionSpec } from '../../../shared/engine/rulebook.ts';
import { type Button, lines } from '../../chat/message.ts';
import type { Sets } from '../../chat/setting-button.ts';
import { modeOf } from '../../table/lobby.ts';
import { optionsOf } from '../../table/wished.ts';
import { optionLine, valueMeant, valueText } from '../lobby/options.ts';
import { warningLines } from '../lobby/warnings.ts';
import { type Built, back, button, type Sheet, ticked } from './sheet.ts';

type OptionAnswer = Extract<Sets, { readonly set: 'option' }>['to'];
type Many = Extract<OptionSpec, { readonly kind: 'card' | 'cards' | 'action-cards' }>;

export const isChosenFromMany = (spec: OptionSpec | undefined): spec is Many =>
  spec?.kind === 'card' || spec?.kind === 'cards' || spec?.kind === 'action-cards';

/** Times are set among the times, and where there is no choice nothing is asked. */
export const choicesIn = (options: Mode['options']): readonly (readonly [string, OptionSpec])[] =>
  Object.entries(options).filter(([, spec]) => isOpen(spec) && spec.kind !== 'seconds');

export function optionsPage(sheet: Sheet): Built {
  const { words, desk } = sheet;
  const now = optionsOf(desk);
  const rows = choicesIn(modeOf(desk.setting).options).flatMap(([option, spec]) => {
    const value = now[option] ?? spec.byDefault;
    const text = optionLine(words, option, spec, value);
    const answer = (label: string, to: OptionAnswer) => button(label, sheet, { set: 'option', option, to });
    switch (spec.kind) {
      case 'switch':
        return [[answer(text, !value)]];
      case 'one-of':
        return spec.values.map((one) => [answer(ticked(optionLine(words, option, spec, one), value === one), one)]);
      case 'number':
      case 'with':
        return [
          [button(text, sheet, { open: 'options' })],
          ...answerRows(
            spec,
            valuesOf(spec).map((one) =>
              answer(ticked(valueText(words, option, spec, one), valueMeant(spec, value) === one), one),
            ),
          ),
        ];
      default:
        return [[button(text, sheet, { open: 'option', option })]];
    }
  });
  return { text: lines(...warningLines(desk, words)) || null, buttons: [...rows, back(sheet)] };
}

export function optionPage(sheet: Sheet, option: string): Built {
  const { words, desk } = sheet;
  const spec = modeOf(desk.setting).options[option];
  if (!isChosenFromMany(spec)) return { text: null, buttons: [back(sheet, 'options')] };
  const value = optionsOf(desk)[option] ?? spec.byDefault;
  const pick = (text: string, to: OptionAnswer) =>
    button(ticked(text, value === to), sheet, { set: 'option', option, to });
  const one = (to: string) => pick(valueText(words, option, spec, to), to);
  const named = Array.isArray(value) ? (value as readonly string[]) : [];
  const nameOf = spec.kind === 'action-cards' ? words.card : words.role;
  const cards = spec.cards.map((card) => {
    if (spec.kind === 'card') return one(card);
    const isNamed = named.includes(card);
    return button(ticked(nameOf(card), isNamed), sheet, { set: 'card', option, card, step: isNamed ? 'less' : 'more' });
  });
  const numbers = spec.kind === 'cards' ? [spec.cards.map((_, n) => pick(`${n}`, n)), [one(spec.byDefault)]] : [];
  const auto = spec.kind === 'action-cards' ? [[one(spec.byDefault)]] : numbers;
  return {
    text: lines(
      `<b>${optionLine(words, option, spec, value)}</b>`,
      words.say(words.own(`option-${option}-about`)),
      ...warningLines(desk, words),
    ),
    buttons: [
      ...(spec.kind === 'card' ? spec.words.map((word) => [one(word)]) : auto),
      ...inPairs(cards),
      back(sheet, 'options'),
    ],
  };
}

const valuesOf = (spec: Extract<OptionSpec, { kind: 'number' | 'with' }>): readonly OptionAnswer[] =>
  spec.kind === 'with'
    ? [AUTO, ...(spec.words ?? [true]), false]
    : [AUTO, ...Array.from({ length: spec.most - spec.least + 1 }, (_, i) => spec.least + i)];

/** Short answers stand in one row, words two in a row. */
const answerRows = (spec: OptionSpec, buttons: readonly Button[]): readonly (readonly Button[])[] =>
  spec.kind === 'with' && spec.words ? pairs(buttons) : [buttons];

/** Many cards stand two in a row. */
const inPairs = (buttons: readonly Button[]): readonly (readonly Button[])[] =>
  buttons.length <= 6 ? buttons.map((one) => [one]) : pairs(buttons);

const pairs = (buttons: readonly Button[]): readonly (readonly Button[])[] =>
  buttons.flatMap((one, i) => (i % 2 === 0 ? [[one, ...buttons.slice(i + 1, i + 2)]] : []));
