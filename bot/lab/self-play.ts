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
  const sitters = game.seats.map((seat) => newSitter(seat, strength(seat, rules), seed));
  const tell = (events: readonly GameEvent[]): void => {
    for (const event of events) {
      const audience = audienceOf(event, game, rules);
      if (audience === 'nobody') continue;
      for (const sitter of sitters) if (isHeardBy(audience, sitter.id)) sitter.heard.push(event);
    }
  };

  const deedOf = (sitter: Sitter): Deed | null => {
    // Whoever had nothing to do has nothing to do as long as nothing happens.
    if (sitter.seen === game && sitter.listened === said.length) return null;
    const view = viewFor(game, rules, sitter.id);
    sitter.mind = noticing(sitter.mind, view, sitter.heard);
    sitter.heard = [];
    const deed = nextDeed(sitter.mind, { view, said });
    if (!deed) Object.assign(sitter, { seen: game, listened: said.length });
    return deed;
  };

  tell(opened.events);
  while (!game.outcome) {
    let hasAnybodyActed = false;
    for (const sitter of sitters) {
      if (game.outcome) break;
      const deed = deedOf(sitter);
      if (!deed) continue;
      hasAnybodyActed = true;
      const { id } = sitter;
      if (deed.is === 'say') {
        const isTalkedOut = said.filter(({ by, round }) => by === id && round === game.round).length >= MOST_SAID;
        if (isTalkedOut) throw new Error(`${id} does not stop talking`);
        said.push({ by: id, round: game.round, statement: deed.statement });
        continue;
      }
      const { is: _, ...act } = deed;
      const decision = decide(game, { type: 'act', by: id, ...act }, rules);
      if ('refused' in decision) throw new Error(`${id} may not ${act.action}: ${decision.refused}`);
      game = decision.game;
      tell(decision.events);
    }
    if (hasAnybodyActed || game.outcome) continue;
    const decision = decide(game, { type: 'timeUp', serial: game.stage.serial }, rules);
    if ('refused' in decision) throw new Error(`the clock stands in ${game.stage.name}`);
    game = decision.game;
    tell(decision.events);
  }
  return { game, rules, said };
}

/** A seat with whoever plays it. */
interface Sitter {
  readonly id: SeatId;
  mind: Mind;
  /** What was heard since the last look. */
  heard: GameEvent[];
  /** The game in which there was nothing to do, and how much had been said by then. */
  seen: Game | null;
  listened: number;
}

const newSitter = ({ id }: Game['seats'][number], strength: Strength, seed: string): Sitter => ({
  id,
  mind: freshMind(strength, `${seed} practice ${id}`),
  heard: [],
  seen: null,
  listened: 0,
});
