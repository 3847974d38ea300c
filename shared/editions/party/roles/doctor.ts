import { notTwiceRunning } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';
import { fromNight } from '../../parts/nights.ts';

/**
 * `party.doctor`: saves one player, or himself, from the criminals' shots. `party.doctor.no-repeat`,
 * `party.decision.doctor-gap`: nobody twice running. `party.doctor.first-night`: from night 2.
 */
export const doctor: Role = {
  id: 'doctor',
  side: 'red',
  acts: [{ action: 'protect', reach: notTwiceRunning, opens: fromNight(2) }],
};
