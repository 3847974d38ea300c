import type { RoleId } from '../../../engine/model.ts';
import { outsiders } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';
import { gangShot } from '../gang.ts';

const seeking = (is: string, ...sought: readonly RoleId[]): Role => ({
  id: 'don',
  side: 'mafia',
  gang: 'mafia',
  acts: [
    {
      action: 'check',
      reach: outsiders,
      learns: (_, __, target) => [{ about: target.id, is, value: sought.includes(target.role) }],
    },
    gangShot,
  ],
});

/** `party.don.check`: shoots with the gang and looks for the commissioner. */
export const don = seeking('commissioner', 'commissioner');

/** `party.don.extended`: looks for commissioner and ninja, one answer for both. */
export const donAmongTwoGangs = seeking('commissioner-or-ninja', 'commissioner', 'ninja');
