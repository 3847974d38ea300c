/** What the group is told the moment it happens, each in a message of its own: it was said, and stays said. */
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { StageSpec } from '../../../shared/engine/model.ts';
import { lastWordsIn, speechIn } from '../../../shared/engine/stages/speech.ts';
import { span } from '../../../shared/text/spans.ts';
import type { Message, Messages } from '../../chat/message.ts';
import type { TableState } from '../../table/state.ts';
import { isMoment, newsLine } from '../news.ts';
import type { PublicStage } from '../stage.ts';

type Opened = Extract<GameEvent, { readonly type: 'stageOpened' }>;

interface Moments {
  /** Comes before the message of the part of the round that it led to. */
  readonly before: Messages;
  readonly since: Messages;
}

/** Also what was taken back since: the messages are counted by what was said, which everybody heard. */
export function momentMessages(stage: PublicStage, { log }: Pick<TableState, 'log'>): Moments {
  const messages = { before: new Map<string, Message>(), since: new Map<string, Message>() };
  if (stage.moments.length === 0) return messages;
  // What was decided as night fell was still said by day.
  const [from, nightfall] = [beginningOf(log, 2), beginningOf(log, 1)];
  let said = 0;
  let before: StageSpec | null = null;
  for (const [i, event] of log.entries()) {
    for (const text of textsOf(stage, event, before)) {
      said++;
      const isBefore = i < nightfall || log[i - 1]?.type === 'undone';
      if (i >= from) messages[isBefore ? 'before' : 'since'].set(`moment:${said}`, { text });
    }
    if (event.type === 'stageOpened') before = event.spec;
  }
  return messages;
}

function textsOf(stage: PublicStage, event: GameEvent, before: StageSpec | null): readonly string[] {
  if (event.type === 'announced') {
    return event.news.flatMap((item) => (isMoment(stage, item) ? [newsLine(stage, item)] : []));
  }
  const isCalled = event.type === 'stageOpened' && stage.callsSpeakers && !stage.isAloud;
  return isCalled ? calledText(stage, event, before) : [];
}

/** Whose speech it is, and how long. The first of several last words is told with what led to it. */
function calledText({ words, teller }: PublicStage, event: Opened, before: StageSpec | null): readonly string[] {
  const { spec, seconds } = event;
  const speech = speechIn(spec);
  if (!speech) return [];
  const isTold = speech.lastWords && lastWordsIn(before).length === 0;
  if (isTold) return [];
  const name = words.name(speech.queue[0] ?? '');
  const beat = speech.isSilent ? 'talk-lost' : 'talk-turn';
  // Whoever practises alone has no clock.
  const own = words.ownIfAny(beat);
  if (own) return [words.say(own, { name })];
  return told(teller.of(event, beat, { name, span: span(words.say, seconds ?? 0) }));
}

const told = (line: string | null): readonly string[] => (line === null ? [] : [`🗣 ${line}`]);

/** Where the last so many rounds begin. */
function beginningOf(log: readonly GameEvent[], rounds: number): number {
  let left = rounds;
  for (let i = log.length - 1; i >= 0; i--) if (log[i]?.type === 'roundBegan' && --left === 0) return i;
  return 0;
}
