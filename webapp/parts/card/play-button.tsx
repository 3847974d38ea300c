/** Plays the own card. Everybody who was dealt one has this button, whatever the card: only a tap tells. */
import { useSignal } from '@preact/signals';
import { isSendable, tell } from '../../state/orders.ts';
import { playable } from '../../state/told/cards.ts';
import { say } from '../../state/words.ts';
import { feel } from '../../telegram/index.ts';
import { PromptSheet } from '../asked/prompt-sheet.tsx';

export function PlayButton({ class: look }: { readonly class: string }) {
  const isOpen = useSignal(false);
  const prompt = playable();
  const press = () => {
    feel('picked');
    if (prompt) isOpen.value = true;
    else tell(say('app-card-not-now'));
  };
  return (
    <>
      <button type="button" class={`button ${look}`} disabled={!isSendable()} onClick={press}>
        {say('window-play')}
      </button>
      {isOpen.value && prompt && <PromptSheet prompt={prompt} onClose={() => (isOpen.value = false)} />}
    </>
  );
}
