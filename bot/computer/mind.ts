/**
 * A practice player: a function of what one person may see, never of the game. The same strength, seed and sights give the
 * same deeds, whatever is hidden behind them.
 */
import { type Chance, chanceFrom } from '../../shared/engine/chance.ts';
import type { GameEvent } from '../../shared/engine/events.ts';
import type { Prompt } from '../../shared/engine/prompt.ts';
import type { View } from '../../shared/engine/view.ts';
import type { Said, Strength } from '../../shared/protocol/practice.ts';
import { commonLot } from './acts/gang.ts';
import { sensibleDeed } from './acts/index.ts';
import type { Deed } from './deed.ts';
import { fairly } from './fair.ts';
import { knownFrom } from './known.ts';
import { considered, lazyDeed } from './lazy.ts';
import { BLANK, type Memory, remembered } from './memory.ts';
import { sharply } from './sharp.ts';
import { mayState, statementOf } from './statements.ts';

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
  const offered = considered(outlook, mind.memory);
  const chance = chanceIn(mind, outlook);
  if (offered.length === 0 || mind.strength === 'lazy') return lazyDeed(offered, chance);
  return sensible(mind, outlook, offered, chance);
}

function sensible(mind: Mind, outlook: Outlook, offered: readonly Prompt[], chance: Chance): Deed | null {
  const { memory, strength } = mind;
  const { view, said } = outlook;
  const known = knownFrom(view, memory);
  const { judgement, common } =
    strength === 'sharp'
      ? sharply(known, view, memory, said)
      : { judgement: fairly(known, memory, said), common: commonLot(view) };
  const statement = mayState(view) ? statementOf(judgement, view, said, strength, chance) : null;
  if (statement) return { is: 'say', statement };
  return sensibleDeed({ view, judgement, chance, common }, offered);
}

/** Lots of this one moment: they depend on nothing that the player cannot see. */
function chanceIn({ seed }: Mind, { view: { table, you, prompts }, said }: Outlook): Chance {
  const asked = prompts.map(({ slot, chosen }) => `${slot}${chosen ? '+' : ''}`).join();
  return chanceFrom(seed, you?.id ?? '', table.round, table.stage, table.speaker ?? '', asked, said.length);
}
