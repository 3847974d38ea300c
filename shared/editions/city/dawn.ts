import { afterFall, takeOut } from '../../engine/departures.ts';
import { closeNight } from '../../engine/night/record.ts';
import type { Step } from '../../engine/rules.ts';
import { alive, isMarked } from '../../engine/table.ts';
import { goingAway, wayOut } from '../parts/departing.ts';
import { lockUp } from './prison.ts';

/** `city.night.morning`: the dead, then who is freed, jailed and muted; whoever died is in no other item. */
export const dawn: Step = (turn) => {
  const night = closeNight(turn, 1);
  // `city.decision.twoKillers`: each once. `city.doctor.unaware`, `city.beauty.unaware`: a shot in vain is not told.
  const killed = [...night.fallen];
  const fallen = [...killed, ...goingAway(turn).filter((id) => !killed.includes(id))];
  // `city.night.noLastWords`, `city.card.silent`: out at once, and no speech follows; the news names no killer.
  takeOut(turn, fallen, (id) => (killed.includes(id) ? 'shot' : wayOut(turn, id)));
  if (killed.length === 0) turn.announce({ quiet: true });
  afterFall(turn, fallen);
  lockUp(turn, night);
  // `city.decision.muteDead`
  const muted = alive(turn.game).filter(({ id }) => isMarked(turn.game, id, 'muted'));
  turn.announce(...muted.map(({ id }) => ({ muted: id })));
  turn.decideOutcome();
  return [];
};
