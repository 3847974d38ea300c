/** The coach: each prompt, or the wait for the others, explained by the rule behind it. */
import type { Options } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import type { Own, View } from '../../../shared/engine/view.ts';
import type { Action } from '../../../shared/engine/words.ts';
import { type Arguments, hasText, type TextId } from '../../../shared/text/speak.ts';
import type { Words } from '../words.ts';

export interface CoachLine {
  /** The prompt that it is about; null where the person only waits. */
  readonly slot: string | null;
  readonly action: Action | null;
  readonly text: string;
}

/** A line for every prompt, in their order; one on the wait where there is none. Only who has a seat is coached. */
export function coachLines(view: View, words: Pick<Words, 'say' | 'ownIfAny'>): readonly CoachLine[] {
  const { you, prompts, table } = view;
  if (!you || (table.end && prompts.length === 0)) return [];
  const values = valuesOf(view);
  const lineOf = (prompt: Prompt | null, ids: readonly string[]): readonly CoachLine[] => {
    const id = textOf(ids, words);
    return id === null
      ? []
      : [{ slot: prompt?.slot ?? null, action: prompt?.action ?? null, text: words.say(id, values) }];
  };
  if (prompts.length === 0) return lineOf(null, waits(view, you));
  return prompts.flatMap((prompt) => lineOf(prompt, asks(view, you, prompt)));
}

/** The most specific text of the edition, in the first voice that has it; a common one only where it has none. */
const textOf = (ids: readonly string[], { ownIfAny }: Pick<Words, 'ownIfAny'>): TextId | null => {
  const names = ids.map((id) => `coach-${id}`);
  for (const name of names) {
    const own = ownIfAny(name);
    if (own !== null) return own;
  }
  return names.find(hasText) ?? null;
};

/** From the card that is played, over the moment, the role and the stage, to the bare action. */
function asks({ table }: View, { id, role }: Own, { action, card, names, choices }: Prompt): readonly string[] {
  const isQuestion = names.most === 0 && choices.length > 0;
  const isHost = action === 'finish' && table.host === id;
  const moments = [
    table.window?.is,
    table.leads,
    table.repeat > 0 && 'repeat',
    isQuestion && 'question',
    isHost && 'host',
  ];
  return [
    ...(card === undefined ? [] : [`play-${card}`]),
    ...moments.flatMap((moment) => (moment ? [`${moment}-${action}`] : [])),
    `${role}-${action}`,
    `${table.stage}-${action}`,
    action,
  ];
}

/** What there is to know while nothing is asked. */
function waits({ table }: View, { id }: Own): readonly string[] {
  const { window, leads, voters, speaker, stage, seats } = table;
  if (seats.some((seat) => seat.id === id && seat.out !== null)) return ['wait-out', 'wait'];
  const ballot = voters.length === 0 ? null : voters.includes(id) ? 'voted' : 'voteless';
  const moments = [window?.is, leads, ballot, speaker !== null && `${stage}-floor`, stage];
  return [...moments.flatMap((moment) => (moment ? [`wait-${moment}`] : [])), 'wait'];
}

/** What a text may depend on: how many play, how far it went, what was agreed before. All of it is on the own screen. */
const valuesOf = ({ table, mates }: View): Arguments => ({
  ...agreed(table.options),
  players: table.seats.length,
  round: table.round,
  mates: mates.length,
});

const agreed = (options: Options): Arguments =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) =>
      typeof value === 'boolean'
        ? [[name, value ? 'yes' : 'no']]
        : typeof value === 'string' || typeof value === 'number'
          ? [[name, value]]
          : [],
    ),
  );
