/** Which table somebody needs who wants to practise a role alone: a mode, its options, and how many sit there. */
import { chanceFrom } from '../../shared/engine/chance.ts';
import type { OptionValue, RoleId } from '../../shared/engine/model.ts';
import { AUTO, fits, isOfDeal, type Mode, type Rulebook } from '../../shared/engine/rulebook.ts';
import { prepare } from '../../shared/engine/setup/prepare.ts';
import { type Setting, seatName } from './desk.ts';

export interface SoloTable {
  readonly setting: Setting;
  readonly players: number;
}

/** Enough of them for a real day, few enough to get to know. */
const SEATS = { least: 8, most: 10 };

/** The seed decides what is left open. Null for a role that this rulebook cannot deal. */
export function soloTable(rulebook: Rulebook, role: RoleId | null, seed: string): SoloTable | null {
  const modes = Object.entries(rulebook.modes).filter(([, { dress }]) => dress === undefined);
  if (role === null) {
    const [id, mode] = chanceFrom(seed, 'mode').pick(modes);
    const [players = mode.players.least] = sizesOf(mode);
    return { setting: settingOf(rulebook, id, {}), players };
  }
  for (const way of [plainly, byOption]) {
    for (const [id, mode] of modes) {
      for (const players of sizesOf(mode)) {
        for (const options of way(mode, role)) {
          const setting = settingOf(rulebook, id, options);
          if (holds(rulebook, setting, players, role, seed)) return { setting, players };
        }
      }
    }
  }
  return null;
}

const settingOf = ({ id: edition }: Rulebook, mode: string, options: Setting['options']): Setting => ({
  edition,
  mode,
  options,
  composition: AUTO,
  timers: {},
  decoys: true,
});

/** From a comfortable number outwards. */
function sizesOf({ players: { least, most } }: Mode): readonly number[] {
  const middle = Math.round((least + most) / 2);
  const best = Math.min(most, Math.max(least, Math.min(SEATS.most, Math.max(SEATS.least, middle))));
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return all.sort((a, b) => Math.abs(a - best) - Math.abs(b - best) || a - b);
}

/** As the rulebook has it. */
const plainly = (): readonly Setting['options'][] => [{}];

/** With one option of the deal that asks for the role. */
const byOption = (mode: Mode, role: RoleId): readonly Setting['options'][] =>
  Object.entries(mode.options).flatMap(([option, spec]) => {
    if (!isOfDeal(spec)) return [];
    const values: readonly OptionValue[] = [role, [role], true];
    return values.flatMap((value) => (fits(spec, value) ? [{ [option]: value }] : []));
  });

function holds(rulebook: Rulebook, setting: Setting, players: number, role: RoleId, seed: string): boolean {
  const seats = Array.from({ length: players }, (_, i) => seatName(i));
  const prepared = prepare(rulebook, { ...setting, players: seats }, seed);
  return !('refused' in prepared) && (prepared.composition[role] ?? 0) > 0;
}
