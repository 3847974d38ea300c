/** The next deed of somebody who plays their role: cards first, then what is asked, then getting on. */
import type { Answer } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { answering, type Deed, isPress } from '../deed.ts';
import { playing } from './cards.ts';
import { accusation, guessed, vote } from './day.ts';
import { followedTarget } from './gang.ts';
import type { Hour } from './hour.ts';
import { nightAnswer } from './night.ts';

export function sensibleDeed(moment: Hour, offered: readonly Prompt[]): Deed | null {
  const cards = offered.filter((prompt) => prompt.card !== undefined);
  for (const card of cards) {
    const answer = playing(moment, card);
    if (answer) return answering(card, answer);
  }
  const followed = offered.flatMap((prompt) => {
    const target = followedTarget(moment.view, prompt, moment.judgement.known);
    return target === null ? [] : [answering(prompt, { target })];
  });
  if (followed[0]) return followed[0];
  const questions = offered.filter((prompt) => prompt.card === undefined && prompt.chosen === null && !isPress(prompt));
  const preferred = bySlot(moment, questions);
  for (const prompt of preferred) {
    const answer = answerTo(moment, prompt);
    if (answer) return answering(prompt, answer);
  }
  const end = offered.find((prompt) => isPress(prompt) && prompt.card === undefined && prompt.chosen === null);
  return end ? answering(end) : null;
}

/** Where two acts share a slot one of them is done: a shot only at somebody known to be against me, else a look. */
function bySlot({ judgement }: Hour, questions: readonly Prompt[]): readonly Prompt[] {
  const isSure = ({ targets }: Prompt) => targets.some((id) => judgement.against(id) >= SURE);
  return [...questions].sort((one, other) => {
    if (one.slot !== other.slot || one.action === other.action) return 0;
    const rank = (prompt: Prompt) => (prompt.action === 'shoot' ? (isSure(prompt) ? 0 : 2) : 1);
    return rank(one) - rank(other);
  });
}

const SURE = 0.85;

function answerTo(moment: Hour, prompt: Prompt): Answer | null {
  switch (prompt.action) {
    case 'vote':
      return vote(moment, prompt);
    case 'nominate':
      return accusation(moment, prompt);
    case 'guess':
      return guessed(moment, prompt);
    default:
      return nightAnswer(moment, prompt);
  }
}
