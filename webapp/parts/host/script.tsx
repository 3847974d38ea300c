/** What the host reads out in the stage now open, line by line. */
import { useEffect } from 'preact/hooks';
import { sight } from '../../state/table.ts';
import { scriptLines } from '../../state/told/script.ts';
import { say, speakCalls } from '../../state/words.ts';
import { tied } from '../chrome/tied.ts';

export function Script() {
  const { edition = '' } = sight.value ?? {};
  useEffect(() => void speakCalls(edition), [edition]);
  return (
    <div class="script">
      <h2 class="label dim">{say('app-host-script')}</h2>
      <ol>
        {scriptLines().map((line) => (
          <li key={line}>{tied(line)}</li>
        ))}
      </ol>
    </div>
  );
}
