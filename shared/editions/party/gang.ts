/** What every member of a gang can do: `party.mafia.shot`, `party.yakuza.shot`, `party.pro.plan`. */
import type { Choice, Seat } from '../../engine/model.ts';
import { outsiders } from '../../engine/reach.ts';
import type { Ability } from '../../engine/rules.ts';
import { gangOf } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';
import { fromNight, onNight } from '../parts/nights.ts';

/**
 * `party.decision.targets`: nobody of the own gang.
 * `party.night.first.no-death`, `party.pro.no-death`: from night 2.
 */
export const gangShot: Ability = { action: 'shoot', reach: outsiders, opens: fromNight(2), withGang: true };

/** `party.decision.plan`: three different victims, for the nights 2, 3 and 4, told to the whole gang at once. */
export const gangPlan: Ability = {
  action: 'plan',
  reach: outsiders,
  /** `party.pro.replan`: never again. */
  opens: onNight(1),
  names: { least: 3, most: 3 },
  atOnce: sharePlan,
};

export const plannedFor = (targets: readonly string[]) =>
  targets.map((about, i) => ({ about, is: 'plan', value: i + 2 }));

function sharePlan(turn: Turn, self: Seat, { targets = [] }: Choice): void {
  if (self.gang === null) return;
  turn.emit({ type: 'planned', gang: self.gang, by: self.id, targets });
  for (const { id } of gangOf(turn.game, self.gang)) turn.tell(id, ...plannedFor(targets));
}
