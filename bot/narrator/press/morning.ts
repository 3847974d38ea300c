/** The morning paper: the news of one morning, for the press. It says what the message says, and nothing else. */
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { News } from '../../../shared/engine/model.ts';
import { isWindow } from '../../../shared/engine/stages/window.ts';
import { newsKind } from '../../../shared/engine/words.ts';
import type { Column, Morning, Panel } from '../../press/picture.ts';
import { newsLine } from '../news.ts';
import { partsOf } from '../parts.ts';
import { eventsOf, type PublicStage } from '../stage.ts';
import { asPrinted, emblemOf, lookOf, nameOf } from './front.ts';

/** In which box some news stand, and its icon. */
const BOXES: Readonly<Record<string, { readonly box: BoxId; readonly icon: string }>> = {
  muted: { box: 'muted', icon: 'muted' },
  blocked: { box: 'muted', icon: 'muted' },
  jailed: { box: 'jailed', icon: 'jail' },
  freed: { box: 'freed', icon: 'chair' },
  pardoned: { box: 'pardoned', icon: 'pardon' },
  judge: { box: 'judges', icon: 'rules' },
};

type BoxId = 'muted' | 'jailed' | 'freed' | 'pardoned' | 'judges';

/** For the message that tells how the night ended; null for any other of the morning. */
export function morningPaper(stage: PublicStage): Morning | null {
  const { table, desk, words, teller } = stage;
  const { say, own } = words;
  const { round } = table;
  const told = dawnOf(stage);
  if (!told) return null;
  const news = newsIn(told);
  const fell = new Map(eventsOf(told, 'fell').map((event) => [event.seat, event]));
  const lost = news.flatMap(({ out }) => (fell.get(String(out))?.how === 'shot' ? [String(out)] : []));
  const kind = lost.length === 0 ? 'quiet' : lost.length === 1 ? 'one' : 'many';
  const only = kind === 'one' ? { name: nameOf(stage, lost[0]!) } : undefined;
  const tell = (beat: string, values?: { readonly name: string }) => teller.inRound(beat, round, values) ?? '';
  const left = leftAfter(stage, told);
  return {
    is: 'morning',
    look: lookOf(desk),
    masthead: desk.chat.title,
    strip: [say('press-number', { n: round }), teller.fresh('paper-motto', round) ?? '', say(own('press-price'))],
    dateline: [
      say(own('press-morning'), { round }),
      say(own('press-name')),
      say('press-seats', { left, seats: table.seats.length }),
    ],
    headline: tell(`paper-headline-${kind}`, only),
    deck: teller.fresh(`paper-deck-${kind}`, round) ?? '',
    emblems: lost.map((seat) => emblemOf(desk, fell.get(seat)?.shown ?? null)),
    columns: columnsOf(stage, news),
    boxes: boxesOf(stage, news),
    weather: {
      label: say('press-weather'),
      text: tell(kind === 'quiet' ? 'paper-weather-quiet' : 'paper-weather-loss'),
    },
    foot: say(own('press-foot')),
    ad: parted(teller.fresh('paper-ad', round) ?? ''),
  };
}

/**
 * What this message tells of the night's end: it stays the same while the message changes. Where cards or rights may
 * answer the news, the morning has several messages, each with what was told before its stage opened.
 */
function dawnOf(stage: PublicStage): readonly GameEvent[] | null {
  const parts = splitAtStages(partsOf(stage).dawn);
  const windows = parts.map(({ opens }) => opens !== null && isWindow(opens.spec));
  const own = stage.table.window ? parts.length - 2 : windows.lastIndexOf(true) + 1;
  const first = parts.findIndex(({ events }) => newsIn(events).some((item) => 'out' in item || 'quiet' in item));
  return own === first ? (parts[own]?.events ?? null) : null;
}

interface Part {
  readonly events: readonly GameEvent[];
  /** The stage that ends it. */
  readonly opens: Extract<GameEvent, { readonly type: 'stageOpened' }> | null;
}

function splitAtStages(events: readonly GameEvent[]): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const [i, event] of events.entries()) {
    if (event.type !== 'stageOpened') continue;
    parts.push({ events: events.slice(from, i), opens: event });
    from = i + 1;
  }
  return [...parts, { events: events.slice(from), opens: null }];
}

const newsIn = (events: readonly GameEvent[]): readonly News[] =>
  eventsOf(events, 'announced').flatMap(({ news }) => news);

/** How many are at the table once this was told. */
function leftAfter({ rounds, table }: PublicStage, told: readonly GameEvent[]): number {
  const all = rounds.flat();
  const until = all.slice(0, all.indexOf(told.at(-1)!) + 1);
  return table.seats.length - new Set(eventsOf(until, 'fell').map(({ seat }) => seat)).size;
}

/** The news in the words of the message, what they bring to mind, and the talk of the town. */
function columnsOf(stage: PublicStage, news: readonly News[]): readonly Column[] {
  const { words, teller, table } = stage;
  const { say, own } = words;
  const unboxed = news.filter((item) => !(newsKind(item) in BOXES));
  const lines = unboxed.map((item) => asPrinted(stage, newsLine(stage, item)));
  const thread = table.window ? null : teller.morning(table.round);
  const talk = teller.fresh('paper-column', table.round);
  return [
    ...(lines.length > 0 ? [{ title: say(own('press-night')), text: lines.join(' ') }] : []),
    ...(thread ? [{ title: say('press-archive'), text: asPrinted(stage, thread) }] : []),
    ...(talk ? [parted(talk)] : []),
  ];
}

/** Yesterday's pardon is news in the morning. */
function boxesOf(stage: PublicStage, news: readonly News[]): readonly Panel[] {
  const { words } = stage;
  const boxes = new Map<BoxId, { readonly icon: string; readonly seats: SeatId[] }>();
  for (const item of [...news, ...pardonsBefore(stage)]) {
    const key = newsKind(item);
    const found = BOXES[key];
    if (!found) continue;
    const seats = [item[key]].flat().map(String);
    boxes.set(found.box, { icon: found.icon, seats: [...(boxes.get(found.box)?.seats ?? []), ...seats] });
  }
  return [...boxes].map(([box, { icon, seats }]) => ({
    icon,
    label: words.say(`press-box-${box}`),
    names: seats.map((seat) => nameOf(stage, seat)),
  }));
}

export const pardonsBefore = ({ rounds }: PublicStage): readonly News[] =>
  eventsOf(rounds.at(-2) ?? [], 'announced').flatMap(({ news }) => news.filter((item) => 'pardoned' in item));

function parted(line: string): Column {
  const [title = '', text = ''] = line.split('|');
  return { title, text };
}
