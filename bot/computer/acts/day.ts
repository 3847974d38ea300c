/** Talk, accusations and ballots. */
import type { Answer } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import type { Judgement } from '../judgement.ts';
import type { Hour } from './hour.ts';
import { ranked } from './order.ts';

/** The share of the living others who are against me, as far as I can tell. */
export function usual({ known, against }: Judgement): number {
  const others = known.alive.filter((id) => id !== known.self);
  return others.reduce((sum, id) => sum + against(id), 0) / Math.max(1, others.length);
}

/** A vote for the guiltiest of those who may be named; for nobody if all of them seem better than the others. */
export function vote(day: Hour, prompt: Prompt): Answer | null {
  const { face, chance } = day;
  if (prompt.targets.length === 0) return onQuestion(day, prompt);
  const [first] = ranked(prompt.targets, face.guilt, chance);
  const [named] = ranked(prompt.targets, face.wish, chance);
  const mayAbstain = prompt.choices.includes('abstain');
  const isWorthIt = first !== undefined && face.guilt(first) >= Math.max(0, usual(face) * LENIENCE);
  return named === undefined || (!isWorthIt && mayAbstain) ? abstained(prompt) : { target: named };
}

const LENIENCE = 0.75;

const abstained = ({ choices, targets }: Prompt): Answer | null =>
  choices.includes('abstain') ? { choice: 'abstain' } : targets[0] === undefined ? null : { target: targets[0] };

/** All of them, or none. */
function onQuestion({ face, view: { table } }: Hour, { choices }: Prompt): Answer | null {
  const tried = table.accused.map(({ seat }) => face.wish(seat));
  const guilt = tried.reduce((sum, each) => sum + each, 0) / Math.max(1, tried.length);
  const wanted = guilt >= usual(face) ? 'yes' : 'no';
  const [choice] = choices.includes(wanted) ? [wanted] : choices;
  return choice === undefined ? null : { choice };
}

/** Puts somebody up for trial, or (null) nobody: not where somebody as guilty stands there already. */
export function accusation(day: Hour, prompt: Prompt): Answer | null {
  const { face, chance, view } = day;
  const { guilt } = face;
  const [first] = ranked(prompt.targets, guilt, chance);
  const [named] = ranked(prompt.targets, face.wish, chance);
  if (first === undefined || named === undefined || guilt(first) <= 0) return null;
  const tried = view.table.accused.map(({ seat }) => guilt(seat));
  const isSure = guilt(first) > usual(face) && !tried.some((other) => other >= guilt(first));
  return isSure || chance.below(2) === 0 ? { target: named } : null;
}

/** The three or so who seem the guiltiest. */
export const guessed = (day: Hour, { targets, names }: Prompt): Answer => ({
  targets: ranked(targets, day.face.wish, day.chance).slice(0, names.least),
});
