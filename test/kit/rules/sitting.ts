import { rulebooks } from '../../../shared/editions/index.ts';
import type { Command } from '../../../shared/engine/commands.ts';
import { type Decision, decide } from '../../../shared/engine/decide.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { Game } from '../../../shared/engine/model.ts';
import type { Rules } from '../../../shared/engine/rules.ts';
import { deal } from '../../../shared/engine/setup/deal.ts';
import { openGame } from '../../../shared/engine/setup/open.ts';
import { prepare, type Setup } from '../../../shared/engine/setup/prepare.ts';

export interface Sitting extends Omit<Setup, 'players'> {
  readonly edition: keyof typeof rulebooks;
  readonly players: number;
  readonly seed: string;
}

/** A game under way: where it stands, its rules, and everything that happened. */
export interface Table {
  game: Game;
  readonly rules: Rules;
  readonly log: GameEvent[];
}

export const seatsFor = (players: number): readonly string[] => Array.from({ length: players }, (_, i) => `p${i + 1}`);

/** Seats and deals as a lobby would. */
export function sitDown({ edition, players, seed, ...setup }: Sitting): Table {
  const rulebook = rulebooks[edition];
  const prepared = prepare(rulebook, { ...setup, players: seatsFor(players) }, seed);
  if ('refused' in prepared) throw new Error(`refused: ${JSON.stringify(prepared.refused)}`);
  const { events, game } = openGame(deal(rulebook, prepared, { seed, nonce: `nonce of ${seed}` }), prepared.rules);
  return { game, rules: prepared.rules, log: [...events] };
}

/** Sends a command and keeps what came of it. */
export function send(table: Table, command: Command): Decision {
  const decision = decide(table.game, command, table.rules);
  if ('events' in decision) {
    table.game = decision.game;
    table.log.push(...decision.events);
  }
  return decision;
}

export const timeUp = (game: Game): Command => ({ type: 'timeUp', serial: game.stage.serial });
