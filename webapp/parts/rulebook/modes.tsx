/** One mode of several, where a chapter differs from one to the other. */
import type { RulebookSheet } from '../../../shared/wire/rulebooks.ts';
import { say, sayOwn } from '../../state/words.ts';

interface Choosing {
  readonly sheet: RulebookSheet;
  readonly shown: string;
  readonly onChoose: (mode: string) => void;
}

export const RulebookModes = ({ sheet: { id, modes }, shown, onChoose }: Choosing) =>
  modes.length > 1 ? (
    <fieldset class="night-modes">
      <legend class="hidden">{say('app-rules-for-mode')}</legend>
      {modes.map((mode) => (
        <button type="button" key={mode.id} aria-pressed={mode.id === shown} onClick={() => onChoose(mode.id)}>
          {sayOwn(id, `mode-${mode.id}`)}
        </button>
      ))}
    </fieldset>
  ) : null;
