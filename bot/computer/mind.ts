/**
 * A practice player: a function of what one person may see, never of the game. The same strength, seed and sights give the
 * same deeds, whatever is hidden behind them.
 */
import type { Chance } from '../../shared/engine/chance.ts';
import type { GameEvent } from '../../shared/engine/events.ts';
import type { Prompt } from '../../shared/engine/prompt.ts';
import type { View } from '../../shared/engine/view.ts';
import type { Said, Strength } from '../../shared/protocol/practice.ts';
import { sensibleDeed } from './acts/index.ts';
import type { Deed } from './deed.ts';
import { fairCommon, fairly } from './fair.ts';
import { knownFrom } from './known.ts';
import { considered, lazyDeed } from './lazy.ts';
import type { Lots, Membership } from './lots.ts';
import { BLANK, type Memory, remembered } from './memory.ts';
import { sharpCommon, sharply } from './sharp.ts';
import { mayState, statementOf } from './statements.ts';

/** Everything that a practice player goes by. */
export interface Outlook {
  readonly view: View;
  /** What was stated before the table so far, in order. */
  readonly said: readonly Said[];
}

export interface Mind {
  readonly strength: Strength;
  /** What this player draws alone. */
  readonly lots: Lots;
  /** The gang that it draws with. */
  readonly membership: Membership | null;
  readonly memory: Memory;
}

export const freshMind = (strength: Strength, lots: Lots): Mind => ({
  strength,
  lots,
  membership: null,
  memory: BLANK,
});

/** To be called with every sight, in order; `heard` are the events since the last one of which this person may hear. */
export function noticing(
  mind: Mind,
  view: View,
  membership: Membership | null,
  heard: readonly GameEvent[] = [],
): Mind {
  return { ...mind, membership, memory: remembered(mind.memory, view, heard) };
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
  const { memory, strength, lots, membership } = mind;
  const { view, said } = outlook;
  const { table } = view;
  const known = knownFrom(view, memory);
  const isSharp = strength === 'sharp';
  const judgement = isSharp ? sharply(known, view, { table, memory, said, lots }) : fairly(known, memory, said);
  const shared = membership?.lots ?? lots;
  const statement = mayState(view) ? statementOf({ judgement, view, said, chance, shared }, strength) : null;
  if (statement) return { is: 'say', statement };
  const common = isSharp ? sharpCommon({ table, memory, said, lots: shared }) : fairCommon(table, shared);
  return sensibleDeed({ view, judgement, chance, membership, common }, offered);
}

/** Lots of this one moment: they depend on nothing that the player cannot see. */
function chanceIn({ lots }: Mind, { view: { table, prompts }, said }: Outlook): Chance {
  const asked = prompts.map(({ slot, chosen }) => `${slot}${chosen ? '+' : ''}`).join();
  return lots('moment', table.round, table.stage, table.speaker ?? '', asked, said.length);
}
