/** What everybody at the table remembers of a game, round by round. */
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { News } from '../../../shared/engine/model.ts';
import { isWindow } from '../../../shared/engine/stages/window.ts';
import { accusedIn, eventsOf } from '../stage.ts';

/** One round, as it was heard. */
export interface Remembered {
  readonly round: number;
  /** The night was worked out: its news has been told. */
  readonly hasDawned: boolean;
  readonly isQuiet: boolean;
  /** Who died in the night. */
  readonly lost: readonly SeatId[];
  readonly condemned: readonly SeatId[];
  /** Everybody who left the table, however that came. */
  readonly gone: readonly SeatId[];
  readonly accused: readonly { readonly seat: SeatId; readonly by: SeatId | null }[];
  readonly pardoned: readonly SeatId[];
  readonly jailed: readonly SeatId[];
  readonly muted: readonly SeatId[];
  /** How many ballots were even. */
  readonly ties: number;
  /** All votes of the last ballot were for one. */
  readonly isUnanimous: boolean;
  /** Who was at the table when the morning came, and when the day was over. */
  readonly atDawn: readonly SeatId[];
  readonly atDusk: readonly SeatId[];
}

export function pastOf(rounds: readonly (readonly GameEvent[])[], seats: readonly SeatId[]): readonly Remembered[] {
  let left = [...seats];
  return rounds.map((events, i) => {
    const { night, day } = nightAndDay(events);
    const lost = fellIn(night).flatMap(({ seat, how }) => (how === 'shot' || how === 'struck' ? [seat] : []));
    left = without(left, night);
    const atDawn = left;
    left = without(left, day);
    const news = newsIn(events);
    return {
      round: i + 1,
      hasDawned: day.length > 0,
      isQuiet: news.some(({ quiet }) => quiet === true),
      lost,
      condemned: fellIn(day).flatMap(({ seat, how }) => (how === 'condemned' ? [seat] : [])),
      gone: fellIn(events).map(({ seat }) => seat),
      accused: accusedIn(day),
      pardoned: named(news, 'pardoned'),
      jailed: named(news, 'jailed'),
      muted: [...named(news, 'muted'), ...named(news, 'blocked')],
      ties: tiesIn(day, seats),
      isUnanimous: isUnanimous(day, seats),
      atDawn,
      atDusk: left,
    };
  });
}

/** The night lasts until the first stage that is none of it. */
function nightAndDay(events: readonly GameEvent[]): Readonly<Record<'night' | 'day', readonly GameEvent[]>> {
  const fell = events.findIndex((event) => event.type === 'stageOpened' && event.name === 'night');
  const opens = (event: GameEvent, i: number) => i > fell && event.type === 'stageOpened' && isByDay(event);
  const dawn = fell < 0 ? -1 : events.findIndex(opens);
  return dawn < 0 ? { night: events, day: [] } : { night: events.slice(0, dawn), day: events.slice(dawn) };
}

/** Whoever is hit may still be saved while a window is open in the morning. */
const isByDay = ({ name, spec }: Extract<GameEvent, { readonly type: 'stageOpened' }>): boolean =>
  name !== 'night' && !(name === 'morning' && isWindow(spec));

const fellIn = (events: readonly GameEvent[]) => eventsOf(events, 'fell');

const without = (seats: readonly SeatId[], part: readonly GameEvent[]): SeatId[] => {
  const gone = new Set(fellIn(part).map(({ seat }) => seat));
  return seats.filter((seat) => !gone.has(seat));
};

const newsIn = (events: readonly GameEvent[]): readonly News[] =>
  eventsOf(events, 'announced').flatMap(({ news }) => news);

const named = (news: readonly News[], key: string): readonly SeatId[] =>
  news.flatMap((item) => (Object.hasOwn(item, key) ? [item[key]].flat().map(String) : []));

/** Ballots on people in which the most votes fell on several. */
const tiesIn = (day: readonly GameEvent[], seats: readonly SeatId[]): number =>
  eventsOf(day, 'tallied').filter(({ counts }) => {
    const votes = seats.map((seat) => counts[seat] ?? 0);
    const most = Math.max(...votes);
    return most > 0 && votes.filter((count) => count === most).length > 1;
  }).length;

/** On one of the accused, and not to a question. */
function isUnanimous(day: readonly GameEvent[], seats: readonly SeatId[]): boolean {
  const last = eventsOf(day, 'tallied').at(-1);
  if (!last || last.silent > 0) return false;
  const [first, ...others] = Object.entries(last.counts).filter(([, count]) => count > 0);
  return first !== undefined && others.length === 0 && seats.includes(first[0]) && first[1] > 2;
}
