/** The morning and the talk, as the group reads them. */
import { speechIn } from '../../../shared/engine/stages/speech.ts';
import { span } from '../../../shared/text/spans.ts';
import { fitsCaption } from '../../chat/caption.ts';
import { blocks, lines, type Message } from '../../chat/message.ts';
import { newsLines } from '../news.ts';
import { accusedText, listText, partsOf, sinceWindow, windowsIn } from '../parts.ts';
import { hasPictures } from '../press/front.ts';
import { morningPaper, pardonsBefore } from '../press/morning.ts';
import { accusedIn, eventsOf, isIn, type PublicStage } from '../stage.ts';
import { until } from '../words.ts';
import type { WayIn } from './parts-of-round.ts';

/** So much is kept free below a picture for what the day is at. */
const ROOM = 350;

/** The day's message: with the morning paper, where there is news and what is told fits below it. */
export function dayPage(stage: PublicStage, door: WayIn): Pick<Message, 'text' | 'picture'> {
  const morning = morningText(stage);
  const picture = hasPictures(stage.desk) && fitsCaption(morning, ROOM) ? morningPaper(stage) : null;
  if (!picture) return { text: dayText(stage, door, morning) };
  const said = lines(morning, pardonLine(stage));
  for (const lists of ['told', 'named'] as const) {
    const text = dayText(stage, door, said, lists);
    if (fitsCaption(text)) return { text, picture };
  }
  return { text: dayText(stage, door, said, 'none'), picture };
}

/** Whom the day is about: told as ever; by their names alone where there is little room; else only in the trial. */
type Lists = 'told' | 'named' | 'none';

function accusedOf(stage: PublicStage, lists: Lists): string | null {
  if (lists === 'told') return accusedText(stage, true);
  const accused = accusedIn(stage.rounds.at(-1) ?? []).map(({ seat }) => seat);
  if (lists === 'none' || accused.length === 0) return null;
  return `${stage.words.say('accused')} ${stage.words.list(accused)}`;
}

/** What the paper says of yesterday. */
function pardonLine(stage: PublicStage): string | null {
  const pardoned = pardonsBefore(stage).flatMap((item) => [item.pardoned].flat().map(String));
  return pardoned.length > 0 ? `${stage.words.say('press-box-pardoned')}: ${stage.words.names(pardoned)}.` : null;
}

function dayText(stage: PublicStage, { isApp }: WayIn, morning: string, lists: Lists = 'told'): string {
  const { table, words, teller, seconds, deadline, hasBestMove } = stage;
  const { say } = words;
  const isWhole = lists === 'told';
  // Where the morning announces the talk already, the message need not change when it begins.
  const isAnnounced = table.speaker === null && (isApp || stage.callsSpeakers);
  const isTold = table.stage === 'talk' || isAnnounced;
  const opened = blocks(morning, isTold && teller.inRound('tell-talk', table.round));
  if (table.isTalk) {
    const time = until(say, deadline, seconds);
    if (isApp) return blocks(opened, say('discussion-app', { until: time }));
    return blocks(
      opened,
      say('discussion', { until: time }),
      lines(accusedOf(stage, lists), ...(isWhole ? withdrawnLines(stage) : [])),
      isWhole && table.ready.length > 0 && say('discussion-ready', { names: words.list(table.ready) }),
    );
  }
  if (table.stage === 'morning' && table.speaker !== null) {
    const word = { name: words.name(table.speaker), span: span(say, seconds) };
    const line = teller.of(speechNow(stage), 'morning-last-word', word);
    return blocks(opened, lines(line && `🗣 ${line}`, hasBestMove && say('morning-best-move')));
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
      table.speaker !== null && teller.of(speechNow(stage), 'floor', { name: words.name(table.speaker) }),
      isWhole && speakers.length > 0 && say('floor-next', { names: words.list(speakers) }),
    ),
    accusedOf(stage, lists),
  );
}

/** What the morning has brought, and what it brings to mind. */
function morningText(stage: PublicStage): string {
  const { table, words, teller } = stage;
  const { dawn } = partsOf(stage);
  const hasOpened = windowsIn(dawn).length > 0;
  return lines(
    !hasOpened && words.say('morning', { round: table.round }),
    ...newsLines(stage, sinceWindow(dawn)),
    teller.morning(table.round),
  );
}

/** The speech that is being held. */
const speechNow = ({ rounds }: PublicStage): object => eventsOf(rounds.at(-1) ?? [], 'stageOpened').at(-1) ?? {};

/** A lost speech is shorter; what everybody has was said when the talk began. */
const secondsOf = ({ rounds, seconds }: PublicStage): number =>
  eventsOf(rounds.at(-1) ?? [], 'stageOpened').find(({ name, spec }) => name === 'talk' && isSpoken(speechIn(spec)))
    ?.seconds ?? seconds;

const isSpoken = (speech: ReturnType<typeof speechIn>): boolean => speech !== null && !speech.isSilent;

const withdrawnLines = ({ rounds, words, teller }: PublicStage): readonly (string | null)[] =>
  eventsOf(rounds.at(-1) ?? [], 'withdrew').map((event) =>
    teller.of(event, 'withdrawn-line', { name: words.name(event.seat), by: words.name(event.by) }),
  );
