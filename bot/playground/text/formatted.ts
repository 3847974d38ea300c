import type { MessageEntity } from 'grammy/types';
import { foundEntities } from './found.ts';

export interface Formatted {
  readonly text: string;
  readonly entities: readonly MessageEntity[];
}

export const plain = (text: string): Formatted => tidy({ text, entities: [] });

const endOf = ({ offset, length }: MessageEntity) => offset + length;

const isWithin = (inner: MessageEntity, outer: MessageEntity) =>
  inner !== outer && inner.offset >= outer.offset && endOf(inner) <= endOf(outer);

const isCode = ({ type }: MessageEntity) => type === 'code' || type === 'pre';
const isQuote = ({ type }: MessageEntity) => type === 'blockquote' || type === 'expandable_blockquote';

/** Code holds nothing but itself, and neither code nor quotations can be nested. */
function isUnfit(entity: MessageEntity, at: number, all: readonly MessageEntity[]): boolean {
  return all.some((other, otherAt) => {
    if (!isWithin(entity, other)) return false;
    const isNested = (isCode(entity) && isCode(other)) || (isQuote(entity) && isQuote(other));
    if (isNested) return !isWithin(other, entity) || at < otherAt;
    return isCode(other) && !isQuote(entity);
  });
}

/** What Telegram makes of a text before it keeps it: trimmed, with links and commands found, unfit entities dropped. */
export function tidy({ text, entities }: Formatted): Formatted {
  const clean = text.replaceAll('\r', '');
  const trimmed = clean.trim();
  const cut = clean.length - clean.trimStart().length;
  const kept = entities
    .map((entity) => {
      const offset = Math.max(0, entity.offset - cut);
      return { ...entity, offset, length: Math.min(trimmed.length, endOf(entity) - cut) - offset };
    })
    .filter(({ length }) => length > 0);
  const fit = kept.filter((entity, at) => !isUnfit(entity, at, kept));
  const all = [...fit, ...foundEntities(trimmed, fit)];
  return { text: trimmed, entities: all.sort((a, b) => a.offset - b.offset || b.length - a.length) };
}
