/** What a prompt offers, as rows to choose from: players first, then answers in words. */
import type { ComponentChildren } from 'preact';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { choiceText, pickChoice, pickedFor, pickSeat } from '../../state/answering.ts';
import { view } from '../../state/table.ts';
import { nameOf, numberOf } from '../../state/told/seats.ts';
import { say } from '../../state/words.ts';
import { Avatar } from '../chrome/avatar.tsx';
import { Icon } from '../chrome/icon.tsx';
import '../../styles/answers.css';

/** More than so many stand side by side. */
const MANY = 9;

interface Offered {
  readonly prompt: Prompt;
  /** One is tried: the answers are for and against. */
  readonly isTrial?: boolean;
}

/** Where one is tried, not to condemn is an answer of its own. */
export function trialText(choice: string | null): string {
  if (choice === null) return say('app-trial-yes');
  return choice === 'abstain' ? say('app-trial-no') : choiceText(choice);
}

export function Answers({ prompt, isTrial = false }: Offered) {
  const { seats, choice } = pickedFor(prompt);
  const isList = prompt.names.most > 1;
  const { accused } = view.value!.table;
  return (
    <ul class={prompt.targets.length > MANY ? 'answers answers-many' : 'answers'}>
      {prompt.targets.map((seat) => {
        const by = accused.find((one) => one.seat === seat)?.by ?? null;
        const order = seats.indexOf(seat);
        return (
          <Row
            key={seat}
            isOn={order >= 0}
            mark={isList && order >= 0 ? `${order + 1}` : null}
            press={() => pickSeat(prompt, seat)}
          >
            <span class="num answer-number">{numberOf(seat)}</span>
            <Avatar name={nameOf(seat)} seat={numberOf(seat)} />
            <span class="grow">
              <span class="answer-name">{isTrial ? `${trialText(null)}: ${nameOf(seat)}` : nameOf(seat)}</span>
              {by !== null && <span class="small dim answer-by">{say('app-named-by', { n: numberOf(by) })}</span>}
            </span>
          </Row>
        );
      })}
      {prompt.choices.map((one) => (
        <Row key={one} isOn={choice === one} mark={null} press={() => pickChoice(prompt, one)}>
          <span class="grow answer-name">{isTrial ? trialText(one) : choiceText(one)}</span>
        </Row>
      ))}
    </ul>
  );
}

interface Rowed {
  readonly isOn: boolean;
  readonly mark: string | null;
  readonly press: () => void;
  readonly children: ComponentChildren;
}

const Row = ({ isOn, mark, press, children }: Rowed) => (
  <li>
    <button type="button" class={isOn ? 'answer answer-on' : 'answer'} aria-pressed={isOn} onClick={press}>
      {children}
      <span class="radio" aria-hidden="true">
        {mark ?? (isOn && <Icon name="tick" />)}
      </span>
    </button>
  </li>
);
