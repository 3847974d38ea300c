/** Everything that a game of some rulebook can tell: privately, and to the whole table. */
import type { Fact, News } from '../../../shared/engine/model.ts';
import type { Rulebook } from '../../../shared/engine/rulebook.ts';
import { hasText, texts } from '../../../shared/text/speak.ts';
import { idIn } from '../../../shared/text/voices.ts';

const PLAN = 'plan';

export function factsOf({ speaksOf: { roles, sides, facts, cards = [] } }: Rulebook, about: string): readonly Fact[] {
  return [
    ...roles.map((role) => ({ about, role })),
    ...sides.map((side) => ({ about, side })),
    ...cards.map((card) => ({ about, card })),
    ...facts.flatMap((is) => (is === PLAN ? [2, 3] : [true, false]).map((value) => ({ about, is, value }))),
    // Some know the whole plan at once, others for which night somebody is meant.
    ...(facts.includes(PLAN) ? [] : [{ plan: [about, about] }, { plan: [] }]),
  ];
}

/** Without who is out and a quiet night, for which the narrator and the app have words of their own. */
export function newsOf({ speaksOf, offences = [] }: Rulebook, voices: readonly string[], who: string): readonly News[] {
  const { news, sides, cards = [] } = speaksOf;
  const values: Readonly<Record<string, News[string]>> = { count: 3, cancelled: 2, loses: sides[0]!, undone: 'warn' };
  const whole = (kind: string, first: News): readonly News[] => {
    const text = idIn(voices, `news-${kind}`, hasText);
    if (text === null) return [];
    const named = [...texts.en[text].matchAll(/\$(\w+)/g)].map(([, name]) => [name!, values[name!] ?? who] as const);
    return [{ ...first, ...Object.fromEntries(named.filter(([name]) => !Object.hasOwn(first, name))) }];
  };
  const plain = news.filter((kind) => !['out', 'quiet', 'card'].includes(kind));
  return [
    ...plain.flatMap((kind) => whole(kind, { [kind]: values[kind] ?? who })),
    ...plain.flatMap((kind) => whole(kind, { [kind]: values[kind] ?? [who, who] })),
    ...cards.flatMap((card) => whole(`card-${card}`, { card })),
    ...(news.includes('foul') ? offences.map(({ id }) => ({ foul: who, count: 1, reason: id })) : []),
  ];
}
