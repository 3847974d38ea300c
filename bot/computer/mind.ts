/**
 * A practice player: a function of what one person may see, never of the game. The same strength, seed and sights give the
 * same deeds, whatever is hidden behind them.
 */
import type { Chance } from '../../shared/engine/chance.ts';
import type { GameEvent } from '../../shared/engine/events.ts';
import type { Prompt } from '../../shared/engine/prompt.ts';
import type { View } from '../../shared/engine/view.ts';
import type { Said, Strength } from '../../shared/wire/practice.ts';
import { sensibleDeed } from './acts/index.ts';
import type { Deed } from './deed.ts';
import { faceOf, type Mask, masked } from './face.ts';
import { FAIR_SPREAD, fairCommon, fairly } from './fair.ts';
import type { Judgement } from './judgement.ts';
import { knownFrom } from './known.ts';
import { considered, lazyDeed } from './lazy.ts';
import type { GangMembership, Lots } from './lots.ts';
import { BLANK, type Memory, remembered } from './memory.ts';
import { SHARP_SPREAD, sharpCommon, sharply } from './sharp.ts';
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
  readonly membership: GangMembership | null;
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
  membership: GangMembership | null,
  heard: readonly GameEvent[] = [],
): Mind {
  return { ...mind, membership, memory: remembered(mind.memory, view, heard) };
}

/** What this player does now; null while there is nothing to do but wait. */
export function nextDeed(mind: Mind, outlook: Outlook, mask: Mask = masked): Deed | null {
  const { view } = outlook;
  if (!view.you || view.prompts.length === 0) return null;
  const offered = considered(outlook, mind.memory);
  const chance = chanceIn(mind, outlook);
  if (offered.length === 0 || mind.strength === 'lazy') return lazyDeed(offered, chance);
  return sensible(mind, outlook, { offered, chance, mask });
}

interface Asked {
  readonly offered: readonly Prompt[];
  readonly chance: Chance;
  readonly mask: Mask;
}

function sensible(mind: Mind, outlook: Outlook, { offered, chance, mask }: Asked): Deed | null {
  const { memory, strength, lots, membership } = mind;
  const { view, said } = outlook;
  const { table } = view;
  const isSharp = strength === 'sharp';
  const judged = (sight: View): Judgement => {
    const known = knownFrom(sight, memory);
    return isSharp ? sharply(known, sight, { table, memory, said, lots }) : fairly(known, memory, said);
  };
  const judgement = judged(view);
  const face = faceOf(judged, view, { lots, mask, spread: isSharp ? SHARP_SPREAD : FAIR_SPREAD });
  const shared = membership?.lots ?? lots;
  const statement = mayState(view) ? statementOf({ judgement, face, view, said, chance, shared }, strength) : null;
  if (statement) return { is: 'say', statement };
  const common = isSharp ? sharpCommon({ table, memory, said, lots: shared }) : fairCommon(table, shared);
  return sensibleDeed({ view, judgement, face, chance, membership, common }, offered);
}

/** Lots of this one moment: they depend on nothing that the player cannot see. */
export function chanceIn({ lots }: Pick<Mind, 'lots'>, { view: { table, prompts }, said }: Outlook): Chance {
  const asked = prompts.map(({ slot, chosen }) => `${slot}${chosen ? '+' : ''}`).join();
  return lots('moment', table.round, table.stage, table.speaker ?? '', asked, said.length);
}
