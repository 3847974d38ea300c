import type { GameEvent } from './events.ts';
import { evolve, replay } from './evolve.ts';
import type { Game } from './model.ts';
import { isUndoable, type Written } from './undo.ts';

/** Takes a judge's decision back, and tells the table what it was; null where something was built on it. */
export function takeBack(
  log: readonly GameEvent[],
  game: Game,
  written: Written,
): { readonly events: readonly GameEvent[]; readonly game: Game } | null {
  if (!isUndoable(log, written)) return null;
  const { at, events: number } = written;
  const without = replay([...log.slice(0, at), ...log.slice(at + number)]);
  const { serial } = game.stage;
  // A stage that was left and is entered again has a name of its own, so that no late word is taken for it.
  const isSame = without.stage.serial === serial;
  const undone: GameEvent = { type: 'undone', at, events: number, serial: isSame ? serial : serial + 1 };
  const events: readonly GameEvent[] = [undone, ...retraction(log.slice(at, at + number))];
  return { events, game: events.reduce(evolve, without) };
}

/** Of what the table was not told, nothing is taken back aloud. */
function retraction(own: readonly GameEvent[]): readonly GameEvent[] {
  const [first] = own;
  const isTold = own.some(({ type }) => type === 'announced');
  if (!isTold || first?.type !== 'chose' || first.choice.target === undefined) return [];
  const { action, target } = first.choice;
  return [{ type: 'announced', news: [{ undone: action, on: target }] }];
}
