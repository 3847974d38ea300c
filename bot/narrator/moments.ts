/** What the group is told the moment it happens, each in a message of its own: it was said, and stays said. */
import type { GameEvent } from '../../shared/engine/events.ts';
import type { TableState } from '../tables/state.ts';
import { isMoment, newsLine } from './news.ts';
import type { Screen } from './screen.ts';
import type { PublicStage } from './stage.ts';
import { span } from './words.ts';

export function momentScreens(stage: PublicStage, { log }: Pick<TableState, 'log'>): ReadonlyMap<string, Screen> {
  const screens = new Map<string, Screen>();
  if (stage.moments.length === 0) return screens;
  // What was decided as night fell was still said by day.
  const from = beginningOf(log, 2);
  for (const [i, event] of log.entries()) {
    if (i < from) continue;
    for (const [text, which] of textsOf(stage, event)) screens.set(`moment:${i}:${which}`, { text });
  }
  return screens;
}

function textsOf(stage: PublicStage, event: GameEvent): readonly (readonly [string, number])[] {
  if (event.type === 'announced') {
    return event.news.flatMap((item, i) =>
      isMoment(stage, item) ? [[newsLine(stage, item, 'left'), i] as const] : [],
    );
  }
  const isCalled =
    event.type === 'stageOpened' && event.spec.kind === 'speech' && stage.callsSpeakers && !stage.isAloud;
  return isCalled ? [[calledText(stage, event), 0]] : [];
}

/** Whose speech it is, and how long. A last word is told with what led to it. */
function calledText({ words }: PublicStage, event: GameEvent & { type: 'stageOpened' }): string {
  const { say } = words;
  const { spec, seconds } = event;
  const name = words.name(spec.kind === 'speech' ? (spec.queue[0] ?? '') : '');
  const isSilent = spec.kind === 'speech' && spec.isSilent === true;
  return say(isSilent ? 'talk-lost' : 'talk-turn', { name, span: span(say, seconds ?? 0) });
}

/** Where the last so many rounds begin. */
function beginningOf(log: readonly GameEvent[], rounds: number): number {
  let left = rounds;
  for (let i = log.length - 1; i >= 0; i--) if (log[i]?.type === 'roundBegan' && --left === 0) return i;
  return 0;
}
