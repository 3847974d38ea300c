import { hit } from '../../cards/killing.ts';
import type { Choice, Game, SeatId } from '../../engine/model.ts';
import { closeNight } from '../../engine/night/record.ts';
import type { Step } from '../../engine/rules.ts';
import { alive, bySeat, isAlive, isMarked, seatOf } from '../../engine/table.ts';

/** `family.morning.reveal`: the dead in order of seats, what was found and healed, and who has no vote today. */
export const dawn: Step = (turn) => {
  const isFound = hasFoundMafia(turn.game);
  const { fallen, attacked, shielded } = closeNight(turn);
  const isThere = (id: SeatId) => isAlive(turn.game, id);
  const victims = bySeat(turn.game, [...fallen]).filter(isThere);
  if (victims.length === 0) turn.announce({ quiet: true });
  const next = hit(turn, victims, { kind: 'step', step: 'hit', how: 'shot', stage: 'morning' });
  if (isFound) turn.announce({ uncovered: true });
  if ([...attacked].some((id) => shielded.has(id) && isThere(id))) turn.announce({ healed: true });
  turn.announce(...blockedIn(turn.game, victims).map((id) => ({ blocked: id })));
  return next;
};

/** `family.commissioner.news` */
const hasFoundMafia = (game: Game): boolean =>
  game.choices.some(
    (choice) => isLookBy(game, choice, 'commissioner') && seatOf(game, choice.target!).role === 'mafioso',
  );

const isLookBy = (game: Game, { by, action, target }: Choice, role: string): boolean =>
  action === 'check' && target !== undefined && seatOf(game, by).role === role;

/** `family.decision.simultaneous`: if the one visited dies there is no block. */
const blockedIn = (game: Game, victims: readonly SeatId[]): readonly SeatId[] =>
  alive(game).flatMap(({ id }) => (isMarked(game, id, 'muted') && !victims.includes(id) ? [id] : []));
