/** What modes of more than one edition change in the rules. */
import { showSwap, swapperIn } from '../../cards/windows/index.ts';
import type { AgendaItem, How } from '../../engine/model.ts';
import type { Rules } from '../../engine/rules.ts';
import type { Turn } from '../../engine/turn.ts';

/** Killed by night or by the ballot, not by another player's shot. */
export const isKilled = (how: How): boolean => how === 'shot' || how === 'condemned';

/** Some of those who are killed may fire a last time. */
export const lastShotFor =
  (hasOne: NonNullable<Rules['lastShot']>) =>
  (rules: Rules): Rules => ({ ...rules, lastShot: hasOne, seconds: { ...rules.seconds, shot: 20 } });

/** `…card.swap`: shown at the start, and played before anything else. */
export const withSwap = (rules: Rules): Rules => ({
  ...rules,
  seconds: { swap: 30, ...rules.seconds },
  opening: (turn) => {
    rules.opening(turn);
    showSwap(turn);
  },
  steps: { ...rules.steps, nightfall: (turn) => (turn.game.round === 1 ? swapWindow(turn) : []) },
});

function swapWindow({ game, rules }: Turn): readonly AgendaItem[] {
  const seat = swapperIn(game, rules);
  return seat === undefined ? [] : [{ kind: 'window', window: 'swap', name: 'night', seconds: 'swap', seat }];
}

const DUSK: AgendaItem = { kind: 'window', window: 'dusk', name: 'dusk', seconds: 'dusk' };

/** `…decision.dusk`, `…decision.rescue`: cards that answer a killing, and cards for the end of the day. */
export const withDusk = (rules: Rules): Rules => ({
  ...rules,
  seconds: { ...rules.seconds, rescue: 20, dusk: 20 },
  steps: { ...rules.steps, dusk: () => [DUSK] },
});
