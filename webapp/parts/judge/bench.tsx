/** What comes in while the table waits: nominations in order, votes, shots and checks. */
import type { BenchChoice } from '../../../shared/engine/view.ts';
import { answerText } from '../../state/answering.ts';
import { view } from '../../state/table.ts';
import { isIn, labelOf, nameOf, numberOf } from '../../state/told/seats.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { Icon } from '../chrome/icon.tsx';
import { TableMenu } from '../table/menu.tsx';
import { balance } from './rows.tsx';

/** A row under the table: who is up for the ballot, and how the sides stand. */
export function JudgeList() {
  const { accused = [] } = view.value?.bench ?? {};
  const { isBallotOff, end } = view.value?.table ?? {};
  if (end) return null;
  return (
    <div class="judge-list">
      <p class="row judge-names">
        <span class="label dim">{say('app-judge-list')}</span>
        {accused.length === 0 && <span class="small dim">{say('app-judge-list-none')}</span>}
        {accused.map(({ seat }) => (
          <span key={seat} class="tag tag-seal">
            <Icon name="accuse" />
            {numberOf(seat)}
            <span class="hidden">{nameOf(seat)}</span>
          </span>
        ))}
        {isBallotOff && <span class="tag tag-ink">{say('app-judge-off')}</span>}
      </p>
      <p class="small dim">{balance().join(' · ')}</p>
      <TableMenu />
    </div>
  );
}

export function JudgeBench() {
  const { stage, voters = [] } = view.value?.table ?? {};
  if (stage === 'night') return <Night />;
  return voters.length > 0 ? <Votes /> : null;
}

const made = (): readonly BenchChoice[] =>
  (view.value?.bench?.choices ?? []).filter(
    ({ by, action }) => action !== 'suspect' && action !== 'finish' && isIn(by),
  );

function Votes() {
  const { accused, voters, stage } = view.value!.table;
  const votes = made().filter(({ action }) => action === 'vote');
  const options = stage === 'raise' ? ['yes', 'no'] : accused.map(({ seat }) => seat);
  const left = voters.length - votes.length;
  return (
    <section class="slip slip-pad judge-votes" aria-live="polite">
      <div class="row">
        <h2 class="label dim grow">{say('app-judge-votes')}</h2>
        <p class="small">{say('app-judge-votes-left', { n: left })}</p>
      </div>
      <ul>
        {options.map((option) => {
          const by = votes.filter(({ target, choice }) => (target ?? choice) === option).map((vote) => vote.by);
          const name = stage === 'raise' ? sayIfAny(`choice-${option}`) : labelOf(option);
          return (
            <li key={option} class="row">
              <span class="grow cut">{name}</span>
              <span class="small dim">{by.map(numberOf).join(', ')}</span>
              <b class="num">{by.length}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Night() {
  const acts = made();
  return (
    <section class="slip slip-pad judge-votes" aria-live="polite">
      <h2 class="label dim">{say('app-judge-night')}</h2>
      {acts.length === 0 && <p class="small dim">{say('app-judge-night-none')}</p>}
      <ul>
        {acts.map((act) => (
          <li key={`${act.by} ${act.action}`} class="row">
            <span class="grow">
              {sayIfAny(`action-${act.action}`)} · {numberOf(act.by)}
            </span>
            <span class="small">→ {answerText(act)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
