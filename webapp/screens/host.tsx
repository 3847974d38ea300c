/** The console of a human host: the clock, the floor, what to read out, everybody at the table; all on one page. */
import { useEffect } from 'preact/hooks';
import { confirm } from '../parts/chrome/confirm.tsx';
import { Icon } from '../parts/chrome/icon.tsx';
import { MainButton } from '../parts/chrome/main-button.tsx';
import { RemoveButton } from '../parts/host/remove-button.tsx';
import { Script } from '../parts/host/script.tsx';
import { HostSeats } from '../parts/host/seats.tsx';
import { Away } from '../parts/table/away.tsx';
import { DateLine } from '../parts/table/dateline.tsx';
import { stageIcon, stageTitle } from '../parts/table/stage-title.ts';
import { TallyList } from '../parts/table/tally.tsx';
import { submit } from '../state/answering.ts';
import { isSendable, order } from '../state/orders.ts';
import { loadRulebooks } from '../state/rulebooks.ts';
import { sight, view } from '../state/table.ts';
import { nameOf, numberOf } from '../state/told/seats.ts';
import { say, sayIfAny } from '../state/words.ts';
import '../styles/table.css';
import '../styles/host.css';

export default function Host() {
  useEffect(() => void loadRulebooks(), []);
  const tally = view.value?.table.tally;
  const isSpeech = view.value?.table.speaker != null;
  const finish = view.value?.prompts.find(({ action }) => action === 'finish');
  return (
    <main class="page host">
      <DateLine icon={stageIcon()}>{stageTitle()}</DateLine>
      <Floor />
      <Away />
      <HostSeats />
      {tally && (
        <section class="slip slip-pad">
          <h2 class="label dim">{say('app-last-count')}</h2>
          <TallyList tally={tally} />
        </section>
      )}
      <Manage />
      {finish && (
        <MainButton text={say(isSpeech ? 'app-host-finish' : 'app-host-end')} press={() => void submit(finish)} />
      )}
    </main>
  );
}

function Floor() {
  const { speaker = null, queue = [], voters = [], accused = [], window = null } = view.value?.table ?? {};
  return (
    <section class="slip slip-pad stack host-floor">
      {speaker !== null && (
        <div>
          <h2 class="label dim">{say('app-host-floor')}</h2>
          <p class="display host-speaker">
            <span class="host-speaker-number">{numberOf(speaker)}</span> {nameOf(speaker)}
          </p>
        </div>
      )}
      {window && (
        <div>
          <h2 class="label dim">{sayIfAny(`app-window-${window.is}`)}</h2>
          {window.seat !== null && (
            <p class="display host-speaker">
              <span class="host-speaker-number">{numberOf(window.seat)}</span> {nameOf(window.seat)}
            </p>
          )}
        </div>
      )}
      <Numbers title={say('app-host-next')} seats={queue} />
      <Numbers title={say('app-voters')} seats={voters} />
      <Numbers title={say('app-accused')} seats={accused.map(({ seat }) => seat)} isAccused />
      <Script />
    </section>
  );
}

interface Listed {
  readonly title: string;
  readonly seats: readonly string[];
  readonly isAccused?: true;
}

function Numbers({ title, seats, isAccused }: Listed) {
  if (seats.length === 0) return null;
  return (
    <div class="host-numbers">
      <h2 class="label dim">{title}</h2>
      <ol>
        {seats.map((seat) => (
          <li key={seat} class={isAccused ? 'tag tag-seal' : 'tag'}>
            {isAccused && <Icon name="accuse" />}
            {numberOf(seat)}
            <span class="hidden">{nameOf(seat)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Manage() {
  const { game = '', place = null, pausedWith = null, mayManage = false } = sight.value ?? {};
  const isSeated = view.value?.table.seats.some(({ id }) => id === place) === true;
  const isPaused = pausedWith !== null;
  const clock = async () => {
    const [question, yes] = isPaused
      ? [say('app-host-resume-sure'), say('app-resume')]
      : [say('app-host-pause-sure'), say('app-pause')];
    if (await confirm(question, yes)) void order(game, { do: isPaused ? 'resume' : 'pause' });
  };
  const cancel = async () => {
    if (await confirm(say('app-cancel-sure'), say('app-cancel'))) void order(game, { do: 'cancel' });
  };
  // Whoever leads from among the dead has no clock of their own.
  if (!mayManage && isSeated) return null;
  return (
    <div class="host-manage">
      <RemoveButton />
      <button type="button" class="button button-line" disabled={!isSendable()} onClick={() => void clock()}>
        <Icon name={isPaused ? 'play' : 'pause'} />
        {say(isPaused ? 'app-resume' : 'app-pause')}
      </button>
      {mayManage && (
        <button type="button" class="button button-line" disabled={!isSendable()} onClick={() => void cancel()}>
          <Icon name="cross" />
          {say('app-cancel')}
        </button>
      )}
    </div>
  );
}
