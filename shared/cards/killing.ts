/** Every killing goes the same way: hit, a chance to rescue, out, and perhaps a last shot at somebody else. */
import { usableCard } from '../engine/cards.ts';
import { afterFall, strikeOff, takeOut } from '../engine/departures.ts';
import type { SeatId } from '../engine/ids.ts';
import type { AgendaItem, Choice, How, Seat } from '../engine/model.ts';
import type { Reach, Step } from '../engine/rules.ts';
import { isIn, seatOf } from '../engine/table.ts';
import type { Turn } from '../engine/turn.ts';
import type { StageName } from '../engine/words.ts';
import { isHidden } from './hideout.ts';

/** `spytown.decision.self`, `family.decision.self`: any other living player who is not in hiding. */
export const aimable: Reach = (game, self, other) => isIn(other) && other.id !== self.id && !isHidden(game, other.id);

/** Somebody is killed: by night, by the ballot, or by another player's shot. */
export const kill = (victim: SeatId, how: How, stage: StageName): AgendaItem => ({
  kind: 'step',
  step: 'hit',
  seats: [victim],
  how,
  stage,
});

/** `spytown.decision.rescue`, `family.decision.rescue`: where there are cards he is named as hit before he falls. */
export const hit: Step = (turn, seats, spec) => {
  const { how = 'struck', stage: name = 'morning' } = spec;
  for (const seat of seats) turn.emit({ type: 'struck', seat, how });
  if (!turn.rules.cards) return fall(turn, seats, spec);
  turn.announce(...seats.map((seat) => ({ hit: seat })));
  return seats.flatMap((seat): readonly AgendaItem[] => [
    { kind: 'window', window: 'rescue', name, seconds: 'rescue', seat, how },
    { kind: 'step', step: 'fall', seats: [seat], how, stage: name },
  ]);
};

/** Whom nobody has rescued is out, and may have a last shot. */
export const fall: Step = (turn, seats, { how = 'struck', stage: name = 'morning' }) => {
  const fallen = seats.filter((seat) => turn.game.struck.includes(seat));
  if (fallen.length === 0) return [];
  putOut(turn, fallen, how);
  return fallen.map((seat) => ({ kind: 'window', window: 'shot', name, seconds: 'shot', seat, how }));
};

/**
 * Out, the role shown, and with it a card that is shown then: `spytown.card.new-gang`; any other card not played stays
 * secret: `spytown.cards.hidden`, `family.cards.hidden`.
 */
export function putOut(turn: Turn, seats: readonly SeatId[], how: How): void {
  takeOut(turn, seats, () => how);
  // `spytown.decision.accused-out`, `family.decision.accused-out`: all but the one whom the ballot killed.
  if (how !== 'condemned') for (const seat of seats) strikeOff(turn, seat);
  for (const seat of seats.map((id) => seatOf(turn.game, id))) {
    const card = usableCard(turn.rules, seat);
    if (card?.isShownOnLeaving) {
      turn.emit({ type: 'played', card: card.id, by: seat.id, on: null });
      turn.announce({ card: card.id, by: seat.id });
    }
  }
  afterFall(turn, seats);
}

/** A card rescues the one hit; the card's name was told already. */
export function spare(turn: Turn): readonly AgendaItem[] {
  const { spec } = turn.game.stage;
  const saved = spec?.kind === 'window' ? spec.seat : undefined;
  if (saved === undefined) return [];
  turn.emit({ type: 'spared', seat: saved });
  turn.announce({ saved });
  return [];
}

/** A shot by day: whoever it names is hit. */
export const fireAt = (turn: Turn, _: Seat, { target }: Choice): readonly AgendaItem[] =>
  target === undefined ? [] : [kill(target, 'struck', turn.game.stage.name)];
