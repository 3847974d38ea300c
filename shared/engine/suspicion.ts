/** Decoys: at night whoever has nothing to do writes down whom they suspect, so that everybody has something to tap. */
import type { SeatId } from './ids.ts';
import type { Game, Seat } from './model.ts';
import { answerOf, choiceIn, ONE, type Prompt } from './prompt.ts';
import type { Rules } from './rules.ts';
import { isIn, seatOf } from './table.ts';
import type { Turn } from './turn.ts';

export function suspectPrompt(game: Game, self: Seat, wave: number): Prompt {
  const chosen = choiceIn(game, self.id, 'suspect', wave);
  return {
    slot: 'suspect',
    action: 'suspect',
    targets: game.seats.filter((other) => isIn(other) && other.id !== self.id).map(({ id }) => id),
    names: ONE,
    choices: [],
    chosen: chosen ? answerOf(chosen) : null,
    isFinal: false,
  };
}

/** Keeps the night's suspicions for the end of the game, each with whether it was right when it was written down. */
export function keepSuspicions(turn: Turn): void {
  const { game, rules } = turn;
  if (!game.deal.decoys) return;
  const suspicions = game.seats.flatMap(({ id }) =>
    game.choices.flatMap(({ by, action, target }) =>
      by === id && action === 'suspect' && target
        ? [{ by, of: target, isRight: rules.isGuilty(seatOf(game, target)) }]
        : [],
    ),
  );
  if (suspicions.length > 0) turn.emit({ type: 'suspected', suspicions });
}

export interface Intuition {
  readonly seat: SeatId;
  readonly right: number;
  readonly of: number;
}

/** The intuition award: how often each of the innocent was right. The guilty know too much to be counted. */
export function intuition(game: Game, rules: Rules): readonly Intuition[] {
  return game.seats.flatMap((seat) => {
    const own = game.suspicions.filter(({ by }) => by === seat.id);
    if (own.length === 0 || rules.isGuilty(seat)) return [];
    return [{ seat: seat.id, right: own.filter(({ isRight }) => isRight).length, of: own.length }];
  });
}
