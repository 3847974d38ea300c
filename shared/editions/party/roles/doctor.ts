import { notTwiceRunning } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';
import { fromNight } from '../../parts/nights.ts';

/** `party.doctor`: saves one player, or himself, from the criminals' shots; nobody twice running. */
export const doctor: Role = {
  id: 'doctor',
  side: 'red',
  acts: [{ action: 'protect', reach: notTwiceRunning, opens: fromNight(2) }],
};
