import type { GameEvent } from './events.ts';
import { type Draft, record } from './evolve.ts';
import type { PlaceId, SeatId } from './ids.ts';
import { nextLot } from './lots.ts';
import type { AgendaItem, Fact, Game, News } from './model.ts';
import type { Rules } from './rules.ts';

/** One decision in the making: rules read `game`, and change it only by what they emit. */
export class Turn {
  readonly events: GameEvent[] = [];
  /** Always as it stands now: what was emitted shows here at once. */
  readonly game: Game;
  readonly rules: Rules;
  /** What is to come, until the next stage opens and it is recorded. */
  agenda: readonly AgendaItem[];

  constructor(game: Game, rules: Rules) {
    this.game = { ...game };
    this.rules = rules;
    this.agenda = game.agenda;
  }

  emit(event: GameEvent): void {
    record(this.game as Draft, event);
    this.events.push(event);
  }

  announce(...news: readonly News[]): void {
    if (news.length > 0) this.emit({ type: 'announced', news });
  }

  tell(to: PlaceId, ...facts: readonly Fact[]): void {
    if (facts.length > 0) this.emit({ type: 'learned', to, facts });
  }

  /** Draws a lot and records it. */
  drawLot(among: readonly SeatId[]): SeatId {
    const seat = nextLot(this.game, this.events.length).pick(among);
    this.emit({ type: 'lotDrawn', among, seat });
    return seat;
  }

  /** Ends the game if it is decided. */
  decideOutcome(): boolean {
    const outcome = this.rules.outcome(this.game);
    if (outcome) this.emit({ type: 'won', ...outcome });
    return outcome !== null;
  }

  isOver(): boolean {
    return this.game.outcome !== null;
  }

  /** Drops what is to come before this step. */
  skipTo(step: string): void {
    const at = this.agenda.findIndex((item) => item.kind === 'step' && item.step === step);
    if (at < 0) throw new Error(`the agenda has no step ${step}`);
    this.agenda = this.agenda.slice(at);
  }
}
