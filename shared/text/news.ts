/** What the whole table was told, in words. */
import type { News } from '../engine/model.ts';
import { newsKind } from '../engine/words.ts';
import type { Arguments } from './fluent.ts';
import type { Wording } from './wording.ts';

export const newsText = (item: News, wording: Wording): string =>
  [wording.tell(`news-${kindOf(item)}`, newsValues(item, wording)), reasonText(item, wording)]
    .filter(Boolean)
    .join(' ');

/** A card that was played is news of its own kind. */
const kindOf = (item: News): string => (typeof item.card === 'string' ? `card-${item.card}` : newsKind(item));

/** Why a judge decided so, where the judge has said it. */
export const reasonText = ({ reason }: News, { tell }: Wording): string =>
  typeof reason === 'string' ? tell('news-reason', { reason: tell(`offence-${reason}`) }) : '';

/** What a text about it may speak of. */
export function newsValues(item: News, wording: Wording): Arguments {
  if (typeof item.out !== 'string') {
    return Object.fromEntries(Object.entries(item).map(([part, value]) => [part, saidOf(value, wording)]));
  }
  const role = typeof item.role === 'string' && wording.tell(`role-${item.role}`);
  return { name: [wording.name(item.out), role].filter(Boolean).join(', ') };
}

/** Names of people, of a side, or a word that the text itself knows what to do with. */
function saidOf(value: News[string], wording: Wording): string | number {
  if (Array.isArray(value)) return wording.names(value as readonly string[]);
  if (typeof value === 'number') return value;
  const word = String(value);
  return wording.isPlace(word) ? wording.name(word) : wording.tellOwn(`side-${word}`) || word;
}
