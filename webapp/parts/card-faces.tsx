/** The sides of a card: the back that all have, the role, and the note of what one was told. */
import { factLines } from '../state/facts.ts';
import { numberOf } from '../state/seats.ts';
import { play, sight, view } from '../state/table.ts';
import { say, sayOwn } from '../state/words.ts';
import { Emblem } from './icon.tsx';

export const CardBack = () => (
  <span class="card card-back">
    <span class="card-pattern">
      <span class="card-medal">
        <Emblem id="omerta" />
      </span>
    </span>
  </span>
);

/** Longer texts are set smaller, never scrolled. */
const sizeFor = (length: number): string => (length > 230 ? 'card-text-small' : '');

export function CardFace() {
  const you = view.value?.you;
  const edition = sight.value?.edition ?? '';
  if (!you) return <CardBack />;
  const name = sayOwn(edition, `role-${you.role}`);
  const does = sayOwn(edition, `role-${you.role}-does`);
  const goal = sayOwn(edition, `side-${you.side}-goal`);
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  return (
    <span class="card card-face">
      <Corner seat={numberOf(you.id)} />
      <Emblem id={you.role} class="card-emblem" />
      <span class={longest > 11 ? 'card-name card-name-long' : 'card-name'}>{name}</span>
      <span class="label dim">{sayOwn(edition, `side-${you.side}`)}</span>
      <span class={`card-text ${sizeFor(does.length + goal.length)}`}>
        <span>{does}</span>
        <span>{goal}</span>
      </span>
      <Corner seat={numberOf(you.id)} isTurned />
    </span>
  );
}

/** The seat's number in two corners: a card's index that tells no side. */
const Corner = ({ seat, isTurned }: { readonly seat: number; readonly isTurned?: true }) => (
  <span class={isTurned ? 'card-corner card-corner-turned' : 'card-corner'} aria-hidden="true">
    {seat}
  </span>
);

export function NoteFace() {
  const lines = factLines([...(play.value?.opening ?? []), ...(view.value?.facts ?? [])]);
  return (
    <span class="card card-face card-note">
      <span class="card-name card-name-long">{say('app-notes-title')}</span>
      <span class={lines.length > 8 ? 'card-facts card-text-small' : 'card-facts'}>
        {lines.length === 0 ? <span class="dim">{say('app-notes-none')}</span> : null}
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </span>
  );
}
