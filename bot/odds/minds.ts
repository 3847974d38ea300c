/** Practice players around one table, as whoever plays a game out by itself needs them. */
import { audienceOf, isHeardBy } from '../../shared/engine/audiences.ts';
import type { GameEvent } from '../../shared/engine/events.ts';
import type { SeatId } from '../../shared/engine/ids.ts';
import type { Game } from '../../shared/engine/model.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { viewFor } from '../../shared/engine/view.ts';
import type { Said, Strength } from '../../shared/wire/practice.ts';
import type { Deed } from '../computer/deed.ts';
import type { Mask } from '../computer/face.ts';
import type { GangMembership, Lots } from '../computer/lots.ts';
import { freshMind, type Mind, nextDeed, noticing } from '../computer/mind.ts';
import { membershipOf, ownLots } from '../table/lots.ts';

/** Somebody with a seat. */
export interface Sitting {
  readonly id: SeatId;
  mind: Mind;
  /** What was heard since the last look. */
  heard: GameEvent[];
  /** The game in which there was nothing to do, and how much had been said by then. */
  seen: Game | null;
  listened: number;
}

/** How well each plays, by the seat as it was dealt. */
export type Strengths = (seat: Game['seats'][number], rules: Rules) => Strength;

/** What they draw by. */
export interface Draws {
  readonly own?: (game: Game, seat: SeatId) => Lots;
  readonly membership?: (game: Game, rules: Rules, seat: SeatId) => GangMembership | null;
}

/** How they play, if not as they do at tables. */
export interface Temper extends Draws {
  readonly mask?: Mask;
}

const SECRET = { own: ownLots, membership: membershipOf };

export class Minds {
  readonly sittings: readonly Sitting[];
  readonly #rules: Rules;
  readonly #draws: Required<Draws>;
  readonly #mask: Mask | undefined;

  constructor(game: Game, rules: Rules, strengthOf: Strengths, { mask, ...draws }: Temper = {}) {
    this.#mask = mask;
    this.#rules = rules;
    this.#draws = { ...SECRET, ...draws };
    this.sittings = game.seats.map((seat) => ({
      id: seat.id,
      mind: freshMind(strengthOf(seat, rules), this.#draws.own(game, seat.id)),
      heard: [],
      seen: null,
      listened: 0,
    }));
  }

  /** Everybody hears what they may of what has just been recorded. */
  tell(events: readonly GameEvent[], game: Game): void {
    for (const event of events) {
      const audience = audienceOf(event, game, this.#rules);
      if (audience === 'nobody') continue;
      for (const { id, heard } of this.sittings) if (isHeardBy(audience, id)) heard.push(event);
    }
  }

  /** Whoever had nothing to do has nothing to do as long as nothing happens. */
  deedOf(sitting: Sitting, game: Game, said: readonly Said[]): Deed | null {
    if (sitting.seen === game && sitting.listened === said.length) return null;
    const view = viewFor(game, this.#rules, sitting.id);
    const membership = this.#draws.membership(game, this.#rules, sitting.id);
    sitting.mind = noticing(sitting.mind, view, membership, sitting.heard);
    sitting.heard = [];
    const deed = nextDeed(sitting.mind, { view, said }, this.#mask);
    if (!deed) Object.assign(sitting, { seen: game, listened: said.length });
    return deed;
  }
}
