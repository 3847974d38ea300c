/** A way to wait that nothing else knows of: two who sit side by side face each other, until both have had enough. */
import type { PlaceId, SeatId } from '../../shared/engine/ids.ts';
import type { AgendaItem, Game, OwnKind } from '../../shared/engine/model.ts';
import { choiceIn, press } from '../../shared/engine/prompt.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import type { Spec, StageKind } from '../../shared/engine/stages/stage.ts';
import { alive, isPresent } from '../../shared/engine/table.ts';

export const CONFRONTATION = 'own-confrontation';

const hasHadEnough = (game: Game, person: PlaceId): boolean => choiceIn(game, person, 'finish') !== undefined;

const awaited = (game: Game, seats: readonly SeatId[]): readonly SeatId[] =>
  seats.filter((id) => isPresent(game, id) && !hasHadEnough(game, id));

export const confrontation: StageKind<Spec<OwnKind>> = {
  name: (_, { name }) => name,
  timer: (_, __, { seconds }) => seconds,
  ready: (game, _, spec) => {
    const seats = alive(game).map(({ id }) => id);
    return seats.length < 2 ? null : { ...spec, seats: seats.slice(0, 2) };
  },
  prompts: (game, _, person, { seats = [] }) => (awaited(game, seats).includes(person) ? [press('finish')] : []),
  show: (game, _, { seats = [] }) => ({ asked: seats, ready: seats.filter((id) => hasHadEnough(game, id)) }),
  isOwed: () => true,
  isDone: (game, _, { seats = [] }) => awaited(game, seats).length === 0,
  close: () => [],
};

const FACE_TO_FACE: AgendaItem = { kind: CONFRONTATION, name: 'defence', seconds: 'talk' };

/** The same rules, with a confrontation after every talk. */
export const withConfrontation = (rules: Rules): Rules => ({
  ...rules,
  stages: { [CONFRONTATION]: confrontation },
  round: (game) =>
    rules.round(game).flatMap((item): AgendaItem[] => (item.kind === 'discussion' ? [item, FACE_TO_FACE] : [item])),
});
