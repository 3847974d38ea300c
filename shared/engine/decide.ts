import type { Act, Command, Refusal } from './commands.ts';
import type { GameEvent } from './events.ts';
import { liftMarks } from './marks.ts';
import type { Choice, Game, StepSpec } from './model.ts';
import { offerFor } from './prompts.ts';
import type { Rules } from './rules.ts';
import { afterChoice, closeStage, isDone, openStage } from './stages/index.ts';
import { awaitsLastWords } from './stages/speech.ts';
import { findSeat } from './table.ts';
import { Turn } from './turn.ts';

export type Decision = { readonly events: readonly GameEvent[]; readonly game: Game } | { readonly refused: Refusal };

/** The one door into the engine: a command becomes events, or a refusal that changes nothing. */
export function decide(game: Game, command: Command, rules: Rules): Decision {
  if (game.outcome) return { refused: command.type === 'timeUp' ? 'late' : 'over' };
  const turn = new Turn(game, rules);
  const refused = take(turn, command);
  return refused ? { refused } : { events: turn.events, game: turn.game };
}

function take(turn: Turn, command: Command): Refusal | null {
  if (command.type === 'timeUp') return timeUp(turn, command.serial);
  return command.action === 'leave' ? leave(turn, command) : act(turn, command);
}

function timeUp(turn: Turn, serial: number): Refusal | null {
  if (serial !== turn.game.stage.serial) return 'late';
  close(turn);
  return null;
}

function act(turn: Turn, command: Act): Refusal | null {
  const offer = offerFor(turn.game, turn.rules, command);
  if (typeof offer === 'string') return offer;
  const { by, action, target, targets, choice } = command;
  const { spec } = turn.game.stage;
  const chosen: Choice = {
    by,
    slot: offer.slot,
    action,
    ...(target !== undefined && { target }),
    ...(targets !== undefined && { targets: [...targets] }),
    ...(choice !== undefined && { choice }),
    ...(spec?.kind === 'wave' && { wave: spec.wave }),
  };
  turn.emit({ type: 'chose', choice: chosen });
  afterChoice(turn, chosen);
  // Whoever leads the game ends what is going on.
  if (by === turn.game.host && action === 'finish') close(turn);
  else closeIfDone(turn);
  return null;
}

/** Going away is open to whoever is in the game, or has last words still to say. */
function leave(turn: Turn, command: Act): Refusal | null {
  const { target, targets, choice, card } = command;
  if ([target, targets, choice, card].some((part) => part !== undefined)) return 'too-much';
  const seat = findSeat(turn.game, command.by);
  if (!seat) return command.by === turn.game.host ? 'not-now' : 'stranger';
  if (seat.out && !awaitsLastWords(turn.game, seat.id)) return 'out';
  if (turn.game.leaving.includes(seat.id)) return 'leaving';
  const fate = turn.rules.leave(turn, seat);
  if (turn.isOver()) return null;
  if (fate === 'closes') close(turn);
  else if (fate === 'breaks-off') advance(turn);
  else closeIfDone(turn);
  return null;
}

function closeIfDone(turn: Turn): void {
  if (isDone(turn)) close(turn);
}

function close(turn: Turn): void {
  turn.agenda = [...closeStage(turn), ...turn.agenda];
  advance(turn);
}

/** Does the steps that are due and opens the next stage in which there is something to wait for. */
export function advance(turn: Turn): void {
  while (!turn.isOver()) {
    const [item, ...rest] = turn.agenda;
    turn.agenda = rest;
    if (!item) beginRound(turn);
    else if (item.kind === 'step') doStep(turn, item);
    else if (openStage(turn, item)) {
      if (!isDone(turn)) return;
      turn.agenda = [...closeStage(turn), ...turn.agenda];
    }
  }
}

function doStep(turn: Turn, { step: name, seats = [] }: StepSpec): void {
  const step = turn.rules.steps[name];
  if (!step) throw new Error(`the rules have no step ${name}`);
  const next = step(turn, seats);
  turn.agenda = [...next, ...turn.agenda];
}

/** Night falls: the day's accusations and news are over. */
function beginRound(turn: Turn): void {
  liftMarks(turn, 'dusk');
  turn.emit({ type: 'roundBegan' });
  turn.agenda = turn.rules.round(turn.game);
}
