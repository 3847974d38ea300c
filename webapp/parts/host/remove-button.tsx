/** Whoever leads may send somebody out of the game, where the rulebook lets them; asked twice. */
import { useSignal } from '@preact/signals';
import { pickedText } from '../../state/answering.ts';
import { isSendable } from '../../state/orders.ts';
import { view } from '../../state/table.ts';
import { say } from '../../state/words.ts';
import { PromptSheet } from '../asked/prompt-sheet.tsx';
import { confirm } from '../chrome/confirm.tsx';
import { Icon } from '../chrome/icon.tsx';

export function RemoveButton() {
  const isOpen = useSignal(false);
  const prompt = view.value?.prompts.find(({ action }) => action === 'disqualify');
  if (!prompt) return null;
  const isSure = () => confirm(say('app-host-remove-sure', { name: pickedText(prompt) }), say('app-host-remove'));
  return (
    <>
      <button
        type="button"
        class="button button-line"
        disabled={!isSendable()}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Icon name="out" />
        {say('app-host-remove')}
      </button>
      {isOpen.value && <PromptSheet prompt={prompt} isSure={isSure} onClose={() => (isOpen.value = false)} />}
    </>
  );
}
