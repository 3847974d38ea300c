/** Practice players who do without a pause, and without a word, what they would have done in their own time. */
import { rulesOf } from '../../shared/editions/index.ts';
import type { GameEvent } from '../../shared/engine/events.ts';
import type { SeatId } from '../../shared/engine/ids.ts';
import { viewFor } from '../../shared/engine/view.ts';
import type { Said, Strength } from '../../shared/wire/practice.ts';
import type { Deed } from '../computer/deed.ts';
import { type Mind, nextDeed } from '../computer/mind.ts';
import { seatName, sitterAt } from './desk.ts';
import { answer, isRunning, lookAtCard, type Running, type TableStep, timeUp, unread } from './play.ts';
import { attentive, recollected } from './recollection.ts';
import type { Refused } from './refusal.ts';
import type { TableState } from './state.ts';
import { tokenFor } from './token.ts';

/** Nobody changes their mind for ever. */
const MOST_DEEDS = 400;
const MOST_STAGES = 2000;

export class Hurry {
  #state: TableState;
  readonly #now: number;
  readonly #events: GameEvent[] = [];
  readonly #strengths: ReadonlyMap<SeatId, Strength>;
  /** Of those who had something to think about. */
  readonly #minds = new Map<SeatId, Mind>();
  /** What each would have said. */
  #unsaid: readonly Said[] = [];

  constructor(state: Running, now: number) {
    this.#state = state;
    this.#now = now;
    this.#strengths = new Map(
      state.desk.players.flatMap(({ practice }, i) =>
        practice === undefined ? [] : [[seatName(i), practice] as const],
      ),
    );
  }

  throughStage(): TableStep {
    this.#leaveStage();
    return this.#step();
  }

  toEnd(): TableStep {
    for (let stages = 0; isRunning(this.#state) && stages < MOST_STAGES; stages++) this.#leaveStage();
    return this.#step();
  }

  #step(): TableStep {
    return { state: this.#state, events: this.#events };
  }

  #leaveStage(): void {
    const serial = this.#state.game?.stage.serial;
    const isOpen = (): Running | null =>
      isRunning(this.#state) && this.#state.game.stage.serial === serial ? this.#state : null;
    for (let deeds = 0; isOpen() && deeds < MOST_DEEDS; deeds++) if (!this.#anybodyActs()) break;
    const open = isOpen();
    if (open) this.#take(timeUp(open, open.game.stage.serial, this.#now));
  }

  #anybodyActs(): boolean {
    const state = this.#state;
    if (!isRunning(state)) return false;
    return [...this.#strengths.keys()].some((seat) => {
      const { person } = sitterAt(state.desk, seat)!;
      if (unread(state)?.includes(seat)) return this.#take(lookAtCard(state, person, this.#now));
      const deed = this.#deedOf(state, seat);
      if (!deed) return false;
      const { is: _, ...given } = deed;
      return this.#take(answer(state, { person, token: tokenFor(state.game, seat), ...given }, this.#now));
    });
  }

  #deedOf({ game, desk }: Running, seat: SeatId): Exclude<Deed, { is: 'say' }> | null {
    const view = viewFor(game, rulesOf(game.deal), seat);
    if (view.prompts.length === 0) return null;
    const mind = this.#mindOf(seat);
    for (let words = 0; words < 3; words++) {
      const deed = nextDeed(mind, { view, said: [...desk.talk.said, ...this.#unsaid.filter(({ by }) => by === seat)] });
      if (deed?.is !== 'say') return deed;
      this.#unsaid = [...this.#unsaid, { by: seat, round: game.round, statement: deed.statement }];
    }
    return null;
  }

  #mindOf(seat: SeatId): Mind {
    const known = this.#minds.get(seat);
    const mind = known ?? recollected(this.#strengths.get(seat)!, seat, this.#state.log);
    this.#minds.set(seat, mind);
    return mind;
  }

  /** Whether it was done. */
  #take(step: TableStep | Refused): boolean {
    if ('refused' in step) return false;
    this.#state = step.state;
    this.#events.push(...step.events);
    const { game } = step.state;
    if (game) for (const [seat, mind] of this.#minds) this.#minds.set(seat, attentive(mind, game, seat, step.events));
    return true;
  }
}
