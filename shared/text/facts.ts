/** What was told privately, in words. */
import type { PlaceId } from '../engine/ids.ts';
import type { Fact } from '../engine/model.ts';
import type { Wording } from './wording.ts';

export interface Listener {
  /** It is told to somebody else, and later. */
  readonly isRetold?: boolean;
  /** Who reads it, where their own side is told beside their card. */
  readonly reader?: PlaceId | null;
}

export function factText(fact: Fact, wording: Wording, isRetold = false): string {
  const { tell, tellOwn } = wording;
  if ('plan' in fact) return tell('fact-plan', { names: wording.names(fact.plan) });
  const name = wording.name(fact.about);
  if ('role' in fact) return tell('fact-role', { name, role: tell(`role-${fact.role}`) });
  if ('side' in fact) return tell('fact-side', { name, side: tell(`side-${fact.side}`) });
  if ('card' in fact) return tell('fact-card', { name, card: tell(`card-${fact.card}`) });
  const value = typeof fact.value === 'boolean' ? (fact.value ? 'yes' : 'no') : fact.value;
  const values = { name, value };
  return (isRetold && tellOwn(`knew-${fact.is}`, values)) || tell(`fact-${fact.is}`, values);
}

/** Of one player the card says more than the side. */
export function factLines(
  facts: readonly Fact[],
  wording: Wording,
  { isRetold = false, reader = null }: Listener = {},
): readonly string[] {
  const known = new Set(facts.flatMap((fact) => ('role' in fact ? [fact.about] : [])));
  return facts
    .filter((fact) => !('side' in fact) || !known.has(fact.about) || fact.about === reader)
    .map((fact) => factText(fact, wording, isRetold));
}
