import { playsAt } from '../cards.ts';
import type { PlaceId, SeatId } from '../ids.ts';
import type { Choice, Game } from '../model.ts';
import { choiceIn, press } from '../prompt.ts';
import { alive, isPresent, seatOf } from '../table.ts';
import type { Turn } from '../turn.ts';
import { interrupt } from './interruption.ts';
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
      ...(rules.cards ? playsAt(game, rules, seatOf(game, person), 'talk') : []),
    ];
  },
  show: (game) => ({ isTalk: true, asked: alive(game).map(({ id }) => id), ready: readyIn(game) }),
  chosen: (turn: Turn, choice: Choice, spec) => {
    const { by, action, target } = choice;
    if (action === 'play') return interrupt(turn, choice, { ...spec, ready: readyIn(turn.game) });
    if (action === 'nominate' && target) turn.emit({ type: 'nominated', by, seat: target });
    const standing = turn.game.accused.find((accusation) => accusation.by === by);
    if (action === 'withdraw' && standing) turn.emit({ type: 'withdrew', by, seat: standing.seat });
    return 'goes-on';
  },
  isDone: (game) => alive(game).every(({ id }) => !isPresent(game, id) || isReady(game, id)),
  close: () => [],
};

function isReady(game: Game, person: PlaceId): boolean {
  const { spec } = game.stage;
  const wasReady = spec?.kind === 'discussion' && spec.ready?.includes(person) === true;
  return wasReady || choiceIn(game, person, 'finish') !== undefined;
}

const readyIn = (game: Game): readonly SeatId[] => alive(game).flatMap(({ id }) => (isReady(game, id) ? [id] : []));
