/** Who may vote and has, and who is voted on, for those who do not vote themselves. */

import { view } from '../../state/table.ts';
import { isMe, listOf, nameOf, numberOf } from '../../state/told/seats.ts';
import { say } from '../../state/words.ts';
import { Avatar } from '../chrome/avatar.tsx';
import { tied } from '../chrome/tied.ts';

/** Who has voted is shown where the rulebook lets it be seen. */
export function Voters() {
  const { voters, ready, seats } = view.value!.table;
  if (voters.length === 0) return null;
  const isBarred = ({ marks, cards }: (typeof seats)[number]) => marks.length + cards.length > 0;
  const without = seats.filter((seat) => seat.out === null && isBarred(seat) && !voters.includes(seat.id));
  return (
    <section class="voters">
      <div class="row">
        <h2 class="label dim grow">{say('app-voters')}</h2>
        {ready.length > 0 && <p class="small">{say('app-voted', { n: ready.length, of: voters.length })}</p>}
      </div>
      <ul class="dots">
        {voters.map((voter) => (
          <li key={voter} class={`dot ${ready.includes(voter) ? 'dot-on' : ''} ${isMe(voter) ? 'dot-me' : ''}`}>
            <span aria-hidden="true">{numberOf(voter)}</span>
            <span class="hidden">
              {nameOf(voter)}
              {ready.includes(voter) && `, ${say('app-has-voted')}`}
            </span>
          </li>
        ))}
      </ul>
      {without.length > 0 && (
        <p class="small dim">{tied(say('app-voteless', { names: listOf(without.map(({ id }) => id)) }))}</p>
      )}
    </section>
  );
}

export const Accused = () => (
  <ul class="answers">
    {view.value!.table.accused.map(({ seat, by }) => (
      <li key={seat} class="answer">
        <span class="num answer-number">{numberOf(seat)}</span>
        <Avatar name={nameOf(seat)} seat={numberOf(seat)} />
        <span class="grow">
          <span class="answer-name">{nameOf(seat)}</span>
          {by !== null && <span class="small dim answer-by">{say('app-named-by', { n: numberOf(by) })}</span>}
        </span>
      </li>
    ))}
  </ul>
);
