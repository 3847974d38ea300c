/** What a table may agree on in a mode: what it is, what there is to choose from, and what holds otherwise. */
import { isOpen, type OptionSpec } from '../../../shared/engine/rulebook.ts';
import { span } from '../../../shared/text/spans.ts';
import { valueText } from '../lobby/options.ts';
import type { BookWords } from '../words.ts';
import type { OpenBook } from './opened.ts';

interface Variant {
  readonly title: string;
  readonly rest: readonly (string | null)[];
}

export const variantTexts = ({ mode, words }: OpenBook): readonly Variant[] =>
  Object.entries(mode.options).flatMap(([option, spec]) => (isOpen(spec) ? [variant(words, option, spec)] : []));

function variant(words: BookWords, option: string, spec: OptionSpec): Variant {
  const { say, own, ownIfAny } = words;
  const about = ownIfAny(`option-${option}-about`);
  const values = valuesOf(words, option, spec);
  return {
    title: say(own(`option-${option}`)),
    rest: [
      about && say(about),
      values && say('rules-values', { values }),
      say('rules-default', { value: valueText(words, option, spec, spec.byDefault) }),
    ],
  };
}

/** Null where the choice is between on and off. */
function valuesOf(words: BookWords, option: string, spec: OptionSpec): string | null {
  const { say, role, card } = words;
  switch (spec.kind) {
    case 'one-of':
      return spec.values.map((value) => valueText(words, option, spec, value)).join('; ');
    case 'card':
      return [...spec.words, ...spec.cards].map((value) => valueText(words, option, spec, value)).join('; ');
    case 'cards':
      return spec.cards.map(role).join(', ');
    case 'action-cards':
      return spec.cards.map(card).join(', ');
    case 'number':
      return `${spec.least}–${spec.most}`;
    case 'seconds':
      return `${span(say, spec.least)} – ${span(say, spec.most)}`;
    default:
      return null;
  }
}
