/** The bar in the thumb's reach: take back, foul for whoever speaks, the clock, and at a real table what is said there. */
import { useSignal } from '@preact/signals';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { submit } from '../../state/answering.ts';
import { isSendable, order } from '../../state/orders.ts';
import { play, sight, view } from '../../state/table.ts';
import { numberOf } from '../../state/told/seats.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { PromptSheet } from '../asked/prompt-sheet.tsx';
import { confirm } from '../chrome/confirm.tsx';
import { Icon } from '../chrome/icon.tsx';
import { ReasonSheet } from './reason.tsx';

const promptOf = (action: Prompt['action']): Prompt | undefined =>
  view.value?.prompts.find((prompt) => prompt.action === action);

export function JudgeBar() {
  /** Who has the floor as the foul is called, whoever has it when the reason is found. */
  const fouled = useSignal<SeatId | null>(null);
  const { speaker = null } = view.value?.table ?? {};
  const isPaused = sight.value?.pausedWith != null;
  const finish = promptOf('finish');
  const isClosed = !isSendable();
  const mayFoul = speaker !== null && promptOf('foul')?.targets.includes(speaker) === true;
  return (
    <section class="slip judge-actions" aria-label={say('app-judge-actions')}>
      <Spoken />
      <div class="judge-buttons">
        <UndoButton />
        {mayFoul && (
          <button
            type="button"
            class="button button-line judge-wide"
            disabled={isClosed}
            onClick={() => (fouled.value = speaker)}
          >
            <Icon name="foul" />
            {say('app-judge-foul', { n: numberOf(speaker) })}
          </button>
        )}
        <button
          type="button"
          class={finish ? 'button button-line' : 'button button-line judge-wide'}
          disabled={isClosed}
          {...(finish && { 'aria-label': say(isPaused ? 'app-judge-resume' : 'app-judge-pause') })}
          onClick={() => void order(sight.value?.game ?? '', { do: isPaused ? 'resume' : 'pause' })}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
          {!finish && <span>{say(isPaused ? 'app-judge-resume' : 'app-judge-pause')}</span>}
        </button>
        {finish && (
          <button
            type="button"
            class="button button-ink judge-wide"
            disabled={isClosed || isPaused}
            onClick={() => void submit(finish)}
          >
            {say('app-judge-finish')}
            <Icon name="next" />
          </button>
        )}
      </div>
      {fouled.value !== null && (
        <ReasonSheet penalty="foul" seat={fouled.value} onClose={() => (fouled.value = null)} />
      )}
    </section>
  );
}

/** One tap and one question; what it was stands on it. */
export function UndoButton() {
  const undo = play.value?.judged?.undo ?? null;
  if (!undo) return null;
  const act = sayIfAny(`action-${undo.action}`);
  const what =
    undo.seat === null
      ? say('app-judge-undo-plain', { act })
      : say('app-judge-undo-what', { act, n: numberOf(undo.seat) });
  const take = async () => {
    if (await confirm(`${what}? ${say('app-judge-undo-sure')}`, say('app-judge-undo'))) {
      await order(sight.value?.game ?? '', { do: 'undo' });
    }
  };
  return (
    <button
      type="button"
      class="button button-line judge-undo"
      aria-label={what}
      disabled={!isSendable()}
      onClick={() => void take()}
    >
      <Icon name="undo" />
    </button>
  );
}

/** What the speaker says aloud, entered by the judge. */
function Spoken() {
  const isNaming = useSignal(false);
  const nominate = promptOf('nominate');
  const withdraw = promptOf('withdraw');
  const [named] = withdraw?.targets ?? [];
  if (!nominate && !named) return null;
  return (
    <div class="judge-buttons">
      {nominate && (
        <button
          type="button"
          class="button button-line judge-wide"
          disabled={!isSendable()}
          onClick={() => (isNaming.value = true)}
        >
          <Icon name="accuse" />
          {say('app-judge-nominate')}
        </button>
      )}
      {withdraw && named && (
        <button
          type="button"
          class="button button-line judge-wide"
          disabled={!isSendable()}
          onClick={() => void submit(withdraw, { target: named })}
        >
          {say('app-judge-withdraw', { n: numberOf(named) })}
        </button>
      )}
      {nominate && isNaming.value && <PromptSheet prompt={nominate} onClose={() => (isNaming.value = false)} />}
    </div>
  );
}
