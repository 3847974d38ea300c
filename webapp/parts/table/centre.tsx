/** The middle of the table: who has the floor, the time, the accused in order, the latest news. */

import { layPaper } from '../../state/paper.ts';
import { isTalk, play, view } from '../../state/table.ts';
import { newsLines } from '../../state/told/facts.ts';
import { isMe, nameOf, numberOf } from '../../state/told/seats.ts';
import { say } from '../../state/words.ts';
import { Icon } from '../chrome/icon.tsx';
import { Countdown } from './countdown.tsx';

/** So many have room in the middle with all that is said of them. */
const FEW = 4;

/** Where a judge speaks all day, what was said last counts. */
const latest = (lines: readonly string[]): readonly string[] =>
  play.value?.judged ? lines.slice(-2) : lines.slice(0, 3);

const sentence = (line: string): string => (/[.!?…]$/u.test(line) ? line : `${line}.`);

export function Centre() {
  const table = view.value!.table;
  const { speaker, accused, withdrawn, news, stage, round, leader, isSilent, isListHidden, isBallotOff } = table;
  const lines = newsLines(news);
  return (
    <div class="centre">
      {speaker !== null && (
        <p class="centre-speaker">
          <span class="label dim">
            {isMe(speaker) ? say('app-your-floor') : say('app-speaks', { n: numberOf(speaker) })}
          </span>
          <span class="display">{isMe(speaker) ? say('app-speak-up') : nameOf(speaker)}</span>
        </p>
      )}
      {speaker === null && <span class="display">{title()}</span>}
      <Countdown class="clock-large" />
      {accused.length > 0 && (
        <ul class="centre-accused" aria-label={say('app-accused')}>
          {accused.map(({ seat, by }) => (
            <li key={seat} class="tag tag-seal">
              <Icon name="accuse" />
              {say('app-number', { n: numberOf(seat) })}
              {by !== null && accused.length <= FEW && <small>{say('app-by-number', { n: numberOf(by) })}</small>}
              <span class="hidden">
                {by === null ? nameOf(seat) : `${nameOf(seat)}, ${say('app-named-by', { n: numberOf(by) })}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {leader !== null && stage !== 'night' && (
        <p class="row small centre-leader">
          <Icon name="host" />
          {say('leader-now', { name: say('app-number', { n: numberOf(leader) }) })}
          <span class="hidden">{nameOf(leader)}</span>
        </p>
      )}
      {isSilent && <p class="small">{say('app-word-lost')}</p>}
      {isBallotOff && <p class="small">{say('app-ballot-off')}</p>}
      {isListHidden && !isBallotOff && <p class="small dim">{say('app-list-hidden')}</p>}
      {withdrawn.length > 0 && (
        <p class="small dim">
          {say('app-withdrawn', {
            list: withdrawn
              .slice(-FEW)
              .map(({ seat, by }) => say('app-withdrawn-one', { n: numberOf(seat), by: numberOf(by ?? '') }))
              .join(', '),
          })}
        </p>
      )}
      {lines.length > 0 &&
        (isTalk.value ? (
          <button type="button" class="slip centre-news" onClick={() => layPaper(false)}>
            <span class="label row">
              <Icon name="paper" />
              <span class="grow">{say('app-morning', { round })}</span>
              <Icon name="chevron" />
            </span>
            <span class="centre-lines">{lines.map(sentence).join(' ')}</span>
            <span class="hidden">{say('app-paper-again')}</span>
          </button>
        ) : (
          <section class="slip centre-news" aria-live="polite">
            <span class="label row">
              <Icon name="paper" />
              {say('app-morning', { round })}
            </span>
            {latest(lines).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
    </div>
  );

  function title(): string {
    if (stage === 'night') return say('app-town-asleep');
    return isTalk.value ? say('app-all-talk') : say(`stage-${stage}`);
  }
}
