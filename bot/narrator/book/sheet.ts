/** What the rulebooks contain, for the app to explain. */
import { rulebooks } from '../../../shared/editions/index.ts';
import { chanceFrom } from '../../../shared/engine/chance.ts';
import type { RoleId, SideId } from '../../../shared/engine/model.ts';
import { type Call, callsOf, membersIn } from '../../../shared/engine/night/calls.ts';
import { isOpen, type Mode, type Rulebook, voicesOf } from '../../../shared/engine/rulebook.ts';
import type { Rules } from '../../../shared/engine/rules.ts';
import { drawn } from '../../../shared/engine/setup/draw.ts';
import { settleOptions } from '../../../shared/engine/setup/options.ts';
import type { ModeSheet, PrintedStep, RulebookSheet, SetupRow } from '../../../shared/wire/rulebooks.ts';

export const rulebookSheets = (): readonly RulebookSheet[] => Object.values(rulebooks).map(sheetOf);

function sheetOf(rulebook: Rulebook): RulebookSheet {
  const { modes, speaksOf, offences = [] } = rulebook;
  const rules = Object.values(modes).map(largest);
  return {
    id: rulebook.id,
    voices: voicesOf(rulebook, ''),
    sides: speaksOf.sides,
    roles: [...sidesIn(rulebook)].map(([id, side]) => ({ id, side })),
    cards: rules
      .flatMap(({ cards = {} }) => Object.values(cards))
      .map(({ id, users }) => ({ id, users: users === 'everybody' ? null : users })),
    modes: Object.entries(modes).map(([id, mode]) => modeSheet(id, mode)),
    offences,
  };
}

/** Every role of a rulebook, with its side. */
export const sidesIn = ({ modes }: Rulebook): ReadonlyMap<RoleId, SideId> =>
  new Map(
    Object.values(modes).flatMap((mode) =>
      Object.values(largest(mode).roles).map(({ id, side }) => [id, side] as const),
    ),
  );

const optionsOf = (mode: Mode) => {
  const settled = settleOptions(mode, {});
  return 'options' in settled ? settled.options : {};
};

/** A mode as it is played by as many as can, with nothing chosen otherwise. */
const largest = (mode: Mode) => mode.rules(optionsOf(mode), mode.players.most);

/** The roles of a mode's box. */
export const rolesIn = (mode: Mode): readonly RoleId[] => Object.keys(mode.deck(optionsOf(mode), mode.players.most));

/** Both printed lists, as far as somebody of the box is called. */
export function nightOf(mode: Mode): ModeSheet['night'] {
  const rules = largest(mode);
  const box = rolesIn(mode);
  const { first, later } = callsOf(rules);
  return { first: stepsOf(rules, first, box), later: stepsOf(rules, later, box) };
}

function stepsOf(rules: Rules, calls: readonly Call[], box: readonly RoleId[]): readonly PrintedStep[] {
  const steps: PrintedStep[] = [];
  for (const call of calls) {
    const woken = 'role' in call ? [call.role] : membersIn(rules, call.gang);
    const roles = woken.filter((role) => box.includes(role));
    if (roles.length === 0) continue;
    const before = steps.at(-1);
    const isSame = before?.calls.some((other) => isOneStep(rules, call, other)) === true;
    if (before && isSame)
      steps[steps.length - 1] = { calls: [...before.calls, call], roles: [...before.roles, ...roles] };
    else steps.push({ calls: [call], roles });
  }
  return steps;
}

/** The rulebook has one line for both. */
const isOneStep = ({ night }: Rules, one: Call, other: Call): boolean =>
  'role' in one &&
  'role' in other &&
  night
    .flat()
    .some(({ wakes }) => wakes && 'roles' in wakes && [one, other].every(({ role }) => wakes.roles.includes(role)));

/** What the rulebook deals to so many, with nothing chosen otherwise; null where it has no row for them. */
export function setupRow(mode: Mode, players: number): SetupRow | null {
  const options = optionsOf(mode);
  const row = mode.row(options, players);
  if ('refused' in row) return null;
  const actions = mode.cards?.(options, players, drawn(row, chanceFrom('', 'composition')));
  return {
    players,
    deck: row.cards,
    draws: row.draws.map(({ group, among, n }) => ({ group, among, n })),
    cards: actions && !('refused' in actions) ? { named: actions.cards, drawn: actions.n, among: actions.among } : null,
  };
}

const numbersIn = ({ players: { least, most } }: Mode): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);

function modeSheet(id: string, mode: Mode): ModeSheet {
  const { least, most } = mode.players;
  return {
    id,
    least,
    most,
    allowsHost: mode.allowsHost,
    roles: rolesIn(mode),
    options: Object.entries(mode.options).flatMap(([option, spec]) => (isOpen(spec) ? [option] : [])),
    night: nightOf(mode),
    table: numbersIn(mode).flatMap((players) => setupRow(mode, players) ?? []),
    cards: Object.keys(largest(mode).cards ?? {}),
    dress: mode.dress ?? null,
  };
}
