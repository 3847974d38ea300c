/** A ballot's count: for whom how many, and by whom. */
import type { Tally } from '../../../shared/engine/model.ts';
import { choiceText } from '../../state/answering.ts';
import { play, sight } from '../../state/table.ts';
import { labelOf, nameOf, numberOf } from '../../state/told/seats.ts';
import { say, sayIfAny } from '../../state/words.ts';

export function TallyList({ tally }: { readonly tally: Tally }) {
  const { counts, cast } = tally;
  const own = cast[sight.value?.place ?? ''];
  const inOrder = Object.entries(counts);
  // A judge counts in the order of nomination.
  const rows = play.value?.judged ? inOrder : inOrder.toSorted(([, one], [, other]) => other - one);
  return (
    <ul class="tally">
      {rows.map(([what, count]) => {
        const voters = Object.entries(cast).flatMap(([by, choice]) => (choice === what ? [by] : []));
        const number = numberOf(what);
        return (
          <li key={what} class="row">
            <span class="num tally-what">{number > 0 ? number : choiceText(what)}</span>
            <span class="hidden">{number > 0 ? nameOf(what) : ''}</span>
            <span class="dots grow">
              {voters.map((voter) => (
                <span key={voter} class="dot dot-on">
                  <span aria-hidden="true">{numberOf(voter)}</span>
                  <span class="hidden">{nameOf(voter)}</span>
                </span>
              ))}
            </span>
            <span class="num">{count}</span>
          </li>
        );
      })}
      {own !== undefined && (
        <li class="small">{say('app-counted-for', { answer: numberOf(own) > 0 ? labelOf(own) : choiceText(own) })}</li>
      )}
      <Silent {...tally} />
    </ul>
  );
}

function Silent({ counts, silent, uncast }: Tally) {
  if (silent === 0) return null;
  const isQuestion = Object.keys(counts).every((what) => numberOf(what) === 0);
  const own = sayIfAny(isQuestion ? 'tally-silent-question' : 'tally-silent', { n: silent });
  const named = uncast && sayIfAny('tally-uncast', { names: uncast.map(numberOf).join(', ') });
  return <li class="small dim">{[own || say('app-silent', { n: silent }), named].filter(Boolean).join(' ')}</li>;
}
