/** What a person is asked now, as a message with buttons made from prompts. */
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { Answer } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import type { View } from '../../../shared/engine/view.ts';
import { factLines } from '../../../shared/text/facts.ts';
import { span } from '../../../shared/text/spans.ts';
import { hasText, type TextId } from '../../../shared/text/speak.ts';
import type { OwnAnswer } from '../../../shared/wire/sight.ts';
import { blocks, escapeHtml, lines, type Message } from '../../chat/message.ts';
import type { Focus } from '../../chat/press.ts';
import type { Seen } from '../seen.ts';
import { capital } from '../words.ts';
import { answerFrom, answerLine, answerWords, isEnough, isOpen, namesIn, promptAt } from './answers.ts';
import {
  cardButtons,
  changeButtons,
  confirmButtons,
  insteadButtons,
  insteadOf,
  keepButtons,
  laterButton,
  lookButton,
  pickButtons,
  pressButtons,
} from './question-buttons.ts';
import { coachOn, wayButtons } from './solo.ts';

const isSeatIn = ({ view }: Seen, id: SeatId): boolean =>
  view.table.seats.some((seat) => seat.id === id && seat.out === null);

/** What was said in a talk of all stands also while something that has interrupted it may be reacted to. */
export const isOfTalk = ({ table }: View): boolean => table.isTalk || (table.window !== null && table.stage === 'talk');

/** Whether this person gets a question depends only on what the whole table knows. */
export const isAsked = ({ view, id }: Seen): boolean => view.table.asked.includes(id);

export function questionMessage(seen: Seen, focus: Focus | null = null): Message {
  const { view, words } = seen;
  const asked = focus && promptAt(seen, focus.action);
  const prompt = asked ?? view.prompts.find(isOpen);
  const picked = asked ? answerFrom(seen, asked, focus) : null;
  const isReady = picked !== null && prompt !== undefined && isEnough(prompt, picked);
  return {
    text: blocks(
      titleText(seen),
      lines(...answerLines(seen)),
      prompt && (!isReady || prompt.card !== undefined) && questionText(seen, prompt),
      prompt && picked && !isReady && hasNames(picked) && words.say('ask-more', { answer: answerWords(seen, picked) }),
      isReady && words.say('ask-confirm', { answer: answerWords(seen, picked) }),
      lines(...gangLines(seen)),
      seen.fresh.length > 0 && lines(words.say('learned'), ...factLines(seen.fresh, words)),
      coachText(seen, prompt),
    ),
    buttons: [...buttonsFor(seen, prompt, isReady ? picked : null, picked), ...wayButtons(seen)],
  };
}

/** Why this is asked; for what is pressed only, or for the wait, where nothing else is. */
function coachText(seen: Seen, prompt: Prompt | undefined): string | null {
  const text = coachOn(seen, prompt);
  return text === null ? null : seen.words.say('coach', { text: escapeHtml(text) });
}

function buttonsFor(seen: Seen, prompt: Prompt | undefined, sureOf: Answer | null, picked: Answer | null) {
  if (seen.cards?.hasLooked === false) return lookButton(seen);
  if (!prompt) return [...keepButtons(seen), ...changeButtons(seen), ...cardButtons(seen), ...pressButtons(seen)];
  if (sureOf) return confirmButtons(seen, prompt, sureOf);
  // A card that was asked for takes the whole message until it is played, or not after all.
  if (prompt.card !== undefined) return [...pickButtons(seen, prompt, picked), [laterButton(seen)]];
  return [
    ...pickButtons(seen, prompt, picked),
    ...insteadButtons(seen, prompt),
    ...cardButtons(seen),
    ...pressButtons(seen),
  ];
}

function titleText(seen: Seen): string {
  const { view, words, group, cards } = seen;
  const { say } = words;
  const { stage, round, speaker, voters, accused, seconds } = view.table;
  if (view.table.window) return windowTitle(seen);
  if (cards) return lines(say('ask-night', { round, group }), say(cards.hasLooked ? 'ask-cards-seen' : 'ask-cards'));
  if (stage === 'night') {
    const isIdle = view.prompts.length === 0 && seen.answers.length === 0;
    return lines(say('ask-night', { round, group }), isIdle && say('ask-nothing'));
  }
  if (view.table.isTalk) return say('ask-talk', { round, group });
  if (view.table.leads === 'tie') return lines(say('vote-over', { round, group }), say('leader-you-decide'));
  if (voters.length === 0 && speaker === null && isAsked(seen))
    return say('ask-stage', { group, stage: capital(say(`stage-${stage}`)) });
  if (voters.length === 0 && speaker !== seen.id) return say('ask-listen', { group });
  if (voters.length === 0) {
    const ask = stage === 'verdict' || stage === 'morning' ? 'ask-last-words' : 'ask-floor';
    return lines(
      say(seen.isAloud ? words.own(`${ask}-aloud`) : ask, { group, span: span(say, seconds ?? 0) }),
      view.table.isSilent && say('app-word-lost'),
    );
  }
  const names = words.names(accused.map(({ seat }) => seat));
  if (stage === 'raise') return say('ask-vote-question', { round, group, names });
  return accused.length === 1 ? say('ask-vote-one', { round, group, names }) : say('ask-vote', { round, group });
}

/** Everybody who is asked reads the same. */
function windowTitle({ view: { table, prompts }, words, group, answers }: Seen): string {
  const { say } = words;
  const { is, seat } = table.window!;
  const isPassed = answers.some(({ action }) => action === 'decline');
  return lines(
    say('ask-window', { group }),
    say(words.own(`ask-window-${is}`), {
      name: seat === null ? '' : words.name(seat),
      span: span(say, table.seconds ?? 0),
    }),
    isPassed ? say('window-passed') : prompts.length === 0 && say('window-waiting'),
  );
}

function questionText(seen: Seen, prompt: Prompt): string | null {
  const { words, view } = seen;
  const { say } = words;
  if (prompt.card !== undefined) return say(words.own(`ask-play-${prompt.card}`));
  if (view.table.voters.length > 0 || view.table.leads === 'tie') return null;
  const { action, isFinal } = prompt;
  const notes = [`ask-${action}-note-${view.table.options[view.you?.role ?? '']}`, `ask-${action}-note`];
  const note = notes.find(hasText);
  const isNight = view.table.stage === 'night';
  const others = insteadOf(seen, prompt).map((other) => say(`action-${other.action}` as TextId));
  return [
    say(`ask-${action}` as TextId),
    note !== undefined && say(note),
    others.length > 0 && say('ask-instead', { acts: others.join(', ') }),
    isNight && isFinal && say('ask-final'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What was answered so far, in the own words of each question. */
function answerLines(seen: Seen): readonly string[] {
  const { words, view, answers, id } = seen;
  const { say } = words;
  if (isOfTalk(view)) return talkLines(seen);
  const isNight = view.table.stage === 'night';
  const isTakenBack = answers.some(({ action }) => action === 'withdraw');
  const given = answers.flatMap((answer) => {
    if (isUnsaid(seen, answer) || (answer.action === 'nominate' && isTakenBack)) return [];
    if (answer.action === 'nominate') return [say('accused-by-you', { name: answerWords(seen, answer) })];
    return [answerLine(seen, answer)];
  });
  const isDone =
    given.length > 0 && isNight && view.prompts.some(({ chosen }) => chosen !== null) && isSeatIn(seen, id);
  return isDone ? [...given, say('answer-open')] : given;
}

/** What the message says otherwise. To spare everybody is an answer at night. */
export const isUnsaid = ({ view: { table } }: Seen, { action }: OwnAnswer): boolean =>
  action === 'finish' || (action === 'decline' && table.window !== null);

/** Whom one accuses may be taken back, so it is read from the table. */
function talkLines({ words: { say, name }, view: { table }, id }: Seen): readonly string[] {
  const standing = table.accused.find(({ by }) => by === id);
  return [
    ...(standing ? [say('accused-by-you', { name: name(standing.seat) })] : []),
    ...(table.ready.includes(id) ? [say('ready-by-you')] : []),
  ];
}

const hasNames = (answer: Answer): boolean => namesIn(answer).length > 0;

/** What the others of the gang have chosen, and what they sign. */
function gangLines({ view, words, signs }: Seen): readonly string[] {
  const { say } = words;
  const choices = view.gangChoices.map((choice) =>
    say('gang-choice', { by: words.name(choice.by), answer: words.names(namesIn(choice)) }),
  );
  const signed = view.table.stage === 'night' ? signs : [];
  const gestures = signed.map(({ by, sign }) => say('gang-sign', { by: words.name(by), sign: say(`sign-${sign}`) }));
  if (choices.length + gestures.length === 0) return [];
  return [say('gang-choices'), ...choices, ...gestures];
}
