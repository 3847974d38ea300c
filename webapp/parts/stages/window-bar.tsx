/** What can be answered, at the bottom: two buttons for everybody who is asked, a line in their place for the others. */
import { useSignal } from '@preact/signals';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { submit } from '../../state/answering.ts';
import { isSendable } from '../../state/orders.ts';
import { play, sight, view } from '../../state/table.ts';
import { hasOwnCard, playable } from '../../state/told/cards.ts';
import { isIn, isMe } from '../../state/told/seats.ts';
import { say } from '../../state/words.ts';
import { Coach } from '../asked/coach.tsx';
import { PromptSheet } from '../asked/prompt-sheet.tsx';
import { WayOn, WayToEnd } from '../asked/way-on.tsx';
import { CardButtons } from '../card/buttons.tsx';
import { PlayButton } from '../card/play-button.tsx';

export function WindowBar() {
  const { prompts } = view.value!;
  const pass = prompts.find(({ action }) => action === 'decline');
  // By right, without a card: everybody knows that it is there.
  const named = prompts.find(({ card, names, isStanding }) => card === undefined && names.most > 0 && !isStanding);
  return (
    <section class="slip action" aria-label={say('app-yours')}>
      <div class="row">
        <div class="grow" aria-live="polite">
          <p class="action-title">{titleOf(pass !== undefined)}</p>
          <p class="small dim">{noteOf(pass !== undefined)}</p>
        </div>
        <CardButtons />
      </div>
      <Coach prompt={named ?? pass ?? null} />
      <WayToEnd />
      <WayOn />
      <div class="action-buttons window-buttons">
        {pass && (
          <>
            {named && <NameButton prompt={named} />}
            {(!named || playable()) && hasOwnCard() && <PlayButton class="button-even" />}
            <button type="button" class="button button-even" disabled={!isSendable()} onClick={() => void submit(pass)}>
              {say('window-let-pass')}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

function NameButton({ prompt }: { readonly prompt: Prompt }) {
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="button button-even"
        disabled={!isSendable()}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {say('app-window-name')}
      </button>
      {isOpen.value && <PromptSheet prompt={prompt} onClose={() => (isOpen.value = false)} />}
    </>
  );
}

const hasAnswered = (action: string): boolean => play.value?.answers.some((one) => one.action === action) === true;

function titleOf(isAsked: boolean): string {
  const place = sight.value?.place ?? null;
  if (isAsked) return say('app-window-yours');
  if (place === null) return say('app-onlooker');
  if (hasAnswered('decline')) return say('window-passed');
  if (hasAnswered('play')) return say('app-window-played');
  return isIn(place) || isMe(view.value?.table.window?.seat ?? null) ? say('window-waiting') : say('app-out');
}

function noteOf(isAsked: boolean): string {
  const place = sight.value?.place ?? null;
  const { window } = view.value!.table;
  if (isAsked) return isMe(window?.seat ?? null) ? '' : say('app-window-alike');
  if (place === null) return say('app-onlooker-note');
  if (!isIn(place)) return say('app-out-note');
  return hasAnswered('decline') || hasAnswered('play') ? say('window-waiting') : say('app-nothing-now');
}
