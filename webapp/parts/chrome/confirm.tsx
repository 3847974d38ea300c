/** One question before something that cannot be taken back. */
import { signal } from '@preact/signals';
import { say } from '../../state/words.ts';
import { Sheet } from './sheet.tsx';

interface Asked {
  readonly question: string;
  readonly yes: string;
  readonly settle: (isSure: boolean) => void;
}

const asked = signal<Asked | null>(null);

export function confirm(question: string, yes: string): Promise<boolean> {
  asked.value?.settle(false);
  return new Promise((resolve) => {
    const settle = (isSure: boolean) => {
      asked.value = null;
      resolve(isSure);
    };
    asked.value = { question, yes, settle };
  });
}

/** Stands once in the app. */
export function Confirmation() {
  if (!asked.value) return null;
  const { question, yes, settle } = asked.value;
  return (
    <Sheet label={question} onClose={() => settle(false)}>
      <h2>{question}</h2>
      <button type="button" class="button button-ink" onClick={() => settle(true)}>
        {yes}
      </button>
      <button type="button" class="button button-line" onClick={() => settle(false)}>
        {say('app-no-back')}
      </button>
    </Sheet>
  );
}
