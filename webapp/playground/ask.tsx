/** A question in a small window over a chat or a phone, as Telegram's own. */
import { useEffect, useRef } from 'preact/hooks';

export interface AskAnswer {
  readonly id: string;
  readonly text: string;
}

interface Props {
  readonly title?: string;
  readonly text: string;
  readonly answers: readonly AskAnswer[];
  /** Null for whoever goes away without an answer. */
  readonly onAnswer: (id: string | null) => void;
}

export function Ask({ title, text, answers, onAnswer }: Props) {
  const window = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    window.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div class="ask-shade">
      <div
        class="ask"
        role="alertdialog"
        aria-modal="true"
        aria-label={title || text}
        ref={window}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onAnswer(null);
        }}
      >
        {title && <b>{title}</b>}
        <p>{text}</p>
        <div class="ask-answers">
          {answers.map(({ id, text: words }) => (
            <button type="button" key={id} onClick={() => onAnswer(id)}>
              {words}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
