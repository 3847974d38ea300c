/** Whatever one wants to remember, kept on this phone alone. */
import { useState } from 'preact/hooks';
import { sight } from '../../state/table.ts';
import { say } from '../../state/words.ts';

const LONGEST = 2000;

export function Notes() {
  const place = `omerta notes ${sight.value?.game} ${sight.value?.place}`;
  const [text, setText] = useState(() => read(place));
  return (
    <textarea
      class="notes"
      aria-label={say('app-own-notes')}
      placeholder={say('app-own-notes-hint')}
      maxLength={LONGEST}
      value={text}
      onInput={(event) => {
        const { value } = event.currentTarget;
        setText(value);
        write(place, value);
      }}
    />
  );
}

function read(place: string): string {
  try {
    return localStorage.getItem(place) ?? '';
  } catch {
    return '';
  }
}

function write(place: string, text: string): void {
  try {
    localStorage.setItem(place, text);
  } catch {
    // Notes then last as long as the page.
  }
}
