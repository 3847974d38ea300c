/** A whole game of practice players, by the rules alone: no clock, no chats, no store. */
import { rulebooks } from '../../shared/editions/index.ts';
import { audienceOf, isHeardBy } from '../../shared/engine/audiences.ts';
import { decide } from '../../shared/engine/decide.ts';
import type { GameEvent } from '../../shared/engine/events.ts';
import type { Game, SeatId } from '../../shared/engine/model.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { deal } from '../../shared/engine/setup/deal.ts';
import { openGame } from '../../shared/engine/setup/open.ts';
import { type Prepared, prepare, type Wish } from '../../shared/engine/setup/prepare.ts';
import { viewFor } from '../../shared/engine/view.ts';
import type { Said, Strength } from '../../shared/protocol/practice.ts';
import type { Deed } from '../computer/deed.ts';
import { freshMind, type Mind, nextDeed, noticing } from '../computer/mind.ts';

export interface Match extends Omit<Wish, 'players'> {
  readonly edition: keyof typeof rulebooks;
  readonly players: number;
  readonly seed: string;
  /** How well each plays, by the seat as it was dealt. */
  readonly strength: (seat: Game['seats'][number], rules: Rules) => Strength;
}

export interface Played {
  readonly game: Game;
  readonly rules: Rules;
  readonly said: readonly Said[];
}

/** Nobody at a table talks for ever, whatever a player thinks. */
const MOST_SAID = 3;

/** Throws with the problem's id where such a table cannot be dealt. */
export function selfPlay({ edition, players, seed, strength, ...wish }: Match): Played {
  const rulebook = rulebooks[edition];
  const seats = Array.from({ length: players }, (_, i) => `p${i + 1}`);
  const prepared = prepare(rulebook, { decoys: false, ...wish, players: seats }, seed);
  if ('refused' in prepared) throw new Error(`${edition} ${wish.mode} for ${players}: ${prepared.refused.id}`);
  return playOut(prepared, edition, seed, strength);
}

function playOut(prepared: Prepared, edition: Match['edition'], seed: string, strength: Match['strength']): Played {
  const { rules } = prepared;
  const opened = openGame(deal(rulebooks[edition], prepared, { seed, nonce: '' }), rules);
  let game = opened.game;
  const said: Said[] = [];
  const minds = new Map<SeatId, Mind>(
    game.seats.map((seat) => [seat.id, freshMind(strength(seat, rules), `${seed} practice ${seat.id}`)]),
  );
  /** What was recorded since everybody looked last. */
  let fresh: readonly GameEvent[] = opened.events;

  const deedOf = (id: SeatId, heard: readonly GameEvent[]): Deed | null => {
    const view = viewFor(game, rules, id);
    const own = heard.filter((event) => isHeardBy(audienceOf(event, game, rules), id));
    const mind = noticing(minds.get(id)!, view, own);
    minds.set(id, mind);
    return nextDeed(mind, { view, said });
  };

  while (!game.outcome) {
    let hasAnybodyActed = false;
    const heard = fresh;
    fresh = [];
    for (const { id } of game.seats) {
      if (game.outcome) break;
      const deed = deedOf(id, [...heard, ...fresh]);
      if (!deed) continue;
      hasAnybodyActed = true;
      if (deed.is === 'say') {
        const isTalkedOut = said.filter(({ by, round }) => by === id && round === game.round).length >= MOST_SAID;
        if (isTalkedOut) throw new Error(`${id} does not stop talking`);
        said.push({ by: id, round: game.round, statement: deed.statement });
        continue;
      }
      const { is: _, ...act } = deed;
      const decision = decide(game, { type: 'act', by: id, ...act }, rules);
      // Where the list is hidden somebody may name whom another has named.
      if ('refused' in decision) throw new Error(`${id} may not ${act.action}: ${decision.refused}`);
      game = decision.game;
      fresh = [...fresh, ...decision.events];
    }
    if (hasAnybodyActed || game.outcome) continue;
    const decision = decide(game, { type: 'timeUp', serial: game.stage.serial }, rules);
    if ('refused' in decision) throw new Error(`the clock stands in ${game.stage.name}`);
    game = decision.game;
    fresh = decision.events;
  }
  return { game, rules, said };
}
