/** Somebody at the table: initials on a print tint that goes by the seat; a practice player's sign instead. */
import { isPractice } from '../state/seats.ts';
import { Icon } from './icon.tsx';

export const Avatar = ({ name, seat, class: extra = '' }: { name: string; seat: number; class?: string }) => (
  <span class={`avatar tint-${seat % 8} ${extra}`} aria-hidden="true">
    {isPractice(name) ? <Icon name="practice" class="avatar-sign" /> : initialsOf(name)}
  </span>
);

const LETTER = /[\p{L}\p{N}]/u;

/** The first letters of the first two words; a name without letters keeps its first sign. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-–—]+/u).flatMap((word) => [...word].find((sign) => LETTER.test(sign)) ?? []);
  if (words.length === 0) return [...name][0] ?? '•';
  return words.slice(0, 2).join('').toLocaleUpperCase();
}
