/** The middle of the table: who has the floor, the time, the accused in order, the latest news. */
import { newsLines } from '../state/facts.ts';
import { isMe, nameOf, numberOf } from '../state/seats.ts';
import { view } from '../state/table.ts';
import { say } from '../state/words.ts';
import { Countdown } from './countdown.tsx';
import { Icon } from './icon.tsx';

export function Centre() {
  const { speaker, accused, news, stage, round } = view.value!.table;
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
      {speaker === null && <span class="display">{say(stage === 'night' ? 'app-town-asleep' : `stage-${stage}`)}</span>}
      <Countdown class="clock-large" />
      {accused.length > 0 && (
        <ul class="centre-accused" aria-label={say('app-accused')}>
          {accused.map(({ seat }) => (
            <li key={seat} class="tag tag-seal">
              <Icon name="accuse" />
              {say('app-number', { n: numberOf(seat) })}
              <span class="hidden">{nameOf(seat)}</span>
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <section class="slip centre-news" aria-live="polite">
          <span class="label row">
            <Icon name="paper" />
            {say('app-morning', { round })}
          </span>
          {lines.slice(0, 3).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
    </div>
  );
}
