/** A game that is on: each part of the round has its page. */
import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SeatId } from '../../shared/engine/model.ts';
import { Away } from '../parts/away.tsx';
import { Ballot } from '../parts/ballot.tsx';
import { Morning } from '../parts/morning.tsx';
import { Night } from '../parts/night.tsx';
import { Round } from '../parts/round.tsx';
import { Verdict } from '../parts/verdict.tsx';
import { secondsUntil } from '../state/clock.ts';
import { isIn, isMe } from '../state/seats.ts';
import { sight, view } from '../state/table.ts';
import { confirmClosing, feel } from '../telegram/index.ts';
import '../styles/table.css';

export default function Table() {
  const seen = view.value;
  const isOwed = seen?.prompts.some(({ chosen, action }) => chosen === null && action !== 'finish') === true;
  useEffect(() => confirmClosing(isOwed), [isOwed]);
  useEffect(() => () => confirmClosing(false), []);
  useHurry(isOwed);
  useCall(seen?.table.speaker ?? null);
  if (!seen) return null;
  return (
    <>
      <Stage />
      <Away />
    </>
  );
}

const LAST = 10;

/** So many seconds are left for an answer that is still owed. */
function useHurry(isOwed: boolean): void {
  const isLast = useComputed(() => {
    const { deadline = null } = sight.value ?? {};
    return deadline !== null && secondsUntil(deadline).value <= LAST;
  }).value;
  useEffect(() => {
    if (isLast && isOwed) feel('hurry');
  }, [isLast]);
}

/** The floor is mine: whoever looks elsewhere feels it. */
function useCall(speaker: SeatId | null): void {
  const isMine = isMe(speaker);
  useEffect(() => {
    if (isMine) feel('hurry');
  }, [isMine]);
}

function Stage() {
  const { stage, voters } = view.value!.table;
  // Everybody alive has the same night; whoever is out looks on from the table.
  if (stage === 'night') return isIn(sight.value?.place ?? null) ? <Night /> : <Round />;
  if (stage === 'morning') return <Morning />;
  if (stage === 'verdict') return <Verdict />;
  return voters.length > 0 ? <Ballot /> : <Round />;
}
