/** A game that is on: each part of the round has its page. */
import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SeatId } from '../../shared/engine/ids.ts';
import { lazy } from '../parts/chrome/lazy.tsx';
import { Away } from '../parts/table/away.tsx';
import { isOptional, isSettled } from '../state/answering.ts';
import { secondsUntil } from '../state/clock.ts';
import { isPaperAway } from '../state/paper.ts';
import { isTalk, play, sight, view } from '../state/table.ts';
import { isIn, isMe } from '../state/told/seats.ts';
import { voices } from '../state/words.ts';
import { confirmClosing, feel } from '../telegram/index.ts';
import '../styles/table.css';

const Opening = lazy(() => import('../parts/stages/opening.tsx'), 'table');
const Round = lazy(() => import('../parts/table/round.tsx'), 'table');
const Morning = lazy(() => import('../parts/stages/morning.tsx'), 'table');
const Night = lazy(() => import('../parts/stages/night.tsx'), 'table');
const Window = lazy(() => import('../parts/stages/window.tsx'), 'table');
const Ballot = lazy(() => import('../parts/stages/ballot.tsx'), 'table');
const Verdict = lazy(() => import('../parts/stages/verdict.tsx'), 'table');

/** By then the page that was asked for stands; the others are there before their hour comes. */
const AHEAD = 2000;

function fetchOthers(): void {
  for (const page of [Round, Morning, Night, Ballot, Verdict]) page.fetchAhead();
  // Only some rulebooks have such moments, and those that do have them early.
  if (voices.value.length > 1) Window.fetchAhead();
}

export default function Table() {
  const seen = view.value;
  const prompts = seen?.prompts ?? [];
  // Nobody has to accuse anybody while all talk at once.
  const isOwed = !isTalk.value && prompts.some((one) => !isOptional(one) && !isSettled(one, prompts));
  useEffect(() => confirmClosing(isOwed), [isOwed]);
  useEffect(() => () => confirmClosing(false), []);
  useEffect(() => {
    const timer = setTimeout(fetchOthers, AHEAD);
    return () => clearTimeout(timer);
  }, []);
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
  const { stage, voters, news, window, leads } = view.value!.table;
  if (window) return <Window />;
  // Everybody alive has the same night; whoever is out looks on from the table.
  if (stage === 'night') {
    if (!isIn(sight.value?.place ?? null)) return <Round />;
    return play.value?.cards ? <Opening /> : <Night />;
  }
  if (isTalk.value && news.length > 0 && !isPaperAway()) return <Morning mayPutAway />;
  if (stage === 'morning') return <Morning />;
  if (stage === 'verdict') return <Verdict />;
  return voters.length > 0 || leads ? <Ballot /> : <Round />;
}
