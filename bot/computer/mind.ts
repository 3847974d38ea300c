/**
 * A practice player: a function of what one person may see, never of the game. The same strength, seed and sights give the
 * same deeds, whatever is hidden behind them.
 */
import { type Chance, chanceFrom } from '../../shared/engine/chance.ts';
import type { GameEvent } from '../../shared/engine/events.ts';
import type { View } from '../../shared/engine/view.ts';
import type { Said, Strength } from '../../shared/protocol/practice.ts';
import type { Deed } from './deed.ts';
import { considered, lazyDeed } from './lazy.ts';
import { BLANK, type Memory, remembered } from './memory.ts';

/** Everything that a practice player goes by. */
export interface Outlook {
  readonly view: View;
  /** What was stated before the table so far, in order. */
  readonly said: readonly Said[];
}

export interface Mind {
  readonly strength: Strength;
  readonly seed: string;
  readonly memory: Memory;
}

export const freshMind = (strength: Strength, seed: string): Mind => ({ strength, seed, memory: BLANK });

/** To be called with every sight, in order; `heard` are the events since the last one of which this person may hear. */
export function noticing(mind: Mind, view: View, heard: readonly GameEvent[] = []): Mind {
  const memory = remembered(mind.memory, view, heard);
  return memory === mind.memory ? mind : { ...mind, memory };
}

/** What this player does now; null while there is nothing to do but wait. */
export function nextDeed(mind: Mind, outlook: Outlook): Deed | null {
  const { view } = outlook;
  if (!view.you || view.prompts.length === 0) return null;
  return lazyDeed(considered(outlook, mind.memory), chanceIn(mind, outlook));
}

/** Lots of this one moment: they depend on nothing that the player cannot see. */
function chanceIn({ seed }: Mind, { view: { table, you, prompts }, said }: Outlook): Chance {
  const asked = prompts.map(({ slot, chosen }) => `${slot}${chosen ? '+' : ''}`).join();
  return chanceFrom(seed, you?.id ?? '', table.round, table.stage, table.speaker ?? '', asked, said.length);
}
