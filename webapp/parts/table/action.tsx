/** The bar at the bottom of the table: what is mine to do now, or whose turn it is. Always of one height. */
import { useSignal } from '@preact/signals';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { isPress, submit } from '../../state/answering.ts';
import { isSendable } from '../../state/orders.ts';
import { isTalk, play, sight, view } from '../../state/table.ts';
import { hasOwnCard } from '../../state/told/cards.ts';
import { isIn, isMe, labelOf, numberOf } from '../../state/told/seats.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { Coach } from '../asked/coach.tsx';
import { PromptSheet } from '../asked/prompt-sheet.tsx';
import { WayOn, WayToEnd } from '../asked/way-on.tsx';
import { CardButtons } from '../card/buttons.tsx';
import { PlayButton } from '../card/play-button.tsx';
import { ownMark } from './marks.tsx';

export function Action() {
  const asking = useSignal<string | null>(null);
  const prompts = view.value!.prompts;
  const finish = prompts.find(({ action }) => action === 'finish');
  // Who may play a card is nobody's business: the way to it is there for all.
  const others = prompts.filter(({ action, card }) => action !== 'finish' && card === undefined);
  const isOpenToCards = isTalk.value || view.value!.table.mayBeInterrupted;
  const mayHold = isOpenToCards && hasOwnCard() && isIn(sight.value?.place ?? null);
  const asked = others.find(({ action }) => action === asking.value);
  const isClosed = !isSendable();
  const press = (prompt: Prompt) => {
    const [only] = prompt.targets;
    if (isPress(prompt)) void submit(prompt);
    else if (prompt.action === 'withdraw' && only) void submit(prompt, { target: only });
    else asking.value = prompt.action;
  };
  return (
    <section class="slip action" aria-label={say('app-yours')}>
      <div class="row">
        <div class="grow" aria-live="polite">
          <p class="action-title">{titleOf(others[0])}</p>
          <p class="small dim">{noteOf()}</p>
        </div>
        <CardButtons />
      </div>
      <Coach prompt={others[0] ?? finish ?? null} />
      {(others.length > 0 || finish || mayHold) && (
        <div class="action-buttons">
          {others.map((prompt) => (
            <button
              type="button"
              key={prompt.action}
              class="button button-ink"
              disabled={isClosed}
              onClick={() => press(prompt)}
            >
              {sayIfAny(`app-do-${prompt.action}`) || sayIfAny(`action-${prompt.action}`)}
            </button>
          ))}
          {finish && (
            <button
              type="button"
              class={others.length > 0 ? 'button button-line' : 'button button-ink'}
              disabled={isClosed}
              onClick={() => void submit(finish)}
            >
              {say(isTalk.value ? 'app-ready' : 'app-finish')}
            </button>
          )}
          {mayHold && <PlayButton class="button-line" />}
        </div>
      )}
      <WayToEnd />
      <WayOn />
      {asked && (
        <PromptSheet
          prompt={asked}
          onClose={() => {
            asking.value = null;
          }}
        />
      )}
    </section>
  );
}

function titleOf(prompt: Prompt | undefined): string {
  const { speaker, asked } = view.value!.table;
  const place = sight.value?.place ?? null;
  if (isMe(speaker)) return floorTitle(prompt);
  if (place === null) return say('app-onlooker');
  if (!isIn(place)) return say('app-out');
  if (isTalk.value) return discussionTitle(prompt);
  if (speaker !== null) return say('app-floor-of', { n: numberOf(speaker) });
  return asked.includes(place) ? askedTitle(prompt) : say('app-listen');
}

/** What is asked in a stage that has no words of its own here. */
const askedTitle = (prompt: Prompt | undefined): string =>
  (prompt && sayIfAny(`ask-${prompt.action}`)) || say(`stage-${view.value!.table.stage}`);

function floorTitle(prompt: Prompt | undefined): string {
  const { isSilent, stage } = view.value!.table;
  if (isSilent) return say('app-word-lost');
  if (prompt && prompt.action !== 'withdraw') return sayIfAny(`ask-${prompt.action}`);
  return say(stage === 'morning' || stage === 'verdict' ? 'app-last-word' : 'app-your-floor');
}

function discussionTitle(prompt: Prompt | undefined): string {
  const named = view.value!.table.accused.find(({ by }) => isMe(by))?.seat;
  if (named !== undefined) return say('app-accused-by-you', { name: labelOf(named) });
  return (prompt && sayIfAny(`ask-${prompt.action}`)) || say('app-listen');
}

function noteOf(): string {
  const { speaker, queue, asked } = view.value!.table;
  const place = sight.value?.place ?? null;
  const answers = play.value?.answers ?? [];
  const isTakenBack = answers.some(({ action }) => action === 'withdraw');
  const named = answers.find(({ action }) => action === 'nominate')?.target;
  if (isMe(speaker)) {
    if (named !== undefined && !isTakenBack) return say('app-accused-by-you', { name: labelOf(named) });
    const mayAccuse = view.value!.prompts.some(({ action }) => action === 'nominate');
    if (play.value?.isAloud) return say('app-floor-aloud');
    return say(mayAccuse ? 'app-floor-note' : 'app-floor-plain');
  }
  if (place === null) return say('app-onlooker-note');
  if (!isIn(place)) return say('app-out-note');
  if (isTalk.value) return discussionNote(place);
  if (speaker === null) return asked.includes(place) ? '' : say('app-nothing-now');
  const mark = ownMark();
  if (mark) return mark;
  const turn = queue.indexOf(place);
  return turn < 0 ? say('app-no-turn') : say('app-your-turn', { n: turn + 1 });
}

function discussionNote(place: string): string {
  const { ready, accused, seats } = view.value!.table;
  const counts = { n: ready.length, of: seats.filter(({ out }) => out === null).length };
  if (ready.includes(place)) return say('app-ready-you', counts);
  const mark = ownMark();
  if (mark) return mark;
  if (ready.length > 0) return say('app-ready-count', counts);
  if (accused.some(({ by }) => by === place)) return say('app-floor-plain');
  return say(accused.length === 0 ? 'app-talk-nobody' : 'app-talk-note');
}
