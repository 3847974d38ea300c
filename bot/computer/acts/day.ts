/** Talk, accusations and ballots. */
import type { Answer } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { isFriend, isInformed, type Judgement } from '../judgement.ts';
import type { Hour } from './hour.ts';
import { ranked } from './order.ts';

/** The share of the living others who are against me, as far as I can tell. */
export function usual({ known, against }: Judgement): number {
  const others = known.alive.filter((id) => id !== known.self);
  return others.reduce((sum, id) => sum + against(id), 0) / Math.max(1, others.length);
}

/** A vote for the guiltiest of those who may be named; for nobody if all of them seem better than the others. */
export function vote(day: Hour, prompt: Prompt): Answer | null {
  const { judgement, chance } = day;
  if (prompt.targets.length === 0) return onQuestion(day, prompt);
  const [first] = ranked(prompt.targets, judgement.guilt, chance);
  const mayAbstain = prompt.choices.includes('abstain');
  const isWorthIt = first !== undefined && judgement.guilt(first) >= usual(judgement) * LENIENCE;
  if (first === undefined || (!isWorthIt && mayAbstain && !isInformed(judgement.known))) return abstained(prompt);
  return mayAbstain && judgement.guilt(first) < 0 ? abstained(prompt) : { target: first };
}

const LENIENCE = 0.75;

const abstained = ({ choices, targets }: Prompt): Answer | null =>
  choices.includes('abstain') ? { choice: 'abstain' } : targets[0] === undefined ? null : { target: targets[0] };

/** All of them, or none. */
function onQuestion({ judgement, view: { table } }: Hour, { choices }: Prompt): Answer | null {
  const { known, against } = judgement;
  const tried = table.accused.map(({ seat }) => seat);
  const isFriendTried = tried.some((id) => isFriend(known, id));
  const guilt = tried.reduce((sum, id) => sum + against(id), 0) / Math.max(1, tried.length);
  const wanted = !isFriendTried && guilt >= usual(judgement) ? 'yes' : 'no';
  const [choice] = choices.includes(wanted) ? [wanted] : choices;
  return choice === undefined ? null : { choice };
}

/** Puts somebody up for trial, or (null) nobody: not where somebody as guilty stands there already. */
export function accusation(day: Hour, prompt: Prompt): Answer | null {
  const { judgement, chance, view } = day;
  const { guilt } = judgement;
  const [first] = ranked(prompt.targets, guilt, chance);
  if (first === undefined || guilt(first) <= 0) return null;
  const tried = view.table.accused.map(({ seat }) => guilt(seat));
  if (tried.some((other) => other >= guilt(first))) return chance.below(2) === 0 ? { target: first } : null;
  return guilt(first) > usual(judgement) || chance.below(2) === 0 ? { target: first } : null;
}

/** The three or so who seem the guiltiest. */
export const guessed = (day: Hour, { targets, names }: Prompt): Answer => ({
  targets: ranked(targets, (id) => day.judgement.against(id), day.chance).slice(0, names.least),
});
