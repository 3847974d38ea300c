import type { Spec, StageKind } from './stage.ts';

/** A moment that just lasts: the morning's news, a verdict without last words. */
export const pause: StageKind<Spec<'pause'>> = {
  name: (_, { name }) => name,
  timer: (_, __, { seconds }) => seconds,
  prompts: () => [],
  isDone: () => false,
  close: () => [],
};
