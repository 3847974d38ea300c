/** A rulebook taken from the shelf: read in the words of one of its modes, for so many players. */
import { type Mode, type Rulebook, voicesOf } from '../../../shared/engine/rulebook.ts';
import type { Language } from '../../../shared/text/languages.ts';
import type { Button } from '../../chat/message.ts';
import { encode, type Leafing } from '../../chat/press.ts';
import { inRows, ticked } from '../settings/sheet.ts';
import { type BookWords, wordsOf } from '../words.ts';

export interface OpenBook {
  readonly rulebook: Rulebook;
  readonly mode: Mode;
  readonly at: Leafing;
  readonly words: BookWords;
  /** The mode is told in a way of its own, and nothing of the others is told beside it. */
  readonly isDressed: boolean;
}

/** As many as a reader without a table is told of first. */
const USUAL = 10;

/** A mode or a number that the rulebook does not have is the nearest that it has. */
export function openAt(rulebook: Rulebook, wanted: Leafing, language: Language): OpenBook {
  const [first = ''] = Object.keys(rulebook.modes);
  const id = Object.hasOwn(rulebook.modes, wanted.mode) ? wanted.mode : first;
  const mode = rulebook.modes[id]!;
  const { least, most } = mode.players;
  const players = Math.min(most, Math.max(least, wanted.players || USUAL));
  return {
    rulebook,
    mode,
    at: { ...wanted, edition: rulebook.id, mode: id, players },
    words: wordsOf(voicesOf(rulebook, id), language),
    isDressed: mode.dress !== undefined,
  };
}

export const turnTo = (text: string, to: Leafing): Button => ({ text, press: encode({ do: 'rules', ...to }) });

/** The same page in another mode. */
export function modeButtons({
  rulebook: { modes },
  at,
  words: { say, own },
}: OpenBook): readonly (readonly Button[])[] {
  const ids = Object.keys(modes);
  if (ids.length < 2) return [];
  const buttons = ids.map((mode) => turnTo(ticked(say(own(`mode-${mode}`)), mode === at.mode), { ...at, mode }));
  return inRows(buttons, 3);
}
