/** Any question of any rulebook, laid over the table: whom to name, what to answer, or a card to play. */
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { askOf, isEnough, isPress, pickedText, send } from '../../state/answering.ts';
import { isSendable } from '../../state/orders.ts';
import { cardName } from '../../state/told/cards.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { MiniCard } from '../chrome/icon.tsx';
import { Sheet } from '../chrome/sheet.tsx';
import { Answers } from './answers.tsx';
import { Coach } from './coach.tsx';

interface Asked {
  readonly prompt: Prompt;
  readonly onClose: () => void;
  /** Asked once more before it is sent. */
  readonly isSure?: () => Promise<boolean>;
}

export function PromptSheet({ prompt, onClose, isSure }: Asked) {
  const question = askOf(prompt);
  const answer = async () => {
    if (isSure && !(await isSure())) return;
    if (await send(prompt)) onClose();
  };
  return (
    <Sheet label={question} onClose={onClose}>
      {prompt.card !== undefined && (
        <p class="row">
          <MiniCard id={prompt.card} />
          <span class="grow">
            <b>{cardName(prompt.card)}</b>
            <span class="small dim sheet-note">{sayIfAny(`card-${prompt.card}-does`)}</span>
          </span>
        </p>
      )}
      <h2>{question}</h2>
      <Coach prompt={prompt} />
      <Answers prompt={prompt} />
      <div class="sheet-foot">
        <button
          type="button"
          class="button button-ink"
          disabled={!isEnough(prompt) || !isSendable()}
          onClick={() => void answer()}
        >
          {confirmText()}
        </button>
        <button type="button" class="button button-line" onClick={onClose}>
          {say('app-later')}
        </button>
      </div>
    </Sheet>
  );

  function confirmText(): string {
    if (isPress(prompt) && prompt.card !== undefined) return say('window-play');
    return isEnough(prompt) ? say('app-confirm', { answer: pickedText(prompt) }) : say('app-pick-first');
  }
}
