/** A ballot's count: for whom how many, and by whom. */
import type { Tally } from '../../shared/engine/model.ts';
import { choiceText } from '../state/answering.ts';
import { labelOf, nameOf, numberOf } from '../state/seats.ts';
import { sight } from '../state/table.ts';
import { say, sayOwn } from '../state/words.ts';

export function TallyList({ tally: { counts, cast, silent } }: { readonly tally: Tally }) {
  const own = cast[sight.value?.place ?? ''];
  const rows = Object.entries(counts).sort(([, one], [, other]) => other - one);
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
      {silent > 0 && (
        <li class="small dim">
          {sayOwn(sight.value?.edition ?? '', 'tally-silent', { n: silent }) || say('app-silent', { n: silent })}
        </li>
      )}
    </ul>
  );
}
