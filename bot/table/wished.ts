/** What would be dealt and how long it would take, at a table as it is set now. */
import { chanceFrom } from '../../shared/engine/chance.ts';
import type { Options } from '../../shared/engine/model.ts';
import { AUTO, type Composition, type Row, seatsIn } from '../../shared/engine/rulebook.ts';
import { drawn } from '../../shared/engine/setup/draw.ts';
import { settleOptions } from '../../shared/engine/setup/options.ts';
import type { Problem } from '../../shared/engine/setup/problems.ts';
import type { LobbyCards } from '../../shared/wire/lobby.ts';
import type { Desk } from './desk.ts';
import { modeOf, rulebookOf } from './lobby.ts';

/** Lengths worth offering, from a blitz to a game by letter. */
const LENGTHS = [10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 420, 600, 3600, 14_400, 43_200, 86_400];

export const shorterThan = (seconds: number): number | null => LENGTHS.findLast((length) => length < seconds) ?? null;

export const longerThan = (seconds: number): number | null => LENGTHS.find((length) => length > seconds) ?? null;

/** The table is asked as if at least the fewest players sat at it. */
export const playersFor = ({ setting, players }: Desk): number => {
  const mode = modeOf(setting);
  return Math.min(seatsIn(mode), Math.max(mode.players.least, players.length));
};

export function optionsOf({ setting }: Pick<Desk, 'setting'>): Options {
  const settled = settleOptions(modeOf(setting), setting.options);
  return 'options' in settled ? settled.options : {};
}

/** The cards that may be chosen from. */
export const boxOf = (desk: Desk): Composition => modeOf(desk.setting).deck(optionsOf(desk), playersFor(desk));

/** How many of these cards are printed; null where the rulebook has no box. */
export function printedOf(desk: Desk): Composition | null {
  const { box } = rulebookOf(desk.setting.edition);
  return box ? Object.fromEntries(Object.keys(boxOf(desk)).map((role) => [role, box[role] ?? 0])) : null;
}

/** The rulebook's own row for this table, or why there is none. */
const tableRowOf = (desk: Desk) => modeOf(desk.setting).row(optionsOf(desk), playersFor(desk));

/** Why nothing can be dealt by the options as they are. */
export function rowProblem(desk: Desk): Problem | null {
  const row = desk.setting.composition === AUTO ? tableRowOf(desk) : null;
  if (row && 'refused' in row) return row.refused;
  const cards = cardRowOf(desk);
  return cards && 'refused' in cards ? cards.refused : null;
}

const NOTHING: Row = { cards: {}, draws: [] };

/** What would be dealt now: the table's row, or what was chosen by hand. */
export function rowOf(desk: Desk): Row {
  const { composition } = desk.setting;
  if (composition !== AUTO) return { cards: composition, draws: [] };
  const row = tableRowOf(desk);
  return 'refused' in row ? NOTHING : row;
}

/** The same as cards that can be counted out: what is left to chance falls on some of them. */
export const deckOf = (desk: Desk): Composition => drawn(nearestRowOf(desk), chanceFrom('', 'composition'));

/** For more players than the rulebook has a row for, its last one. */
function nearestRowOf(desk: Desk): Row {
  const mode = modeOf(desk.setting);
  const { most } = mode.players;
  if (desk.setting.composition !== AUTO || desk.players.length <= most) return rowOf(desk);
  const row = mode.row(optionsOf(desk), most);
  return 'refused' in row ? NOTHING : row;
}

/** The action cards that would be dealt besides; none where the mode has none, or they cannot be dealt. */
export function actionCardsOf(desk: Desk): LobbyCards | null {
  const row = cardRowOf(desk);
  if (!row || 'refused' in row) return null;
  return { named: row.cards, drawn: row.n, among: row.among };
}

const cardRowOf = (desk: Desk) => modeOf(desk.setting).cards?.(optionsOf(desk), playersFor(desk), deckOf(desk));

/** The lengths in force, by the rulebook and by the table's own wish. */
export const secondsOf = (desk: Desk): Readonly<Record<string, number>> => ({
  ...modeOf(desk.setting).rules(optionsOf(desk), playersFor(desk)).seconds,
  ...desk.setting.timers,
});
