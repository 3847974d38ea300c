/** `sport.bestmove`: whoever was shot in the first night with shots may name three in his last word. */
import type { SeatId } from '../../engine/ids.ts';
import type { Choice, Game } from '../../engine/model.ts';
import type { Prompt } from '../../engine/prompt.ts';
import type { Turn } from '../../engine/turn.ts';
import type { StageName } from '../../engine/words.ts';

/** `sport.decision.first-night` */
export const FIRST_SHOTS = 2;

/** `sport.decision.bestmove.day-one`: any three others, also such as have left. */
export function bestMove({ seats, round, judged }: Game, speaker: SeatId, stage: StageName): readonly Prompt[] {
  if (stage !== 'morning' || round !== FIRST_SHOTS || judged.guess) return [];
  const targets = seats.map(({ id }) => id).filter((id) => id !== speaker);
  if (targets.length < 3) return [];
  const names = { least: 3, most: 3 };
  return [{ slot: 'guess', action: 'guess', targets, names, choices: [], chosen: null, isFinal: true }];
}

export function makeBestMove(turn: Turn, { by, action, targets }: Choice): void {
  if (action !== 'guess' || !targets) return;
  turn.emit({ type: 'guessed', by, targets });
  turn.announce({ guess: targets, by });
}
