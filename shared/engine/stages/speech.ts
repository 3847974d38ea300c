import type { Choice, Game, SeatId } from '../model.ts';
import { choiceIn, press } from '../prompt.ts';
import { isAlive } from '../table.ts';
import type { Turn } from '../turn.ts';
import { nomination } from './nomination.ts';
import type { Spec, StageKind } from './stage.ts';

/** One player has the floor; those behind him in the queue follow. */
export const speech: StageKind<Spec<'speech'>> = {
  name: (_, { name }) => name,
  timer: (_, { seconds }) => seconds,
  ready: (game, _, spec) => {
    const queue = spec.queue.filter((id) => (spec.lastWords ? !game.leaving.includes(id) : isAlive(game, id)));
    return queue.length > 0 ? { ...spec, queue } : null;
  },
  prompts: (game, rules, person, spec) => {
    if (person !== spec.queue[0]) return [];
    const mayNominate = spec.nominates && !choiceIn(game, person, 'nominate');
    return [...(mayNominate ? nomination(game, rules, person) : []), press('finish')];
  },
  chosen: (turn: Turn, { by, action, target }: Choice) => {
    if (action === 'nominate' && target) turn.emit({ type: 'nominated', by, seat: target });
  },
  isDone: (game) => game.choices.some(({ action }) => action === 'finish'),
  close: (_, spec) => [{ ...spec, queue: spec.queue.slice(1) }],
};

export function speakerOf(game: Game): SeatId | null {
  const { spec } = game.stage;
  return spec?.kind === 'speech' ? (spec.queue[0] ?? null) : null;
}

export const awaitsLastWords = (game: Game, id: SeatId): boolean =>
  [game.stage.spec, ...game.agenda].some(
    (item) => item?.kind === 'speech' && item.lastWords === true && item.queue.includes(id),
  );
