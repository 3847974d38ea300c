/** What modes of more than one edition change in the rules. */
import { showSwap, swapperIn } from '../../cards/windows/index.ts';
import type { AgendaItem, How, Options, RoleId } from '../../engine/model.ts';
import type { OptionSpec } from '../../engine/rulebook.ts';
import type { Rules } from '../../engine/rules.ts';
import type { Turn } from '../../engine/turn.ts';
import { type Court, ladder } from './ladder.ts';

/** Killed by night or by the ballot, not by another player's shot. */
export const isKilled = (how: How): boolean => how === 'shot' || how === 'condemned';

/** Some of those who are killed may fire a last time. */
export const lastShotFor =
  (hasOne: NonNullable<Rules['lastShot']>) =>
  (rules: Rules): Rules => ({ ...rules, lastShot: hasOne, seconds: { ...rules.seconds, shot: 20 } });

/** `spytown.kids.one-ballot`, `family.kids.one-ballot`: nobody who leads the first ballot has a final before them. */
const oneBallot =
  (court: Court) =>
  (rules: Rules): Rules => {
    const { steps, ...trial } = ladder({ ...court, hasFinal: false });
    return { ...rules, ...trial, steps: { ...rules.steps, ...steps } };
  };

const EASED: OptionSpec = { kind: 'switch', byDefault: true };

/** `spytown.kids.words`, `family.kids.words`: how far the rules are eased is the host's choice. */
export const easings = { lastShots: EASED, oneBallot: EASED } as const;

/** Each by itself; one that is not wished for leaves what grown-ups play by. */
export const eased =
  ({ lastShots, oneBallot: isDecidedAtOnce }: Options, court: Court) =>
  (rules: Rules): Rules => {
    // `spytown.kids.last-shot`, `family.kids.last-shot`
    const shooting = lastShots === false ? rules : lastShotFor((_, how) => isKilled(how))(rules);
    return isDecidedAtOnce === false ? shooting : oneBallot(court)(shooting);
  };

/** `spytown.kids.words`, `family.kids.words`: by the children's names, also in what is opened at the end. */
export const renamed = (roles: Rules['roles'], names: Readonly<Record<RoleId, string>>): Rules['roles'] =>
  Object.fromEntries(Object.entries(roles).map(([id, role]) => [id, { ...role, sealedAs: names[id] ?? id }]));

/** `spytown.card.swap`, `family.card.swap`: shown at the start, and played before anything else. */
export const withSwap = (rules: Rules): Rules => ({
  ...rules,
  seconds: { swap: 30, ...rules.seconds },
  /** `spytown.cards.optional`, `family.cards.optional`: it is shown, and need not be played. */
  opening: (turn) => {
    rules.opening(turn);
    showSwap(turn);
  },
  /** `spytown.decision.waves`, `family.decision.waves`: night 1 has a wave of its own for it, before all others. */
  steps: { ...rules.steps, nightfall: (turn) => (turn.game.round === 1 ? swapWindow(turn) : []) },
});

function swapWindow({ game, rules }: Turn): readonly AgendaItem[] {
  const seat = swapperIn(game, rules);
  return seat === undefined ? [] : [{ kind: 'window', window: 'swap', name: 'night', seconds: 'swap', seat }];
}

const DUSK: AgendaItem = { kind: 'window', window: 'dusk', name: 'dusk', seconds: 'dusk' };

/**
 * `spytown.decision.dusk`, `family.decision.dusk`: every day has one.
 * `spytown.decision.rescue`, `family.decision.rescue`: cards that answer a killing have their time.
 */
export const withDusk = (rules: Rules): Rules => ({
  ...rules,
  seconds: { ...rules.seconds, rescue: 20, dusk: 20 },
  steps: { ...rules.steps, dusk: () => [DUSK] },
});
