/** Finding something in the rulebooks, however it is spelt: capitals, accents and apostrophes do not matter. */
import type { RulebookSheet } from '../../shared/wire/rulebooks.ts';
import { pagesOf } from './rulebooks.ts';
import { say, sayIfAny, sayOwn } from './words.ts';

export interface Found {
  readonly kind: 'edition' | 'mode' | 'page' | 'role' | 'card';
  readonly edition: string;
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Everything that can be found, in the words of the reader. */
export const entriesOf = (sheets: readonly RulebookSheet[]): readonly Found[] =>
  sheets.flatMap(({ id: edition, modes, roles, cards }) => {
    const own = (id: string) => sayOwn(edition, id);
    return [
      { kind: 'edition' as const, edition, id: edition, title: own('name'), text: own('about') },
      ...modes.map(({ id }) => ({
        kind: 'mode' as const,
        edition,
        id,
        title: own(`mode-${id}`),
        text: own(`mode-${id}-about`),
      })),
      ...pagesOf(edition).map((id) => ({
        kind: 'page' as const,
        edition,
        id,
        title: say(`app-rules-round-${id}`),
        text: own(`round-${id}`).replaceAll('\n', ' '),
      })),
      ...roles.map(({ id, side }) => ({
        kind: 'role' as const,
        edition,
        id,
        title: own(`role-${id}`),
        text: [own(`role-${id}-does`), own(`side-${side}-goal`), own(`role-${id}-ends`), own(`role-${id}-tip`)]
          .filter(Boolean)
          .join(' '),
      })),
      ...cards.map(({ id }) => ({
        kind: 'card' as const,
        edition,
        id,
        title: sayIfAny(`card-${id}`),
        text: [sayIfAny(`card-${id}-does`), sayIfAny(`card-${id}-when`)].join(' '),
      })),
    ];
  });

const MARKS = /\p{M}|['’ʼ`]/gu;

/** One sign without its accents; nothing for a sign that does not count. Ґ and г are one letter here, so are й and и. */
const fold = (sign: string): string => sign.normalize('NFD').replace(MARKS, '').toLocaleLowerCase().replace('ґ', 'г');

export const folded = (text: string): string => [...text].map(fold).join('');

export const termsOf = (query: string): readonly string[] => folded(query).split(/\s+/).filter(Boolean);

/** Every word of the query is somewhere in it; a title that begins with one comes first. */
export function find(entries: readonly Found[], terms: readonly string[]): readonly Found[] {
  const ranked = entries.flatMap((entry) => {
    const [title, text] = [folded(entry.title), folded(entry.text)];
    if (!terms.every((term) => title.includes(term) || text.includes(term))) return [];
    const rank = terms.some((term) => title.startsWith(term)) ? 0 : terms.some((term) => title.includes(term)) ? 1 : 2;
    return [{ entry, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

const EXCERPT = 220;
const BEFORE = 60;

/** Of a long text, the part in which the first of the terms stands. */
export function excerptOf(text: string, terms: readonly string[]): string {
  if (text.length <= EXCERPT) return text;
  const pieces = piecesOf(text, terms);
  const hit = pieces.findIndex(({ isHit }) => isHit);
  const at = pieces.slice(0, Math.max(0, hit)).reduce((sum, piece) => sum + piece.text.length, 0);
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const to = text.lastIndexOf(' ', from + EXCERPT);
  const isWhole = from + EXCERPT >= text.length;
  return `${from > 0 ? '… ' : ''}${isWhole ? text.slice(from) : `${text.slice(from, to)} …`}`;
}

export interface Snippet {
  readonly text: string;
  readonly isHit: boolean;
}

/** The text cut where the terms begin and end. */
export function piecesOf(text: string, terms: readonly string[]): readonly Snippet[] {
  const signs = [...text];
  const places: number[] = [];
  const plain = signs
    .map((sign, at) => {
      const letters = fold(sign);
      for (let left = letters.length; left > 0; left--) places.push(at);
      return letters;
    })
    .join('');
  const isHit = new Array<boolean>(signs.length).fill(false);
  for (const term of terms) {
    for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + 1)) {
      isHit.fill(true, places[at]!, places[at + term.length - 1]! + 1);
    }
  }
  const pieces: { text: string; isHit: boolean }[] = [];
  signs.forEach((sign, at) => {
    const last = pieces.at(-1);
    if (last && last.isHit === isHit[at]) last.text += sign;
    else pieces.push({ text: sign, isHit: isHit[at]! });
  });
  return pieces;
}
