import type { Game } from '../../../engine/model.ts';
import type { Role } from '../../../engine/rules.ts';
import { alive } from '../../../engine/table.ts';
import { gangShot } from '../gang.ts';
import { isPrisoner } from '../prison.ts';

/** `city.decision.sleepwalkerChoice`: asked only while a member of the mafia is free. */
const isMafiaAbout = (game: Game): boolean =>
  alive(game).some(({ id, side }) => side === 'mafia' && !isPrisoner(game, id));

/** `city.sleepwalker.awake`: of the town, but wakes with the mafia and chooses as one of it; it never counts. */
export const sleepwalker: Role = {
  id: 'sleepwalker',
  side: 'town',
  gang: 'mafia',
  pretends: true,
  acts: [{ ...gangShot, opens: isMafiaAbout }],
};
