import { afterFall, returnVotes, strikeOff, takeOut } from '../../engine/departures.ts';
import type { Rules } from '../../engine/rules.ts';
import { speakerOf } from '../../engine/stages/speech.ts';
import type { StageName } from '../../engine/words.ts';

const TRIAL: readonly StageName[] = ['defence', 'vote', 'runoff', 'raise'];

/** `party.decision.leave`. */
export const leave: Rules['leave'] = (turn, { id, out }) => {
  const { stage } = turn.game;
  const isSpeaking = speakerOf(turn.game) === id;
  if (out || stage.name === 'night') {
    turn.emit({ type: 'leaving', seat: id });
    return isSpeaking ? 'closes' : 'goes-on';
  }
  takeOut(turn, [id], () => 'left');
  if (strikeOff(turn, id)) returnVotes(turn, id);
  afterFall(turn, [id]);
  if (stage.name !== 'verdict' && turn.decideOutcome()) return 'breaks-off';
  if (TRIAL.includes(stage.name) && turn.game.accused.length < 2) {
    turn.skipTo('end-day');
    return 'breaks-off';
  }
  return isSpeaking ? 'closes' : 'goes-on';
};
