/** Something has happened to which a card or a right may answer, as the group reads it. */
import type { GameEvent } from '../../../shared/engine/events.ts';
import { fitsCaption } from '../../chat/caption.ts';
import { blocks, lines, type Message } from '../../chat/message.ts';
import { newsLines } from '../news.ts';
import { partsOf, sinceStage, windowsIn } from '../parts.ts';
import { hasPictures } from '../press/front.ts';
import { morningPaper } from '../press/morning.ts';
import { eventsOf, type PublicStage } from '../stage.ts';
import { talliesOf } from '../tallies.ts';
import { until } from '../words.ts';
import { openingText } from './night.ts';
import type { WayIn } from './parts-of-round.ts';

/** With the morning paper, where it tells how the night ended. */
export function windowPage(stage: PublicStage, door: WayIn): Pick<Message, 'text' | 'picture'> | null {
  const text = windowText(stage, door);
  if (text === null) return null;
  const isPictured = hasPictures(stage.desk) && stage.table.stage === 'morning' && fitsCaption(text);
  const picture = isPictured ? morningPaper(stage) : null;
  return picture ? { text, picture } : { text };
}

function windowText(stage: PublicStage, { isApp }: WayIn): string | null {
  const { table, words, deadline, seconds } = stage;
  if (!table.window) return null;
  const { is, seat } = table.window;
  const { say } = words;
  return blocks(
    titleText(stage),
    lines(...newsLines(stage, unsaid(stage))),
    say(words.own(`window-${is}${isApp ? '-app' : ''}`), {
      name: seat === null ? '' : words.name(seat),
      until: until(say, deadline, seconds),
    }),
  );
}

/** Whoever went away by day was named in the message of that stage. */
function unsaid(stage: PublicStage): readonly GameEvent[] {
  const events = sinceStage(stage);
  if (stage.table.stage === 'morning') return events;
  const opened = events.findIndex(({ type }) => type === 'stageOpened');
  const gone = eventsOf(events.slice(0, opened), 'fell').flatMap(({ seat, how }) =>
    how === 'left' || how === 'disqualified' ? [seat] : [],
  );
  return events.map((event, i) =>
    event.type === 'announced' && i < opened
      ? { ...event, news: event.news.filter(({ out }) => !gone.includes(String(out))) }
      : event,
  );
}

/** The first of them opens its part of the round. */
function titleText(stage: PublicStage): string | null {
  const { table, words } = stage;
  const today = stage.rounds.at(-1) ?? [];
  const isFirst = windowsIn(today).filter(({ name }) => name === table.stage).length === 1;
  if (!isFirst) return null;
  switch (table.stage) {
    case 'night':
      return openingText(stage);
    case 'morning':
      return words.say('morning', { round: table.round });
    case 'verdict':
      return blocks(words.say('verdict', { round: table.round }), talliesOf(partsOf(stage).trial, stage).at(-1));
    default:
      return null;
  }
}
