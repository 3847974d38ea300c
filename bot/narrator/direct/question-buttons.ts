/** The buttons of a question, made from prompts. */
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { Answer } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import type { TextId } from '../../../shared/text/speak.ts';
import type { Button } from '../../chat/message.ts';
import { encode, type Focus } from '../../chat/press.ts';
import type { Seen } from '../seen.ts';
import { answerLabel, isFull, isPressed, keyOf, namesIn } from './answers.ts';

type Buttons = readonly (readonly Button[])[];

export function pressOf(seen: Seen, prompt: Prompt, verb: Focus['verb'], answer: Answer): string {
  const picked = namesIn(answer).map((seat) => numberOf(seen, seat));
  const { gameId: game } = seen;
  const token = prompt.isStanding && seen.bench ? seen.bench.nonce : seen.token;
  const choice = picked.length > 0 ? null : (answer.choice ?? null);
  const reason = (prompt.reasons?.indexOf(answer.reason ?? '') ?? -1) + 1;
  const why = reason > 0 ? { reason } : {};
  return encode({ do: 'question', game, token, verb, action: keyOf(prompt), picked, choice, ...why });
}

const numberOf = ({ view }: Seen, seat: SeatId): number => view.table.seats.findIndex(({ id }) => id === seat) + 1;

/** Two in a row, as many rows as it takes; those picked already are not offered again. */
export function pickButtons(seen: Seen, prompt: Prompt, picked: Answer | null): Buttons {
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

/** The list stands in the text: a number each, and whoever gives no reason is sure at once. */
export function reasonButtons(seen: Seen, prompt: Prompt, answer: Answer): Buttons {
  const numbers = (prompt.reasons ?? []).map(
    (reason, i): Button => ({ text: String(i + 1), press: pressOf(seen, prompt, 'pick', { ...answer, reason }) }),
  );
  const none: Button = { text: seen.words.say('button-no-reason'), press: pressOf(seen, prompt, 'sure', answer) };
  return [...rowsOf(numbers, 5), [none], [backButton(seen, prompt)]];
}

const backButton = (seen: Seen, prompt: Prompt): Button => ({
  text: seen.words.say('button-back'),
  press: pressOf(seen, prompt, 'open', {}),
});

/** What may be done in place of this: only one of them. */
export function insteadButtons(seen: Seen, prompt: Prompt): Buttons {
  const { say } = seen.words;
  return insteadOf(seen, prompt).map((other) => [
    {
      text: say('button-instead', { act: say(`action-${other.action}` as TextId) }),
      press: pressOf(seen, other, 'open', {}),
    },
  ]);
}

export const insteadOf = ({ view }: Seen, { slot, action }: Prompt): readonly Prompt[] =>
  view.prompts.filter((other) => other.slot === slot && other.action !== action && !isPressed(other));

/** Where more could be named, they still may. */
export function confirmButtons(seen: Seen, prompt: Prompt, answer: Answer): Buttons {
  const sure: Button = {
    text: seen.words.say('button-confirm', { answer: answerLabel(seen, answer) }),
    press: pressOf(seen, prompt, 'sure', answer),
  };
  if (prompt.names.most === 0) return [[sure], [laterButton(seen)]];
  return isFull(prompt, answer) ? [[sure], [backButton(seen, prompt)]] : [[sure], ...pickButtons(seen, prompt, answer)];
}

/** The card that may be played now, behind a button of its own. */
export const cardButtons = (seen: Seen): Buttons =>
  seen.view.prompts.flatMap((prompt) =>
    prompt.card === undefined
      ? []
      : [[{ text: `🃏 ${seen.words.card(prompt.card)}`, press: pressOf(seen, prompt, 'open', {}) }]],
  );

/** Every answer that may still be changed can be opened again. */
export function changeButtons(seen: Seen): Buttons {
  const { words, view } = seen;
  return view.prompts.flatMap((prompt) => {
    if (prompt.chosen === null) return [];
    const act = words.say(`action-${prompt.action}` as TextId);
    const press = pressOf(seen, prompt, 'open', {});
    return [[{ text: words.say('button-change', { act }), press }]];
  });
}

/** What takes no second thought, unless it was said already. */
export const pressButtons = (seen: Seen): Buttons =>
  seen.view.prompts
    .filter((prompt) => isPressed(prompt) && prompt.chosen === null)
    .map((prompt) => [{ text: pressText(seen, prompt), press: pressOf(seen, prompt, 'sure', {}) }]);

function pressText({ words: { say, own }, view: { table }, id }: Seen, { action }: Prompt): string {
  if (action === 'withdraw') return say('button-withdraw');
  if (action === 'decline') return say(table.window ? 'window-let-pass' : own('night-decline'));
  if (table.speaker === id) return say('button-finish');
  if (table.host === id) return say(table.speaker === null ? 'button-end-stage' : 'button-end-speech');
  return say(table.isTalk ? 'button-ready' : 'button-finish');
}

/** In a repeat one's vote stands; whoever stays with it says so. */
export function keepButtons(seen: Seen): Buttons {
  const { words, view, id } = seen;
  const vote = view.prompts.find(({ action, chosen }) => action === 'vote' && chosen !== null);
  if (!vote?.chosen || view.table.repeat === 0 || view.table.ready.includes(id)) return [];
  const text = words.say('button-keep', { answer: answerLabel(seen, vote.chosen) });
  return [[{ text, press: pressOf(seen, vote, 'sure', vote.chosen) }]];
}

/** Back to the question without having played. */
export const laterButton = (seen: Seen): Button => ({
  text: seen.words.say('button-not-now'),
  press: encode({
    do: 'question',
    game: seen.gameId,
    token: seen.token,
    verb: 'open',
    action: '',
    picked: [],
    choice: null,
  }),
});

/** In the night that is for it. */
export const lookButton = ({ words, gameId: game }: Seen): Buttons => [
  [{ text: words.say('button-look'), press: encode({ do: 'look', game }) }],
];

const pairs = (buttons: readonly Button[]): Buttons => rowsOf(buttons, 2);

const rowsOf = (buttons: readonly Button[], most: number): Buttons =>
  buttons.flatMap((_, i) => (i % most === 0 ? [buttons.slice(i, i + most)] : []));
