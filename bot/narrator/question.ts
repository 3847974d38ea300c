/** What a person is asked now, as a message with buttons made from prompts. */
import type { Answer, SeatId } from '../../shared/engine/model.ts';
import type { Prompt } from '../../shared/engine/prompt.ts';
import { hasText, type TextId } from '../../shared/text/speak.ts';
import { encode, type Focus } from '../tables/press.ts';
import { factLines } from './facts.ts';
import { type Button, blocks, lines, type Screen } from './screen.ts';
import type { OwnAnswer, Seen } from './seen.ts';
import { capital, span } from './words.ts';

const isSeatIn = ({ view }: Seen, id: SeatId): boolean =>
  view.table.seats.some((seat) => seat.id === id && seat.out === null);

/** Whether this person gets a question depends only on what the whole table knows. */
export function isAsked(seen: Seen): boolean {
  const { view, id } = seen;
  const { stage, speaker, voters } = view.table;
  if (stage === 'night') return isSeatIn(seen, id);
  return speaker === id || (voters.includes(id) && isSeatIn(seen, id));
}

export function questionScreen(seen: Seen, focus: Focus | null = null): Screen {
  const { view, words } = seen;
  const asked = focus && promptAt(seen, focus.slot);
  const prompt = asked ?? view.prompts.find(isOpen);
  const picked = asked ? answerFrom(seen, asked, focus) : null;
  const isReady = picked !== null && prompt !== undefined && isEnough(prompt, picked);
  return {
    text: blocks(
      titleText(seen),
      lines(...answerLines(seen)),
      prompt && !isReady && questionText(seen, prompt),
      prompt && picked && !isReady && hasNames(picked) && words.say('ask-more', { answer: answerWords(seen, picked) }),
      isReady && words.say('ask-confirm', { answer: answerWords(seen, picked) }),
      lines(...gangLines(seen)),
      seen.fresh.length > 0 && lines(words.say('learned'), ...factLines(seen.fresh, words)),
    ),
    buttons: prompt
      ? isReady
        ? confirmButtons(seen, prompt, picked)
        : [...pickButtons(seen, prompt, picked), ...finishButton(seen)]
      : [...changeButtons(seen), ...finishButton(seen)],
  };
}

export const promptAt = ({ view }: Seen, slot: string): Prompt | undefined =>
  view.prompts.find((prompt) => prompt.slot === slot);

/** Still waiting for an answer; ending a speech is not one. */
const isOpen = ({ chosen, action }: Prompt): boolean => chosen === null && action !== 'finish';

function titleText({ view, words, group }: Seen): string {
  const { say } = words;
  const { stage, round, voters, accused, seconds } = view.table;
  if (stage === 'night')
    return lines(say('ask-night', { round, group }), view.prompts.length === 0 && say('ask-nothing'));
  if (voters.length === 0) {
    return say(stage === 'verdict' ? 'ask-last-words' : 'ask-floor', { group, span: span(say, seconds ?? 0) });
  }
  const isQuestion = stage === 'raise';
  const names = words.names(accused.map(({ seat }) => seat));
  return isQuestion ? say('ask-vote-question', { round, group, names }) : say('ask-vote', { round, group });
}

function questionText({ words, view }: Seen, { action }: Prompt): string | null {
  if (view.table.voters.length > 0) return null;
  const note = `ask-${action}-note`;
  const question = words.say(`ask-${action}` as TextId);
  return hasText(note) ? `${question} ${words.say(note)}` : question;
}

/** What was answered so far, in the own words of each question. */
function answerLines(seen: Seen): readonly string[] {
  const { words, view, answers, id } = seen;
  const { say } = words;
  const isNight = view.table.stage === 'night';
  const given = answers.flatMap((answer) => {
    if (answer.action === 'finish') return [];
    if (answer.action === 'nominate') return [say('accused-by-you', { name: answerWords(seen, answer) })];
    return [answerLine(seen, answer)];
  });
  const isDone =
    given.length > 0 && isNight && view.prompts.some(({ chosen }) => chosen !== null) && isSeatIn(seen, id);
  return isDone ? [...given, say('answer-open')] : given;
}

export function answerLine(seen: Seen, answer: OwnAnswer): string {
  const { say } = seen.words;
  const act = `action-${answer.action}`;
  return hasText(act)
    ? say('answer-to', { act: capital(say(act)), answer: answerWords(seen, answer) })
    : say('answer', { answer: answerWords(seen, answer) });
}

const namesIn = ({ target, targets }: Answer): readonly SeatId[] => targets ?? (target === undefined ? [] : [target]);

const hasNames = (answer: Answer): boolean => namesIn(answer).length > 0;

function answerWords({ words }: Seen, answer: Answer): string {
  return answer.choice === undefined ? words.names(namesIn(answer)) : words.say(`choice-${answer.choice}` as TextId);
}

export function answerLabel({ words }: Seen, answer: Answer): string {
  return answer.choice === undefined
    ? namesIn(answer).map(words.label).join(', ')
    : words.say(`choice-${answer.choice}` as TextId);
}

/** The answer that a press stands for. */
export function answerFrom({ view }: Seen, prompt: Prompt, { picked, choice }: Focus): Answer {
  if (choice !== null) return { choice };
  const seats = picked.map((number) => view.table.seats[number - 1]?.id ?? '');
  if (prompt.names.most > 1 || seats.length > 1) return { targets: seats };
  return seats[0] === undefined ? {} : { target: seats[0] };
}

/** Whether a button of this question could have said that. */
export function isOffered({ choices, targets, names }: Prompt, answer: Answer): boolean {
  if (answer.choice !== undefined) return choices.includes(answer.choice);
  const named = namesIn(answer);
  if (named.length > names.most || new Set(named).size < named.length) return false;
  return named.every((seat) => targets.includes(seat));
}

const isEnough = ({ names }: Prompt, answer: Answer): boolean =>
  answer.choice !== undefined || (names.most > 0 && namesIn(answer).length >= names.least);

const isFull = ({ names }: Prompt, answer: Answer): boolean =>
  answer.choice !== undefined || namesIn(answer).length >= names.most;

function numberOf({ view }: Seen, seat: SeatId): number {
  return view.table.seats.findIndex(({ id }) => id === seat) + 1;
}

function pressOf(seen: Seen, { slot }: Prompt, verb: Focus['verb'], answer: Answer): string {
  const picked = namesIn(answer).map((seat) => numberOf(seen, seat));
  const { gameId: game, token } = seen;
  return encode({ do: 'question', game, token, verb, slot, picked, choice: answer.choice ?? null });
}

/** Two in a row, as many rows as it takes; those picked already are not offered again. */
function pickButtons(seen: Seen, prompt: Prompt, picked: Answer | null): readonly (readonly Button[])[] {
  const { words } = seen;
  const before = picked ? namesIn(picked) : [];
  const isList = prompt.names.most > 1;
  const targets = prompt.targets
    .filter((seat) => !before.includes(seat))
    .map((seat): Button => {
      const answer: Answer = isList ? { targets: [...before, seat] } : { target: seat };
      return { text: words.label(seat), press: pressOf(seen, prompt, 'pick', answer) };
    });
  const choices = prompt.choices.map(
    (choice): Button => ({
      text: words.say(`choice-${choice}` as TextId),
      press: pressOf(seen, prompt, 'pick', { choice }),
    }),
  );
  const back = before.length > 0 ? [[backButton(seen, prompt)]] : [];
  return [...pairs(targets), ...pairs(choices), ...back];
}

const backButton = (seen: Seen, prompt: Prompt): Button => ({
  text: seen.words.say('button-back'),
  press: pressOf(seen, prompt, 'open', {}),
});

/** Where more could be named, they still may. */
function confirmButtons(seen: Seen, prompt: Prompt, answer: Answer): readonly (readonly Button[])[] {
  const sure: Button = {
    text: seen.words.say('button-confirm', { answer: answerLabel(seen, answer) }),
    press: pressOf(seen, prompt, 'sure', answer),
  };
  return isFull(prompt, answer) ? [[sure], [backButton(seen, prompt)]] : [[sure], ...pickButtons(seen, prompt, answer)];
}

/** Every answer that may still be changed can be opened again. */
function changeButtons(seen: Seen): readonly (readonly Button[])[] {
  const { words, view } = seen;
  return view.prompts.flatMap((prompt) => {
    if (prompt.chosen === null) return [];
    const act = words.say(`action-${prompt.action}` as TextId);
    const press = pressOf(seen, prompt, 'open', {});
    return [[{ text: words.say('button-change', { act }), press }]];
  });
}

/** Ending one's speech takes no second thought. */
function finishButton(seen: Seen): readonly (readonly Button[])[] {
  const prompt = promptAt(seen, 'finish');
  if (!prompt) return [];
  const isOwnSpeech = seen.view.table.speaker === seen.id;
  const text = seen.words.say(isOwnSpeech ? 'button-finish' : 'button-end-speech');
  return [[{ text, press: pressOf(seen, prompt, 'sure', {}) }]];
}

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

function pairs(buttons: readonly Button[]): readonly (readonly Button[])[] {
  return buttons.flatMap((button, i) => (i % 2 === 0 ? [[button, ...buttons.slice(i + 1, i + 2)]] : []));
}

/** Whoever leads the game sees who has the floor and may end the speech. */
export function leadScreen(seen: Seen): Screen | null {
  const { view, words } = seen;
  const { speaker } = view.table;
  if (speaker === null || speaker === seen.id || finishButton(seen).length === 0) return null;
  return { text: words.say('host-floor', { name: words.name(speaker) }), buttons: finishButton(seen) };
}
