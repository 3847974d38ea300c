/** The console of a judge, for one hand and quick eyes: everything that goes on, and what may be decided about it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SeatId } from '../../shared/engine/ids.ts';
import { JudgeBar } from '../parts/judge/bar.tsx';
import { JudgeBench, JudgeList } from '../parts/judge/bench.tsx';
import { JudgeEnd } from '../parts/judge/end.tsx';
import { JudgeHead } from '../parts/judge/head.tsx';
import { JudgeRows } from '../parts/judge/rows.tsx';
import { RuleSheet } from '../parts/judge/rule.tsx';
import { TallyList } from '../parts/table/tally.tsx';
import { loadRulebooks } from '../state/rulebooks.ts';
import { sight, view } from '../state/table.ts';
import { say } from '../state/words.ts';
import '../styles/table.css';
import '../styles/judge.css';

export default function Judge() {
  const ruling = useSignal<SeatId | null>(null);
  useEffect(() => void loadRulebooks(), []);
  const { host, end, tally, stage } = view.value?.table ?? {};
  const isJudge = host != null && host === sight.value?.place;
  const isOver = end != null;
  const rule = (seat: SeatId) => {
    ruling.value = seat;
  };
  return (
    <main class="page judge">
      <JudgeHead />
      {isOver && <JudgeEnd />}
      <JudgeBench />
      <JudgeRows rule={isJudge && !isOver ? rule : null} />
      <JudgeList />
      {tally && !isOver && stage !== 'vote' && (
        <section class="slip slip-pad">
          <h2 class="label dim">{say('app-last-count')}</h2>
          <TallyList tally={tally} />
        </section>
      )}
      {!isJudge && !isOver && <p class="small dim">{say('app-judge-aide')}</p>}
      {isJudge && !isOver && <JudgeBar />}
      {ruling.value !== null && <RuleSheet seat={ruling.value} onClose={() => (ruling.value = null)} />}
    </main>
  );
}
