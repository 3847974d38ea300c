import type { Act, Command, Refusal } from './commands.ts';
import type { GameEvent } from './events.ts';
import { liftMarks } from './marks.ts';
import type { Choice, Game, StepSpec } from './model.ts';
import { offerFor } from './prompts.ts';
import type { Fate, Rules } from './rules.ts';
import { openAftermath } from './stages/aftermath.ts';
import { afterChoice, closeStage, isDone, openStage } from './stages/index.ts';
import { awaitsLastWords } from './stages/speech.ts';
import { mayReact } from './stages/window.ts';
import { findSeat, isLeading } from './table.ts';
import { Turn } from './turn.ts';

export type Decision = { readonly events: readonly GameEvent[]; readonly game: Game } | { readonly refused: Refusal };

/** The one door into the engine: a command becomes events, or a refusal that changes nothing. */
export function decide(game: Game, command: Command, rules: Rules): Decision {
  if (game.outcome && game.stage.spec === null) return { refused: command.type === 'timeUp' ? 'late' : 'over' };
  const turn = new Turn(game, rules);
  const refused = take(turn, command);
  if (turn.isOver() && !game.outcome) openAftermath(turn);
  return refused ? { refused } : { events: turn.events, game: turn.game };
}

function take(turn: Turn, command: Command): Refusal | null {
  if (command.type === 'timeUp') return timeUp(turn, command.serial);
  return command.action === 'leave' ? leave(turn, command) : act(turn, command);
}

function timeUp(turn: Turn, serial: number): Refusal | null {
  const { stage } = turn.game;
  if (serial !== stage.serial || stage.seconds === null) return 'late';
  close(turn);
  return null;
}

function act(turn: Turn, command: Act): Refusal | null {
  const offer = offerFor(turn.game, turn.rules, command);
  if (typeof offer === 'string') return offer;
  const { by, action, target, targets, choice, card, reason, text } = command;
  const { spec } = turn.game.stage;
  const chosen: Choice = {
    by,
    slot: offer.slot,
    action,
    ...(target !== undefined && { target }),
    ...(targets !== undefined && { targets: [...targets] }),
    ...(choice !== undefined && { choice }),
    ...(card !== undefined && { card }),
    ...(reason !== undefined && { reason }),
    ...(text !== undefined && { text }),
    ...(spec?.kind === 'wave' && { wave: spec.wave }),
  };
  turn.emit({ type: 'chose', choice: chosen });
  meet(turn, after(turn, chosen));
  return null;
}

/** What an answer does at once, and what becomes of the stage by it. */
function after(turn: Turn, chosen: Choice): Fate {
  const { game, rules } = turn;
  const isLed = isLeading(game, rules, chosen.by) && !game.outcome;
  // Whoever leads the game ends what is going on.
  if (isLed && chosen.by === game.host && chosen.action === 'finish') return 'closes';
  if (isLed && rules.hostDid) return rules.hostDid(turn, chosen);
  return afterChoice(turn, chosen);
}

function meet(turn: Turn, fate: Fate): void {
  if (turn.isOver()) return;
  if (fate === 'closes') close(turn);
  else if (fate === 'breaks-off') advance(turn);
  else closeIfDone(turn);
}

/** Going away is open to whoever is in the game, or has last words still to say or a last shot to fire. */
function leave(turn: Turn, command: Act): Refusal | null {
  const { target, targets, choice, card, reason, text } = command;
  if ([target, targets, choice, card, reason, text].some((part) => part !== undefined)) return 'too-much';
  if (turn.game.outcome) return 'over';
  const seat = findSeat(turn.game, command.by);
  if (!seat) return isLeading(turn.game, turn.rules, command.by) ? 'not-now' : 'stranger';
  if (seat.out && !awaitsLastWords(turn.game, seat.id) && !mayReact(turn.game, turn.rules, seat)) return 'out';
  if (turn.game.leaving.includes(seat.id)) return 'leaving';
  meet(turn, turn.rules.leave(turn, seat));
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

function doStep(turn: Turn, spec: StepSpec): void {
  const { step: name, seats = [] } = spec;
  const step = turn.rules.steps[name];
  if (!step) throw new Error(`the rules have no step ${name}`);
  const next = step(turn, seats, spec);
  turn.agenda = [...next, ...turn.agenda];
}

/** Night falls: the day's accusations and news are over. */
function beginRound(turn: Turn): void {
  liftMarks(turn, 'dusk');
  turn.emit({ type: 'roundBegan' });
  turn.agenda = turn.rules.round(turn.game);
}
