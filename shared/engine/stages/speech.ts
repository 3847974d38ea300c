import type { Choice, Game, SeatId } from '../model.ts';
import { choiceIn, press } from '../prompt.ts';
import { isAlive } from '../table.ts';
import type { Turn } from '../turn.ts';
import { nomination } from './nomination.ts';
import type { Spec, StageKind } from './stage.ts';

/** One player has the floor; those behind him in the queue follow. */
export const speech: StageKind<Spec<'speech'>> = {
  name: (_, { name }) => name,
  timer: (game, { floor }, spec) => (spec.isSilent && floor?.lost?.(game, spec.queue[0]!, spec)) || spec.seconds,
  ready: (game, { floor }, { isSilent: _, ...spec }) => {
    const queue = spec.queue.filter((id) => (spec.lastWords ? !game.leaving.includes(id) : isAlive(game, id)));
    const [speaker] = queue;
    if (speaker === undefined) return null;
    const isLost = floor?.lost !== undefined && floor.lost(game, speaker, spec) !== null;
    return { ...spec, queue, ...(isLost && { isSilent: true }) };
  },
  prompts: (game, rules, person, spec) => {
    if (person !== spec.queue[0]) return [];
    const mayNominate = spec.nominates && !choiceIn(game, person, 'nominate');
    return [
      ...(mayNominate ? nomination(game, rules, person) : []),
      ...(rules.floor?.may(game, person, spec) ?? []),
      press('finish'),
    ];
  },
  opened: (turn, spec) => {
    if (spec.isSilent) turn.rules.floor?.onLost?.(turn, spec.queue[0]!);
  },
  chosen: (turn: Turn, choice: Choice, { nominates }) => {
    const { by, action, target } = choice;
    if (nominates && action === 'nominate' && target) turn.emit({ type: 'nominated', by, seat: target });
    turn.rules.floor?.did(turn, choice);
    return 'goes-on';
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
