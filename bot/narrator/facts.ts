import type { Fact } from '../../shared/engine/model.ts';
import type { Words } from './words.ts';

/** Something told privately, in one line: to whom it was told, or later to somebody else. */
export function factText(fact: Fact, words: Words, isRetold = false): string {
  if ('plan' in fact) return words.say('fact-plan', { names: words.names(fact.plan) });
  const name = words.name(fact.about);
  if ('role' in fact) return words.say('fact-role', { name, role: words.role(fact.role) });
  if ('side' in fact) return words.say('fact-side', { name, side: words.side(fact.side) });
  if ('card' in fact) return words.say('fact-card', { name, card: words.card(fact.card) });
  const value = typeof fact.value === 'boolean' ? (fact.value ? 'yes' : 'no') : fact.value;
  const retold = isRetold ? words.ownIfAny(`knew-${fact.is}`) : null;
  return words.say(retold ?? words.own(`fact-${fact.is}`), { name, value });
}

/** Of one player the card says more than the side. */
export function factLines(facts: readonly Fact[], words: Words, isRetold = false): readonly string[] {
  const known = new Set(facts.flatMap((fact) => ('role' in fact ? [fact.about] : [])));
  return facts
    .filter((fact) => !('side' in fact) || !known.has(fact.about))
    .map((fact) => factText(fact, words, isRetold));
}
