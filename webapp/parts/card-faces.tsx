/** The sides of a card: the back that all have, the role, and the note of what one was told. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { factLines } from '../state/facts.ts';
import { tellLooked } from '../state/looking.ts';
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

/** Longer texts are set tighter, step by step until they fit, never scrolled. */
const TIGHTEST = 8;
/** From here on the text needs the corner. */
const CORNERED = 4;

export function CardFace() {
  const face = useRef<HTMLSpanElement>(null);
  const [step, setStep] = useState(0);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = face.current ?? {};
    if (scrollHeight > clientHeight && step < TIGHTEST) setStep(step + 1);
  }, [step]);
  // Told when it is covered again: the night may end with it, and nobody's card vanishes under the finger.
  useLayoutEffect(() => tellLooked, []);
  const you = view.value?.you;
  const edition = sight.value?.edition ?? '';
  if (!you) return <CardBack />;
  const name = sayOwn(edition, `role-${you.role}`);
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  return (
    <span ref={face} class="card card-face" style={{ '--tight': `${step}` }}>
      <Corner seat={numberOf(you.id)} />
      <Emblem id={you.role} class="card-emblem" />
      <span class={longest > 11 ? 'card-name card-name-long' : 'card-name'}>{name}</span>
      <span class="label dim">{sayOwn(edition, `side-${you.side}`)}</span>
      <span class="card-text">
        {linesOf(edition, you).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      {step < CORNERED && <Corner seat={numberOf(you.id)} isTurned />}
    </span>
  );
}

/** What the role does, what that means beside the others in play, and how its side wins. */
function linesOf(edition: string, { role, side }: { readonly role: string; readonly side: string }): readonly string[] {
  const others = Object.keys(view.value?.table.inPlay ?? {}).filter((other) => other !== role);
  const lines = [
    `role-${role}-does`,
    ...others.flatMap((other) => [`role-${role}-with-${other}`, `side-${side}-with-${other}`]),
    `side-${side}-goal`,
  ];
  return [...new Set(lines.map((line) => sayOwn(edition, line)))].filter(Boolean);
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
      <span class={lines.length > 8 ? 'card-facts card-facts-many' : 'card-facts'}>
        {lines.length === 0 ? <span class="dim">{say('app-notes-none')}</span> : null}
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </span>
  );
}
