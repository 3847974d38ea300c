/** A protest: what it is about may be written, and need not be. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { submit } from '../../state/answering.ts';
import { isSendable } from '../../state/orders.ts';
import { say } from '../../state/words.ts';
import { Sheet } from '../chrome/sheet.tsx';

export function ProtestSheet({ prompt, onClose }: { readonly prompt: Prompt; readonly onClose: () => void }) {
  const words = useSignal('');
  const field = useId();
  const { least = 0, most = 0 } = prompt.text ?? {};
  const title = say(prompt.isAside ? 'app-result-grounds-add' : 'app-result-protest');
  const text = words.value.trim();
  const enter = async () => {
    if (await submit(prompt, text === '' ? {} : { text })) onClose();
  };
  return (
    <Sheet label={title} onClose={onClose}>
      <h2>{title}</h2>
      {!prompt.isAside && <p class="small">{say('app-result-protest-sure')}</p>}
      <label class="label dim" for={field}>
        {say('app-result-grounds')}
      </label>
      <textarea
        id={field}
        class="grounds"
        rows={4}
        maxLength={most}
        value={words.value}
        onInput={(event) => {
          words.value = event.currentTarget.value;
        }}
      />
      <p class="tiny dim row">
        <span class="grow">{say('app-result-grounds-hint', { n: most })}</span>
        <span class="num">
          {words.value.length}/{most}
        </span>
      </p>
      <div class="sheet-foot">
        <button
          type="button"
          class="button button-ink"
          disabled={!isSendable() || text.length < least}
          onClick={() => void enter()}
        >
          {say(prompt.isAside ? 'app-result-grounds-send' : 'app-result-protest')}
        </button>
        <button type="button" class="button button-line" onClick={onClose}>
          {say('app-no-back')}
        </button>
      </div>
    </Sheet>
  );
}
