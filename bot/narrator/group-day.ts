/** The morning and the talk, as the group reads them. */
import type { SeatId } from '../../shared/engine/model.ts';
import type { Door } from './group.ts';
import { newsLines } from './news.ts';
import { accusedText, listText, partsOf, sinceWindow, windowsIn } from './parts.ts';
import { isDiscussion } from './question.ts';
import { blocks, lines } from './screen.ts';
import { eventsOf, isIn, type PublicStage } from './stage.ts';
import { span, until, type Words } from './words.ts';

export function dayText(stage: PublicStage, { isApp }: Door): string {
  const { table, words, seconds, deadline, hasBestMove } = stage;
  const { say } = words;
  const { dawn } = partsOf(stage);
  const hasOpened = windowsIn(dawn).length > 0;
  const opened = lines(!hasOpened && say('morning', { round: table.round }), ...newsLines(stage, sinceWindow(dawn)));
  if (isDiscussion(stage)) {
    const time = until(say, deadline, seconds);
    if (isApp) return blocks(opened, say('discussion-app', { until: time }));
    return blocks(
      opened,
      say('discussion', { until: time }),
      lines(accusedText(stage), ...table.withdrawn.map(({ seat, by }) => withdrawnLine(words, seat, by))),
      table.ready.length > 0 && say('discussion-ready', { names: words.list(table.ready) }),
    );
  }
  if (table.stage === 'morning' && table.speaker !== null) {
    const name = words.name(table.speaker);
    return blocks(
      opened,
      lines(say('morning-last-word', { name, span: span(say, seconds) }), hasBestMove && say('morning-best-move')),
    );
  }
  if (stage.callsSpeakers) {
    return blocks(
      opened,
      say('talk', { span: span(say, secondsOf(stage)) }),
      table.isListHidden ? table.round === 1 && say('list-hidden') : listText(words, table.accused),
    );
  }
  // Who has the floor and who is accused is seen in the app at once; here it would be old before it is read.
  if (isApp) return blocks(opened, say('talk-app'));
  if (table.stage === 'morning') return opened;
  const speakers = table.queue.filter((seat) => isIn(table, seat));
  return blocks(
    opened,
    say('talk', { span: span(say, seconds) }),
    lines(
      table.speaker !== null && say('floor', { name: words.name(table.speaker) }),
      speakers.length > 0 && say('floor-next', { names: words.list(speakers) }),
    ),
    accusedText(stage),
  );
}

/** A lost speech is shorter; what everybody has was said when the talk began. */
const secondsOf = ({ rounds, seconds }: PublicStage): number =>
  eventsOf(rounds.at(-1) ?? [], 'stageOpened').find(
    ({ name, spec }) => name === 'talk' && spec.kind === 'speech' && !spec.isSilent,
  )?.seconds ?? seconds;

const withdrawnLine = (words: Words, seat: SeatId, by: SeatId | null): string =>
  words.say('withdrawn-line', { name: words.name(seat), by: words.name(by ?? seat) });
