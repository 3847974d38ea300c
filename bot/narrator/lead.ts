/** What whoever leads a game without judging it may do from the direct chat. */
import type { Prompt } from '../../shared/engine/prompt.ts';
import type { Focus } from '../tables/press.ts';
import { answerFrom, answerWords, isEnough, promptAt } from './answers.ts';
import { confirmButtons, laterButton, pickButtons, pressButtons, pressOf } from './question-buttons.ts';
import { lines, type Screen } from './screen.ts';
import type { Seen } from './seen.ts';

/** Ends what is going on, or may remove somebody at any time, as far as the rulebook lets them. */
export function leadScreen(seen: Seen, focus: Focus | null = null): Screen | null {
  const { view, words, id, bench } = seen;
  const { speaker, stage, host } = view.table;
  if (host !== id || speaker === id || bench) return null;
  const ruling = view.prompts.find(({ isStanding }) => isStanding);
  if (ruling) return rulingScreen(seen, ruling, focus && promptAt(seen, focus.action) === ruling ? focus : null);
  const buttons = pressButtons(seen);
  if (buttons.length === 0) return null;
  const text =
    speaker === null
      ? words.say('host-stage', { stage: words.say(`stage-${stage}`) })
      : words.say('host-floor', { name: words.name(speaker) });
  return { text, buttons };
}

/** One message for the whole game where what may be done is always the same. */
export const leadSubject = ({ view: { table, prompts } }: Seen): string =>
  prompts.some(({ isStanding }) => isStanding) ? 'lead' : `lead:${table.round}:${table.stage}`;

function rulingScreen(seen: Seen, ruling: Prompt, focus: Focus | null): Screen {
  const { words } = seen;
  const { say } = words;
  const ask = say(words.own(`ask-${ruling.action}`));
  if (!focus) {
    const open = { text: say('button-rule'), press: pressOf(seen, ruling, 'open', {}) };
    return { text: say('host-rules'), buttons: [[open]] };
  }
  const picked = answerFrom(seen, ruling, focus);
  if (!isEnough(ruling, picked))
    return { text: ask, buttons: [...pickButtons(seen, ruling, null), [laterButton(seen)]] };
  return {
    text: lines(ask, say('ask-confirm', { answer: answerWords(seen, picked) })),
    buttons: confirmButtons(seen, ruling, picked),
  };
}
