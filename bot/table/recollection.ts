/** What a practice player in a seat has seen of a game so far, told again from its log. */
import { rulesOf } from '../../shared/editions/index.ts';
import { audienceOf, isHeardBy } from '../../shared/engine/audiences.ts';
import type { GameEvent } from '../../shared/engine/events.ts';
import { evolve, replay } from '../../shared/engine/evolve.ts';
import type { SeatId } from '../../shared/engine/ids.ts';
import type { Game } from '../../shared/engine/model.ts';
import { standing } from '../../shared/engine/undo.ts';
import { viewFor } from '../../shared/engine/view.ts';
import type { Strength } from '../../shared/wire/practice.ts';
import { freshMind, type Mind, noticing } from '../computer/mind.ts';
import { membershipOf, ownLots } from './lots.ts';

/** What this seat sees now, and has heard by these events, is noticed. */
export function attentive(mind: Mind, game: Game, seat: SeatId, events: readonly GameEvent[]): Mind {
  const rules = rulesOf(game.deal);
  const heard = events.filter((event) => isHeardBy(audienceOf(event, game, rules), seat));
  return noticing(mind, viewFor(game, rules, seat), membershipOf(game, rules, seat), heard);
}

/** A mind that has followed the game from the deal on, stage by stage. */
export function recollected(strength: Strength, seat: SeatId, log: readonly GameEvent[]): Mind {
  const [dealt, ...rest] = standing(log);
  let game = replay(dealt ? [dealt] : []);
  let mind = freshMind(strength, ownLots(game, seat));
  let unheard: GameEvent[] = [];
  for (const event of rest) {
    game = evolve(game, event);
    unheard.push(event);
    if (event.type !== 'stageOpened') continue;
    mind = attentive(mind, game, seat, unheard);
    unheard = [];
  }
  return attentive(mind, game, seat, unheard);
}
