import type { Choice, Game, PersonId, SeatId } from '../model.ts';
import { choiceIn, press } from '../prompt.ts';
import { alive, isPresent } from '../table.ts';
import type { Turn } from '../turn.ts';
import { nomination } from './nomination.ts';
import type { Spec, StageKind } from './stage.ts';

/** All talk at once. Each may have one accusation standing, and says when they are ready for what follows. */
export const discussion: StageKind<Spec<'discussion'>> = {
  name: (_, { name }) => name,
  timer: (_, __, { seconds }) => seconds,
  prompts: (game, rules, person) => {
    if (!isPresent(game, person)) return [];
    const stands = game.accused.some(({ by }) => by === person);
    return [
      ...(stands ? [press('withdraw')] : nomination(game, rules, person)),
      ...(isReady(game, person) ? [] : [press('finish')]),
    ];
  },
  chosen: (turn: Turn, { by, action, target }: Choice) => {
    if (action === 'nominate' && target) turn.emit({ type: 'nominated', by, seat: target });
    const standing = turn.game.accused.find((accusation) => accusation.by === by);
    if (action === 'withdraw' && standing) turn.emit({ type: 'withdrew', by, seat: standing.seat });
  },
  isDone: (game) => alive(game).every(({ id }) => !isPresent(game, id) || isReady(game, id)),
  close: () => [],
};

const isReady = (game: Game, person: PersonId): boolean => choiceIn(game, person, 'finish') !== undefined;

export const readyIn = (game: Game): readonly SeatId[] =>
  alive(game).flatMap(({ id }) => (isReady(game, id) ? [id] : []));
