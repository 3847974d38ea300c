/** Any question of any rulebook, laid over the table: whom to name, or what to answer. */
import type { Prompt } from '../../shared/engine/prompt.ts';
import { isEnough, keyOf, pickedText, send } from '../state/answering.ts';
import { isSendable } from '../state/orders.ts';
import { say, sayIfAny } from '../state/words.ts';
import { Answers } from './answers.tsx';
import { Sheet } from './sheet.tsx';

export function PromptSheet({ prompt, onClose }: { readonly prompt: Prompt; readonly onClose: () => void }) {
  const question = sayIfAny(`ask-${keyOf(prompt)}`);
  return (
    <Sheet label={question} onClose={onClose}>
      <h2>{question}</h2>
      <Answers prompt={prompt} />
      <button
        type="button"
        class="button button-ink"
        disabled={!isEnough(prompt) || !isSendable()}
        onClick={() => void send(prompt).then((isSent) => isSent && onClose())}
      >
        {isEnough(prompt) ? say('app-confirm', { answer: pickedText(prompt) }) : say('app-pick-first')}
      </button>
      <button type="button" class="button button-line" onClick={onClose}>
        {say('app-later')}
      </button>
    </Sheet>
  );
}
