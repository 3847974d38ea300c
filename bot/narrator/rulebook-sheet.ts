/** What the rulebooks contain, for the app to explain. */
import { rulebooks } from '../../shared/editions/index.ts';
import { calledIn } from '../../shared/engine/night/steps.ts';
import { isOpen, type Mode, type Rulebook, voicesOf } from '../../shared/engine/rulebook.ts';
import { settleOptions } from '../../shared/engine/setup/options.ts';
import type { ModeSheet, RulebookSheet } from '../../shared/protocol/rulebooks.ts';

export const rulebookSheets = (): readonly RulebookSheet[] => Object.values(rulebooks).map(sheetOf);

function sheetOf(rulebook: Rulebook): RulebookSheet {
  const { id, modes, speaksOf } = rulebook;
  const rules = Object.values(modes).map(largest);
  const roles = new Map(
    rules.flatMap((rules) => Object.values(rules.roles).map(({ id, side }) => [id, side] as const)),
  );
  return {
    id,
    voices: voicesOf(rulebook, ''),
    sides: speaksOf.sides,
    roles: [...roles].map(([id, side]) => ({ id, side })),
    cards: rules
      .flatMap(({ cards = {} }) => Object.values(cards))
      .map(({ id, users }) => ({ id, users: users === 'everybody' ? null : users })),
    modes: Object.entries(modes).map(([id, mode]) => modeSheet(id, mode)),
  };
}

const optionsOf = (mode: Mode) => {
  const settled = settleOptions(mode, {});
  return 'options' in settled ? settled.options : {};
};

/** A mode as it is played by as many as can, with nothing chosen otherwise. */
const largest = (mode: Mode) => mode.rules(optionsOf(mode), mode.players.most);

function modeSheet(id: string, mode: Mode): ModeSheet {
  const { least, most } = mode.players;
  const roles = Object.keys(mode.deck(optionsOf(mode), most));
  const night = calledIn(largest(mode)).map((called) => called.filter((role) => roles.includes(role)));
  return {
    id,
    least,
    most,
    allowsHost: mode.allowsHost,
    roles,
    options: Object.entries(mode.options).flatMap(([option, spec]) => (isOpen(spec) ? [option] : [])),
    night: night.filter((called) => called.length > 0),
    cards: Object.keys(largest(mode).cards ?? {}),
    dress: mode.dress ?? null,
  };
}
