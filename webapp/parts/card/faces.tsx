/** The sides of a card: the back that all have, the role, the action card, and the note of what one was told. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { besideLines, goalText } from '../../../shared/text/roles.ts';
import { tellLooked } from '../../state/looking.ts';
import { play, view } from '../../state/table.ts';
import { cardName } from '../../state/told/cards.ts';
import { factLines } from '../../state/told/facts.ts';
import { doesText } from '../../state/told/roles.ts';
import { numberOf } from '../../state/told/seats.ts';
import { wording } from '../../state/told/wording.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { Emblem } from '../chrome/icon.tsx';

export const CardBack = ({ isAction = false }: { readonly isAction?: boolean }) => (
  <span class={isAction ? 'card card-back card-back-action' : 'card card-back'}>
    <span class="card-pattern">
      <span class="card-medal">
        <Emblem id="omerta" />
      </span>
    </span>
  </span>
);

/** Longer texts are set tighter, step by step until they fit, never scrolled. */
const TIGHTEST = 12;
/** From here on the text needs the corner. */
const CORNERED = 4;

interface Face {
  readonly emblem: string;
  readonly name: string;
  readonly under: ComponentChildren;
  readonly children: ComponentChildren;
  /** The words matter more than the picture. */
  readonly isPlain?: true;
  /** At the edges, as far as there is room. */
  readonly edge: (isTight: boolean) => ComponentChildren;
}

export function Fitted({ emblem, name, under, children, edge, isPlain }: Face) {
  const face = useRef<HTMLSpanElement>(null);
  const [step, setStep] = useState(0);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = face.current ?? {};
    if (scrollHeight > clientHeight && step < TIGHTEST) setStep(step + 1);
  }, [step]);
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  return (
    <span ref={face} class={isPlain ? 'card card-face card-plain' : 'card card-face'} style={{ '--tight': `${step}` }}>
      {edge(step >= CORNERED)}
      <span class="card-picture">
        <Emblem id={emblem} class="card-emblem" />
      </span>
      <span class={longest > 11 ? 'card-name card-name-long' : 'card-name'}>{name}</span>
      {under}
      <span class="card-text">{children}</span>
    </span>
  );
}

export function CardFace() {
  // Told when it is covered again: the night may end with it, and nobody's card vanishes under the finger.
  useLayoutEffect(() => tellLooked, []);
  const you = view.value?.you;
  if (!you) return <CardBack />;
  const seat = numberOf(you.id);
  return (
    <Fitted
      emblem={you.role}
      name={sayIfAny(`role-${you.role}`)}
      under={<span class="label dim">{sayIfAny(`side-${you.side}`)}</span>}
      edge={(isTight) => (
        <>
          <Corner seat={seat} />
          {!isTight && <Corner seat={seat} isTurned />}
        </>
      )}
    >
      <Lines of={linesOf(you)} />
    </Fitted>
  );
}

const Lines = ({ of }: { readonly of: readonly string[] }) => (
  <>
    {of.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </>
);

/** What the role does, what that means beside the others in play, and how it wins. */
function linesOf({ role, side }: { readonly role: string; readonly side: string }): readonly string[] {
  const beside = besideLines(role, side, view.value?.table.inPlay ?? {}, wording);
  return [doesText(role), ...beside, goalText(role, side, wording)].filter(Boolean);
}

/** The seat's number in two corners: a card's index that tells no side. */
const Corner = ({ seat, isTurned }: { readonly seat: number; readonly isTurned?: true }) => (
  <span class={isTurned ? 'card-corner card-corner-turned' : 'card-corner'} aria-hidden="true">
    {seat}
  </span>
);

export function ActionFace() {
  const card = view.value?.you?.card;
  if (!card) return <CardBack isAction />;
  const { id, isUsable, isPlayed } = card;
  const use = say(isUsable ? 'card-usable' : 'card-unusable');
  return (
    <Fitted
      emblem={id}
      name={cardName(id)}
      under={<span class="small dim">{sayIfAny(`card-${id}-when`)}</span>}
      edge={() => <span class="tag card-kind">{say('card-title')}</span>}
    >
      <Lines of={[sayIfAny(`card-${id}-does`), isPlayed ? say('card-spent') : use]} />
    </Fitted>
  );
}

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
