/** Somebody at the table: initials on a print tint that goes by the seat; a practice player's sign instead. */
import { isPractice } from '../../state/told/seats.ts';
import { Icon } from './icon.tsx';
import { initialsOf } from './initials.ts';

export const Avatar = ({ name, seat, class: extra = '' }: { name: string; seat: number; class?: string }) => (
  <span class={`avatar tint-${seat % 8} ${extra}`} aria-hidden="true">
    {isPractice(name) ? <Icon name="practice" class="avatar-sign" /> : initialsOf(name)}
  </span>
);
