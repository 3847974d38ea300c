import { afterFall, takeOut } from '../../engine/departures.ts';
import { closeNight } from '../../engine/night/record.ts';
import type { Step } from '../../engine/rules.ts';
import { bySeat, isAlive } from '../../engine/table.ts';
import { declareJudges } from './judges.ts';
import { introduceWerewolf } from './werewolf.ts';

/** The night is worked out and the morning's news told: `party.day.news`, `party.decision.same-night`. */
export const dawn: Step = (turn) => {
  // `party.decision.answers`: checks are answered here, before anybody is out.
  const night = closeNight(turn);
  const killed = [...night.fallen];
  const gone = bySeat(turn.game, turn.game.leaving).filter((id) => !killed.includes(id));
  const fallen = [...killed, ...gone];
  takeOut(turn, fallen, (id) => (killed.includes(id) ? 'shot' : 'left'));
  if (killed.length === 0) turn.announce({ quiet: true });
  declareJudges(turn);
  for (const id of night.turned.keys()) if (isAlive(turn.game, id)) introduceWerewolf(turn, id);
  afterFall(turn, fallen);
  // `party.win.check`, `party.decision.night-win`; `party.decision.werewolf-last`: werewolves have turned before it.
  if (fallen.length > 0) turn.decideOutcome();
  return [];
};
