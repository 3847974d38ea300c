import type { StageSpec } from '../model.ts';
import { alive } from '../table.ts';
import type { Spec, StageKind } from './stage.ts';

/** A moment that just lasts: the morning's news, a verdict without last words. */
export const pause: StageKind<Spec<'pause'>> = {
  name: (_, { name }) => name,
  timer: (_, __, { seconds }) => seconds,
  prompts: () => [],
  show: (game, _, spec) => ({
    isForCards: isForCards(spec),
    asked: isForCards(spec) ? alive(game).map(({ id }) => id) : [],
  }),
  isDone: () => false,
  close: () => [],
};

/** Does everybody look at the own card in it? */
export const isForCards = (spec: StageSpec): boolean => spec.kind === 'pause' && spec.forCards === true;
