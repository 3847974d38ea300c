import { liftMarks } from '../marks.ts';
import { keepSuspicions } from '../suspicion.ts';
import type { Turn } from '../turn.ts';
import { type Night, workOut } from './draft.ts';

/** Answers of this wave are told before the next one opens. */
export function answerWave(turn: Turn, wave: number): readonly [] {
  tellAnswers(turn, workOut(turn.game, turn.rules, wave), (answered) => answered === wave);
  return [];
}

/** Works out the whole night and records what came of it, but for the deaths: how these are told is the edition's. */
export function closeNight(turn: Turn, answeredBefore = 0): Night {
  const night = workOut(turn.game, turn.rules);
  keepSuspicions(turn);
  liftMarks(turn, 'dawn');
  for (const mark of night.marks) turn.emit({ type: 'marked', mark });
  for (const [seat, { side, gang }] of night.turned) turn.emit({ type: 'turned', seat, side, gang });
  tellAnswers(turn, night, (wave) => wave > answeredBefore);
  return night;
}

function tellAnswers(turn: Turn, night: Night, isDue: (wave: number) => boolean): void {
  const due = night.answers.filter(({ wave }) => isDue(wave));
  for (const { id } of turn.game.seats) {
    turn.tell(id, ...due.filter(({ to }) => to === id).map(({ fact }) => fact));
  }
}
