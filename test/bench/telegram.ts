/** P9: what a whole game of ten costs in calls of the Bot API, played in the Mini App at the pace of people, with its pictures. */
import { PrintingPress } from '../../bot/press/press.ts';
import { busiestMinute, type Costs, costsOf, countBy, LARGE_GAME, REFERENCE_GAME } from '../kit/apps/app-game.ts';
import { FULL_RIGHTS } from '../kit/evening/evening.ts';
import type { Result } from './measure.ts';

/** A design in which everybody's menu is edited at every step makes so many calls a minute. */
const MENU_DESIGN = 21;

export async function P9(): Promise<Result> {
  const press = new PrintingPress();
  const game = await costsOf({ ...REFERENCE_GAME, printer: press });
  await press.close();
  const large = await costsOf(LARGE_GAME);
  const admin = await costsOf({ ...REFERENCE_GAME, bot: FULL_RIGHTS });
  const plain = await costsOf(REFERENCE_GAME);
  const ours = game.calls.length / game.minutes;
  return {
    ratio: ours / MENU_DESIGN,
    ours,
    peer: MENU_DESIGN,
    unit: 'calls/game-minute',
    detail: {
      ...linesOf(game, 'ten'),
      ...countBy(game.calls, 'ten'),
      ...linesOf(large, 'twenty-six'),
      'as admin: all calls': admin.calls.length,
      'without pictures: all calls': plain.calls.length,
    },
  };
}

const linesOf = ({ minutes, nights, calls, inGroup, getMe }: Costs, who: string): Record<string, number> => ({
  [`${who}: minutes`]: Math.round(minutes),
  [`${who}: nights`]: nights,
  [`${who}: all calls`]: calls.length,
  [`${who}: in the group, busiest minute`]: busiestMinute(inGroup),
  [`${who}: getMe, not counted`]: getMe,
});
