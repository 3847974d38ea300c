/** What the blacks do at night: `sport.night1.plan`, `sport.night.shoot`. */
import { living } from '../../engine/reach.ts';
import type { Ability } from '../../engine/rules.ts';
import { gangOf } from '../../engine/table.ts';
import { fromNight, onNight } from '../parts/nights.ts';

/** `sport.decision.shoot.own`: anybody in the game, blacks and oneself included. `sport.decision.final`: no second shot. */
export const blindShot: Ability = {
  action: 'shoot',
  reach: living,
  /** `sport.night1.no-action` */
  opens: fromNight(2),
  isFinal: true,
  withGang: true,
};

/** Any players in any number, told to all blacks each time; it binds nobody. */
export const shootingOrder: Ability = {
  action: 'plan',
  reach: () => true,
  opens: onNight(1),
  names: { least: 1, most: 64 },
  atOnce: (turn, { id, gang }, { targets = [] }) => {
    if (gang === null) return;
    turn.emit({ type: 'planned', gang, by: id, targets });
    for (const mate of gangOf(turn.game, gang)) turn.tell(mate.id, { plan: targets });
  },
};
