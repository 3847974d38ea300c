/** What whoever leads a game without judging it may do from the direct chat. */
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { lines, type Message } from '../../chat/message.ts';
import type { Focus } from '../../chat/press.ts';
import type { Seen } from '../seen.ts';
import { answerFrom, answerWords, isEnough, promptAt } from './answers.ts';
import { confirmButtons, laterButton, pickButtons, pressButtons, pressOf } from './question-buttons.ts';

/** Ends what is going on, may remove somebody at any time, or both, as far as the rulebook lets them. */
export function leadMessage(seen: Seen, focus: Focus | null = null): Message | null {
  const { view, words, id, bench } = seen;
  const { speaker, host } = view.table;
  if (host !== id || speaker === id || bench) return null;
  const ruling = view.prompts.find(({ isStanding }) => isStanding);
  if (ruling && focus && promptAt(seen, focus.action) === ruling) return rulingMessage(seen, ruling, focus);
  const presses = pressButtons(seen);
  const open = ruling && [{ text: words.say('button-rule'), press: pressOf(seen, ruling, 'open', {}) }];
  const buttons = [...presses, ...(open ? [open] : [])];
  if (buttons.length === 0) return null;
  return { text: lines(presses.length > 0 && nowText(seen), ruling && words.say(words.own('host-rules'))), buttons };
}

function nowText({ view: { table }, words }: Seen): string {
  const { speaker, stage } = table;
  return speaker === null
    ? words.say('host-stage', { stage: words.say(`stage-${stage}`) })
    : words.say('host-floor', { name: words.name(speaker) });
}

/** One message for the whole game where what may be done is always the same. */
export const leadSubject = (seen: Seen): string => {
  const { table, prompts } = seen.view;
  const isAlwaysTheSame = pressButtons(seen).length === 0 && prompts.some(({ isStanding }) => isStanding);
  return isAlwaysTheSame ? 'lead' : `lead:${table.round}:${table.stage}`;
};

function rulingMessage(seen: Seen, ruling: Prompt, focus: Focus): Message {
  const { words } = seen;
  const { say } = words;
  const ask = say(words.own(`ask-${ruling.action}`));
  const picked = answerFrom(seen, ruling, focus);
  if (!isEnough(ruling, picked))
    return { text: ask, buttons: [...pickButtons(seen, ruling, null), [laterButton(seen)]] };
  return {
    text: lines(ask, say('ask-confirm', { answer: answerWords(seen, picked) })),
    buttons: confirmButtons(seen, ruling, picked),
  };
}
