/** What would be dealt and how long it would take, at a table as it is set now. */
import { chanceFrom } from '../../shared/engine/chance.ts';
import type { Options } from '../../shared/engine/model.ts';
import type { Composition } from '../../shared/engine/rulebook.ts';
import { settleOptions } from '../../shared/engine/setup/options.ts';
import type { Desk } from './desk.ts';
import { modeOf } from './lobby.ts';

/** Lengths worth offering, from a blitz to a game by letter. */
const LENGTHS = [10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600, 3600, 14_400, 43_200, 86_400];

export const shorterThan = (seconds: number): number | null => LENGTHS.findLast((length) => length < seconds) ?? null;

export const longerThan = (seconds: number): number | null => LENGTHS.find((length) => length > seconds) ?? null;

/** The table is asked as if at least the fewest players sat at it. */
const playersFor = ({ setting, players }: Desk): number => {
  const { least, most } = modeOf(setting).players;
  return Math.min(most, Math.max(least, players.length));
};

export function optionsOf({ setting }: Pick<Desk, 'setting'>): Options {
  const settled = settleOptions(modeOf(setting), setting.options);
  return 'options' in settled ? settled.options : {};
}

/** The cards that may be chosen from. */
export const boxOf = (desk: Desk): Composition => modeOf(desk.setting).deck(optionsOf(desk), playersFor(desk));

/** The rulebook's own row for this table. */
const tableDeckOf = (desk: Desk): Composition =>
  modeOf(desk.setting).auto(optionsOf(desk), playersFor(desk), chanceFrom('', 'composition'));

/** What would be dealt now: the table's row, or what was chosen by hand. */
export const deckOf = (desk: Desk): Composition =>
  desk.setting.composition === 'auto' ? tableDeckOf(desk) : desk.setting.composition;

/** The lengths in force, by the rulebook and by the table's own wish. */
export const secondsOf = (desk: Desk): Readonly<Record<string, number>> => ({
  ...modeOf(desk.setting).rules(optionsOf(desk), playersFor(desk)).seconds,
  ...desk.setting.timers,
});
