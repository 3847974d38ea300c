/** What everybody knew and when, after a practice: round by round what each was told, and what each chose. */
import type { Chosen, KnewRound, KnewSeat } from '../../../shared/wire/knew.ts';
import { choiceText } from '../../state/answering.ts';
import { play } from '../../state/table.ts';
import { factLines } from '../../state/told/facts.ts';
import { isMe, listOf, nameOf, numberOf } from '../../state/told/seats.ts';
import { say, sayIfAny } from '../../state/words.ts';
import '../../styles/knew.css';
import '../../styles/lines.css';
import { Icon, MiniCard } from '../chrome/icon.tsx';
import { tied } from '../chrome/tied.ts';

export const Knew = () => (
  <div class="stack knew">
    <p class="small dim">{say('app-knew-about')}</p>
    {(play.value?.knew ?? []).map((round) => (
      <Round key={round.round} {...round} />
    ))}
  </div>
);

const Round = ({ round, seats }: KnewRound) => (
  <section>
    <h2 class="label dim">{round === 0 ? say('app-knew-dealt') : say('app-knew-round', { round })}</h2>
    <ol class="slip lines">
      {seats.map((seat) => (
        <Seat key={seat.seat} {...seat} />
      ))}
    </ol>
  </section>
);

function Seat({ seat, role, told, chose }: KnewSeat) {
  const facts = factLines(told, true);
  const acts = [...new Set(chose.map(chosenText))].filter(Boolean);
  return (
    <li class="knew-seat">
      <MiniCard id={role} />
      <div class="grow">
        <p class="knew-name">
          <span class="num">{numberOf(seat)}</span> {nameOf(seat)}{' '}
          {isMe(seat) && <span class="tag">{say('app-result-you')}</span>}
        </p>
        <p class="small dim">{sayIfAny(`role-${role}`)}</p>
        <Lines icon="hand" title={say('app-knew-chose')} lines={acts} />
        <Lines icon="eye" title={say('app-knew-told')} lines={facts} />
      </div>
    </li>
  );
}

interface Listed {
  readonly icon: string;
  readonly title: string;
  readonly lines: readonly string[];
}

const Lines = ({ icon, title, lines }: Listed) =>
  lines.length === 0 ? null : (
    <div class="knew-lines small">
      <Icon name={icon} />
      <span class="hidden">{title}</span>
      <ul class="grow">
        {lines.map((line) => (
          <li key={line}>{tied(line)}</li>
        ))}
      </ul>
    </div>
  );

function chosenText({ action, targets, choice, card }: Chosen): string {
  const act = sayIfAny(card === undefined ? `action-${action}` : `card-${card}`);
  if (act === '') return '';
  const answer = targets.length > 0 ? listOf(targets) : choice === undefined ? '' : choiceText(choice);
  return answer === '' ? act : `${act} → ${answer}`;
}
