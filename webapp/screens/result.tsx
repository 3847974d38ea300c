/** The end of a game: who won, how it went, who was who, and the proof that nobody touched the cards. */
import { useSignal } from '@preact/signals';
import type { AwardId } from '../../shared/wire/awards.ts';
import { Icon } from '../parts/chrome/icon.tsx';
import { MainButton } from '../parts/chrome/main-button.tsx';
import { Segments } from '../parts/chrome/segments.tsx';
import { ProtestSheet } from '../parts/judge/protest-sheet.tsx';
import { Course } from '../parts/result/course.tsx';
import { Knew } from '../parts/result/knew.tsx';
import { Proof } from '../parts/result/proof.tsx';
import { Unmasked } from '../parts/result/unmasked.tsx';
import { Countdown } from '../parts/table/countdown.tsx';
import { isSendable, order } from '../state/orders.ts';
import { drawCut, keepCut } from '../state/proof/cut.ts';
import { open, startAt } from '../state/route.ts';
import { shareResult } from '../state/share.ts';
import { isSolo } from '../state/solo.ts';
import { play, sight, view } from '../state/table.ts';
import { newsText } from '../state/told/facts.ts';
import { hasPractice, isMe, listOf, numberOf } from '../state/told/seats.ts';
import { isOwn, say, sayIfAny } from '../state/words.ts';
import '../styles/result.css';

const TABS = ['course', 'roles', 'knew', 'proof'] as const;
type Tab = (typeof TABS)[number];

export default function Result() {
  const tab = useSignal<Tab>('course');
  const shown = TABS.filter((value) => value !== 'knew' || play.value?.knew);
  const options = shown.map((value) => ({ value, text: say(`app-result-${value}`) }));
  const pick = (value: Tab) => {
    tab.value = value;
  };
  return (
    <main class="page result">
      <Outcome />
      <Awards />
      <Share />
      <Judged />
      <Segments label={say('app-result-tabs')} value={tab.value} options={options} onPick={pick} />
      <section role="tabpanel" aria-label={say(`app-result-${tab.value}`)}>
        {tab.value === 'course' && <Course />}
        {tab.value === 'roles' && <Unmasked />}
        {tab.value === 'knew' && <Knew />}
        {tab.value === 'proof' && <Proof />}
      </section>
      <Onward />
    </main>
  );
}

function Outcome() {
  const { place = null } = sight.value ?? {};
  const { end, seats = [], round = 1 } = view.value?.table ?? {};
  if (!end) return null;
  const isDraw = end.winner === 'draw';
  const [title, because] = headline(end.winner);
  const defeat = view.value?.table.news.find((item) => 'defeat' in item);
  const why = (defeat ? newsText(defeat) : sayIfAny(`why-${end.winner}`)) || because;
  const players = say('app-result-players', { n: seats.length });
  const nights = say('app-result-nights', { n: round });
  const isPlayer = seats.some(({ id }) => id === place);
  return (
    <header class="result-head">
      <p class="label dim">{[sayIfAny('name'), players, nights].join(' · ')}</p>
      <h1>{title}</h1>
      {why && <p class="sentence">{why}</p>}
      {!isDraw && isOwn('drinks') && <p class="small dim">{sayIfAny('drinks')}</p>}
      {hasPractice() && <p class="small dim">{say('app-result-uncounted')}</p>}
      {isPlayer && !isDraw && (
        <p class="row result-own">
          <Icon name={end.winners.includes(place ?? '') ? 'trophy' : 'chair'} />
          {say(end.winners.includes(place ?? '') ? 'app-result-own-win' : 'app-result-own-loss')}
        </p>
      )}
    </header>
  );
}

/** «Who has won: why.» */
function headline(winner: string): readonly [string, string] {
  const sentence = winner === 'draw' ? say('app-result-draw') : sayIfAny(`side-${winner}-won`);
  const [title = '', why = ''] = sentence.split(/:\s+/u, 2);
  return [title.replace(/\.$/u, ''), why];
}

const ICONS: Readonly<Record<AwardId, string>> = {
  intuition: 'eye',
  nose: 'accuse',
  voice: 'speak',
  cover: 'eye-closed',
  unsinkable: 'undo',
  quietest: 'chair',
  'first-victim': 'night',
};

function Awards() {
  const awards = play.value?.awards ?? [];
  if (awards.length === 0) return null;
  return (
    <section class="slip slip-pad stack result-awards" aria-label={say('app-result-awards')}>
      {awards.map(({ award, seats, n, of }) => (
        <div key={award} class="row result-award">
          <Icon name={ICONS[award]} />
          <div class="grow">
            <h2 class="label">{say(`app-award-${award}`)}</h2>
            <p>{listOf(seats)}</p>
            <p class="small dim">{say(`app-award-${award}-why`, { n, of })}</p>
          </div>
        </div>
      ))}
    </section>
  );
}

function Share() {
  const { game } = sight.value ?? {};
  const { end } = view.value?.table ?? {};
  if (!game || !end) return null;
  const words = () => say('app-result-share-text', { edition: sayIfAny('name'), result: headline(end.winner)[0] });
  return (
    <button
      type="button"
      class="button button-line"
      disabled={!isSendable()}
      onClick={() => void shareResult(game, words())}
    >
      <Icon name="share" />
      {say('app-result-share')}
    </button>
  );
}

/** What comes after a judged game: the protocol, and for some time protests. */
function Judged() {
  const { end, seats = [] } = view.value?.table ?? {};
  const { game = '' } = sight.value ?? {};
  const judged = play.value?.judged;
  if (!end || !judged) return null;
  const isWriting = useSignal(false);
  const protest = view.value?.prompts.find(({ action }) => action === 'protest');
  const { guess, protests } = end.judged;
  return (
    <section class="slip slip-pad stack result-judged">
      {guess && (
        <p class="small">
          {say('app-result-guess', { n: numberOf(guess.by), right: end.guessedRight, of: guess.named.length })}
        </p>
      )}
      <button type="button" class="button button-line" onClick={() => open({ at: 'table', game, page: 'protocol' })}>
        <Icon name="paper" />
        {say('app-result-protocol')}
      </button>
      {protest && (
        <button
          type="button"
          class="button button-line"
          disabled={!isSendable()}
          onClick={() => (isWriting.value = true)}
        >
          <Icon name="hand" />
          {say(protest.isAside ? 'app-result-grounds-add' : 'app-result-protest')}
        </button>
      )}
      {end.isContestable && seats.length > 0 && (
        <p class="small dim row">
          <span class="grow">
            {protests.some(isMe) ? say('app-result-protested') : say('app-result-protest-until')}
          </span>
          <Countdown class="result-clock" />
        </p>
      )}
      {protest && isWriting.value && <ProtestSheet prompt={protest} onClose={() => (isWriting.value = false)} />}
    </section>
  );
}

function Onward() {
  const { game = '', next = null, place = null } = sight.value ?? {};
  if (next !== null) {
    return <MainButton text={say('app-result-next')} press={() => startAt({ at: 'table', game: next })} />;
  }
  if (place === null) return <MainButton text={say('app-to-home')} press={() => startAt({ at: 'home' })} />;
  const again = async () => {
    const cut = drawCut();
    const done = await order(game, { do: 'rematch', cut });
    if (!done?.opened) return;
    keepCut(done.opened, cut);
    startAt({ at: 'table', game: done.opened });
  };
  return (
    <MainButton text={say(isSolo() ? 'app-result-practice-again' : 'app-result-again')} press={() => void again()} />
  );
}
