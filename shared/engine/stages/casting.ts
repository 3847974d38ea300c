import { choiceIn, ONE } from '../prompt.ts';
import type { Spec, StageKind } from './stage.ts';

/** An even ballot lies before the Leader, who names one of those who tied, and not himself. */
export const casting: StageKind<Spec<'casting'>> = {
  name: (_, { name }) => name,
  timer: (_, __, { seconds }) => seconds,
  prompts: (game, _, person) => {
    if (person !== game.leader || choiceIn(game, person, 'vote')) return [];
    const targets = game.accused.map(({ seat }) => seat).filter((seat) => seat !== person);
    return [{ slot: 'vote', action: 'vote', targets, names: ONE, choices: [], chosen: null, isFinal: true }];
  },
  show: ({ leader }) => ({ leads: 'tie', asked: leader === null ? [] : [leader] }),
  isDone: ({ choices }) => choices.some(({ action }) => action === 'vote'),
  close: (turn, { tie }) => {
    const { leader } = turn.game;
    const named = leader === null ? undefined : choiceIn(turn.game, leader, 'vote')?.target;
    return turn.rules.cast?.(turn, tie, named ?? null) ?? [];
  },
};
