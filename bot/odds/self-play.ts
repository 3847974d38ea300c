/** A whole game of practice players, by the rules alone: no clock, no chats, no store. */
import { rulebooks } from '../../shared/editions/index.ts';
import type { Command } from '../../shared/engine/commands.ts';
import { decide } from '../../shared/engine/decide.ts';
import type { GameEvent } from '../../shared/engine/events.ts';
import type { SeatId } from '../../shared/engine/ids.ts';
import type { Game } from '../../shared/engine/model.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { deal } from '../../shared/engine/setup/deal.ts';
import { openGame } from '../../shared/engine/setup/open.ts';
import { type Prepared, prepare, type Setup } from '../../shared/engine/setup/prepare.ts';
import type { Said } from '../../shared/wire/practice.ts';
import type { Deed } from '../computer/deed.ts';
import { Minds, type Strengths, type Temper } from './minds.ts';

export interface Match extends Omit<Setup, 'players'> {
  readonly edition: keyof typeof rulebooks;
  readonly players: number;
  readonly seed: string;
  readonly strength: Strengths;
  readonly manner?: Temper;
  readonly onlooker?: Onlooker;
}

/** Sees everything; what of it may be known is for itself to say. */
export interface Onlooker {
  readonly sees: (game: Game, by: SeatId, deed: Deed, said: readonly Said[]) => void;
  readonly hears: (events: readonly GameEvent[], game: Game) => void;
}

export interface PlayedGame {
  readonly game: Game;
  readonly rules: Rules;
  readonly said: readonly Said[];
  /** Who went out, in this order. */
  readonly fallen: readonly SeatId[];
}

/** Nobody at a table talks for ever, whatever a player thinks. */
const MOST_SAID = 3;

/** Throws with the problem's id where such a table cannot be dealt. */
export function selfPlay(match: Match): PlayedGame {
  const { edition, players, seed, strength, manner, onlooker, ...setup } = match;
  const rulebook = rulebooks[edition];
  const seats = Array.from({ length: players }, (_, i) => `p${i + 1}`);
  const prepared = prepare(rulebook, { decoys: false, ...setup, players: seats }, seed);
  if ('refused' in prepared) throw new Error(`${edition} ${setup.mode} for ${players}: ${prepared.refused.id}`);
  return playOut(prepared, match);
}

function playOut(prepared: Prepared, { edition, seed, strength, manner, onlooker }: Match): PlayedGame {
  const { rules } = prepared;
  const opened = openGame(deal(rulebooks[edition], prepared, { seed, nonce: '' }), rules);
  let game = opened.game;
  const said: Said[] = [];
  const fallen: SeatId[] = [];
  const minds = new Minds(game, rules, strength, manner);
  minds.tell(opened.events, game);
  onlooker?.hears(opened.events, game);
  const carryOut = (command: Command): void => {
    const decision = decide(game, command, rules);
    if ('refused' in decision) throw new Error(`${JSON.stringify(command)} in ${game.stage.name}: ${decision.refused}`);
    game = decision.game;
    minds.tell(decision.events, game);
    onlooker?.hears(decision.events, game);
    for (const event of decision.events) if (event.type === 'fell') fallen.push(event.seat);
  };
  while (!game.outcome) {
    let hasAnybodyActed = false;
    for (const sitting of minds.sittings) {
      if (game.outcome) break;
      const deed = minds.deedOf(sitting, game, said);
      if (!deed) continue;
      hasAnybodyActed = true;
      const { id } = sitting;
      onlooker?.sees(game, id, deed, said);
      if (deed.is === 'say') {
        const isTalkedOut = said.filter(({ by, round }) => by === id && round === game.round).length >= MOST_SAID;
        if (isTalkedOut) throw new Error(`${id} does not stop talking`);
        said.push({ by: id, round: game.round, statement: deed.statement });
        continue;
      }
      const { is: _, ...act } = deed;
      carryOut({ type: 'act', by: id, ...act });
    }
    if (!hasAnybodyActed) carryOut({ type: 'timeUp', serial: game.stage.serial });
  }
  return { game, rules, said, fallen };
}
