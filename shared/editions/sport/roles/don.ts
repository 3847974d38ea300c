import type { Role } from '../../../engine/rules.ts';
import { checkOf } from '../check.ts';
import { blindShot, shootingOrder } from '../gang.ts';

/** `sport.night1.don`, `sport.night.don-check`: sets the order on night 1; then shoots, and looks for the sheriff. */
export const don: Role = {
  id: 'don',
  side: 'black',
  gang: 'black',
  acts: [
    shootingOrder,
    blindShot,
    checkOf(({ id, role }) => ({ about: id, is: 'sheriff', value: role === 'sheriff' })),
  ],
};
