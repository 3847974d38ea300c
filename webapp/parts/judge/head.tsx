/** Who has the floor, how long, who is next: the top of the judge's console. */
import { useComputed } from '@preact/signals';
import { secondsUntil } from '../../state/clock.ts';
import { sight, view } from '../../state/table.ts';
import { labelOf, nameOf, numberOf } from '../../state/told/seats.ts';
import { say } from '../../state/words.ts';
import { Countdown } from '../table/countdown.tsx';
import { stageTitle } from '../table/stage-title.ts';
import { JudgeScript } from './script.tsx';

export function JudgeHead() {
  const { speaker = null, queue = [], stage, seats = [] } = view.value?.table ?? {};
  const [next] = queue;
  const alive = seats.filter(({ out }) => out === null).length;
  const which = stage === 'talk' ? ` · ${say('app-judge-speech', { n: alive - queue.length, of: alive })}` : '';
  return (
    <section class="slip judge-head">
      <div class="judge-floor">
        <div class="grow">
          <p class="label dim">
            {stage === 'over' ? say('stage-over') : stageTitle()}
            {which}
          </p>
          {speaker !== null && (
            <p class="display judge-speaker">
              № {numberOf(speaker)} · {nameOf(speaker)}
            </p>
          )}
          {next !== undefined && <p class="small dim cut">{say('app-judge-next', { name: labelOf(next) })}</p>}
        </div>
        <Countdown class="judge-clock" />
      </div>
      <TimeBar />
      <JudgeScript />
    </section>
  );
}

function TimeBar() {
  const share = useComputed(() => {
    const { deadline = null, pausedWith = null } = sight.value ?? {};
    const seconds = view.value?.table.seconds ?? null;
    if (seconds === null || seconds === 0) return null;
    const left = pausedWith === null ? (deadline === null ? 0 : secondsUntil(deadline).value) : pausedWith / 1000;
    return Math.min(1, left / seconds);
  }).value;
  if (share === null) return null;
  return (
    <div class="judge-bar" aria-hidden="true">
      <i style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
