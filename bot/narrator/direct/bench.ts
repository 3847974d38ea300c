/** A judge's console in the direct chat: what goes on, and everything that may be decided, by buttons. */
import type { Answer } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import type { TextId } from '../../../shared/text/speak.ts';
import { type Button, blocks, lines, type Message } from '../../chat/message.ts';
import { encode, type Focus } from '../../chat/press.ts';
import type { BenchSeen, Seen } from '../seen.ts';
import { capital, until } from '../words.ts';
import { answerFrom, answerWords, isEnough, isPressed, keyOf, namesIn, promptAt } from './answers.ts';
import { confirmButtons, pickButtons, pressButtons, pressOf, reasonButtons } from './question-buttons.ts';

type Buttons = readonly (readonly Button[])[];

export function benchMessage(seen: Seen, focus: Focus | null = null): Message {
  const { words, view, bench, group } = seen;
  const prompt = focus ? promptAt(seen, focus.action) : undefined;
  const picked = prompt && focus ? answerFrom(seen, prompt, focus) : null;
  const isReady = prompt !== undefined && picked !== null && isEnough(prompt, picked);
  const { stage, round } = view.table;
  const name = stage === 'over' ? '' : ` ${round}`;
  return {
    text: blocks(
      words.say('bench', { group, stage: `${words.say(`stage-${stage}`)}${name}` }),
      stateText(seen),
      prompt && !isReady && words.say(`ask-${keyOf(prompt)}` as TextId),
      isReady && sureText(seen, prompt, namesIn(picked)[0] ?? ''),
      isReady && whyText(seen, prompt, picked),
    ),
    buttons: buttonsOf(seen, bench!, prompt, isReady ? picked : null),
    isProtected: true,
  };
}

function buttonsOf(
  seen: Seen,
  bench: BenchSeen,
  prompt: Prompt | undefined,
  sureOf: ReturnType<typeof answerFrom> | null,
): Buttons {
  if (prompt && sureOf) {
    const isWhyOpen = prompt.reasons !== undefined && sureOf.reason === undefined;
    return isWhyOpen ? reasonButtons(seen, prompt, sureOf) : confirmButtons(seen, prompt, sureOf);
  }
  if (prompt)
    return [...pickButtons(seen, prompt, null), [{ text: seen.words.say('settings-back'), press: back(seen) }]];
  return [...rulings(seen), ...pressButtons(seen), ...manage(seen, bench)];
}

/** Names no question, so the message shows all of them again. */
const back = ({ gameId: game, token }: Seen): string =>
  encode({ do: 'question', game, token, verb: 'open', action: 'bench', picked: [], choice: null });

const rulings = (seen: Seen): Buttons =>
  seen.view.prompts
    .filter((prompt) => !isPressed(prompt))
    .map((prompt) => [
      { text: seen.words.say(`button-rule-${keyOf(prompt)}` as TextId), press: pressOf(seen, prompt, 'open', {}) },
    ]);

function manage({ words, gameId: game, id, view }: Seen, { undo, maySign, isPaused }: BenchSeen): Buttons {
  const { say } = words;
  const isJudge = view.table.host === id;
  const act = undo && say(`action-${undo.action}` as TextId);
  return [
    ...(act ? [[{ text: say('button-undo', { act }), press: encode({ do: 'undo', game }) }]] : []),
    ...(isJudge && view.table.end === null
      ? [
          [
            {
              text: say(isPaused ? 'button-resume' : 'button-pause'),
              press: encode({ do: isPaused ? 'resume' : 'pause', game }),
            },
          ],
        ]
      : []),
    ...(maySign ? [[{ text: say('button-sign'), press: encode({ do: 'sign', game }) }]] : []),
  ];
}

function stateText(seen: Seen): string {
  const { words, view, bench } = seen;
  const { say } = words;
  const { table } = view;
  const time = until(say, bench?.deadline ?? null, table.seconds ?? 0);
  const fouls = table.seats.flatMap((seat) => (seat.fouls > 0 ? [`${words.name(seat.id)} ${seat.fouls}`] : []));
  const accused = view.bench?.accused ?? [];
  return blocks(
    lines(
      bench?.isPaused && say('paused'),
      table.speaker !== null && say('bench-floor', { name: words.name(table.speaker), until: time }),
      table.speaker === null && table.seconds !== null && say('bench-until', { until: time }),
      table.queue[0] !== undefined && say('bench-next', { name: words.name(table.queue[0]) }),
      accused.length > 0 && say('bench-list', { names: words.names(accused.map(({ seat }) => seat)) }),
      table.isBallotOff && say('bench-off'),
      fouls.length > 0 && say('bench-fouls', { fouls: fouls.join(', ') }),
    ),
    choicesText(seen),
    table.host !== seen.id && table.end === null && say('bench-aide'),
  );
}

/** Shots, checks and votes, as they come. */
function choicesText(seen: Seen): string | null {
  const { words, view } = seen;
  const { say } = words;
  const hidden = ['suspect', 'finish'];
  const isPlayer = (id: string) => view.table.seats.some((seat) => seat.id === id);
  const made = (view.bench?.choices ?? []).filter(({ by, action }) => isPlayer(by) && !hidden.includes(action));
  if (made.length === 0 || view.table.end) return null;
  return lines(
    say('bench-choices'),
    ...made.map((choice) => {
      const act = capital(say(`action-${choice.action}` as TextId));
      return say('bench-choice', { act, by: words.name(choice.by), answer: answerWords(seen, choice) });
    }),
  );
}

/** The offences to pick from, or the one that was picked. */
function whyText({ words: { say, own } }: Seen, { reasons }: Prompt, { reason }: Answer): string | null {
  const nameOf = (offence: string) => say(own(`offence-${offence}`));
  if (!reasons) return null;
  if (reason !== undefined) return say('bench-because', { reason: nameOf(reason) });
  return lines(say('bench-why'), ...reasons.map((offence, i) => `${i + 1}. ${nameOf(offence)}`));
}

function sureText({ words, view }: Seen, prompt: Prompt, seat: string): string {
  const name = words.name(seat);
  const before = view.table.seats.find(({ id }) => id === seat)?.fouls ?? 0;
  switch (prompt.action) {
    case 'warn':
      return words.say('bench-sure-warn', { name });
    case 'foul':
      return words.say('bench-sure-foul', { name, count: before + 1 });
    case 'disqualify':
      return words.say('bench-sure-disqualify', { name });
    case 'defeat':
      return words.say('bench-sure-defeat', { name });
    default:
      return words.say('ask-confirm', { answer: name });
  }
}
