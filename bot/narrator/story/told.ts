/** Which of many ways an event is told in. It depends on the game's id and on what was told before, so it never changes. */
import { chanceFrom } from '../../../shared/engine/chance.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { How, News } from '../../../shared/engine/model.ts';
import { ballotIn } from '../../../shared/engine/stages/ballot.ts';
import { speechIn } from '../../../shared/engine/stages/speech.ts';
import { newsKind, type StageName } from '../../../shared/engine/words.ts';
import type { Arguments } from '../../../shared/text/fluent.ts';
import type { Voice } from '../../../shared/text/story/index.ts';

/** Which way an event is told in, of those that there are in the order of this game. */
interface Telling {
  readonly way: number;
  /** All ways have been told before. */
  readonly isAgain: boolean;
  readonly which: Which;
}

export interface Told {
  /** Something that comes once a round at most: night falls, the talk begins. */
  readonly inRound: (beat: string, round: number, values?: Arguments) => string | null;
  /** What a paper can do without: never told again. */
  readonly fresh: (beat: string, round: number) => string | null;
  /** What happens to the table itself, for the so-many-th time. */
  readonly nth: (beat: string, time: number, values?: Arguments) => string | null;
  /** An accusation, a speech: whatever the log has. */
  readonly of: (what: object, beat: string, values?: Arguments) => string | null;
  readonly news: (item: News, values: Arguments) => string | null;
}

/** What the log can be asked about, each with the beat it is told by and what tells it from others of its kind. */
export interface Tellable {
  readonly what: object;
  readonly beat: string;
  readonly about: string;
  readonly round: number;
  /** Which way it is told in; the next one, unless that would show how many were told before. */
  readonly turn?: number;
}

/** When there is no other way left, the number of the day or of the time makes the difference. */
export type Again = (line: string, which: Which) => string;
type Which = { readonly day: number } | { readonly time: number };

export function toldOf(seed: string, voice: Voice, tellables: () => readonly Tellable[], again: Again): Told {
  const orders = new Map<string, readonly number[]>();
  const orderOf = (beat: string): readonly number[] => {
    const known =
      orders.get(beat) ?? chanceFrom(seed, beat).shuffle(Array.from({ length: voice.ways(beat) }, (_, i) => i));
    orders.set(beat, known);
    return known;
  };
  const tell = (beat: string, { way, isAgain, which }: Telling, values?: Arguments): string | null => {
    const order = orderOf(beat);
    if (order.length === 0) return null;
    const line = voice.tell(beat, order[way % order.length]!, values);
    return isAgain ? again(line, which) : line;
  };
  const count = (beat: string, time: number, which: Which, values?: Arguments) =>
    tell(beat, { way: time - 1, isAgain: time > voice.ways(beat), which }, values);
  // Most messages tell nothing but what the round says.
  const tellings = once(() => tellingsOf(tellables(), voice.ways));
  return {
    inRound: (beat, day, values) => count(beat, day, { day }, values),
    fresh: (beat, day) => (day > voice.ways(beat) ? null : count(beat, day, { day })),
    nth: (beat, time, values) => count(beat, time, { time }, values),
    of: (what, beat, values) => {
      const telling = tellings().get(what)?.get(beat);
      if (!telling) throw new Error(`nothing of ${beat} is in the log`);
      return tell(beat, telling, values);
    },
    news: (item, values) => {
      const [known] = tellings().get(item) ?? [];
      if (!known) throw new Error(`this is not in the log: ${JSON.stringify(item)}`);
      return tell(known[0], known[1], values);
    },
  };
}

export function once<T>(make: () => T): () => T {
  let made: { readonly is: T } | null = null;
  return () => {
    made ??= { is: make() };
    return made.is;
  };
}

/** The way after the last one, so that neighbours differ; of the same people never one in which they were told of already. */
function tellingsOf(
  tellables: readonly Tellable[],
  waysOf: (beat: string) => number,
): ReadonlyMap<object, ReadonlyMap<string, Telling>> {
  const tellings = new Map<object, Map<string, Telling>>();
  const lasts = new Map<string, number>();
  const used = new Map<string, number[]>();
  for (const { what, beat, about, round, turn } of tellables) {
    const ways = Math.max(1, waysOf(beat));
    const first = turn ?? (lasts.get(beat) ?? -1) + 1;
    const before = used.get(`${beat} ${about}`) ?? [];
    // Once all are used up they begin anew.
    const taken = before.slice(before.length - (before.length % ways));
    let way = first % ways;
    while (taken.includes(way)) way = (way + 1) % ways;
    lasts.set(beat, way);
    used.set(`${beat} ${about}`, [...before, way]);
    const own = tellings.get(what) ?? new Map<string, Telling>();
    tellings.set(what, own.set(beat, { way, isAgain: before.length >= ways, which: { day: round } }));
  }
  return tellings;
}

/** How each of those who are out went. */
export const waysOut = (log: readonly GameEvent[]): ReadonlyMap<SeatId, How> =>
  new Map(log.flatMap((event) => (event.type === 'fell' ? [[event.seat, event.how] as const] : [])));

/** By which beat a piece of news is told. */
function beatOf(item: News, how: string): string {
  if (typeof item.out === 'string') return `news-out-${how}`;
  if (typeof item.card === 'string') return `news-card-${item.card}`;
  return `news-${newsKind(item)}`;
}

/** Whatever of this log may be told by what it is about. */
export function tellablesIn(log: readonly GameEvent[]): readonly Tellable[] {
  const hows = waysOut(log);
  const found: Tellable[] = [];
  let round = 0;
  let isCounted = false;
  let speeches = 0;
  for (const event of log) {
    const add = (what: object, beat: string, about: string, turn?: number) =>
      found.push({ what, beat, about, round, ...(turn !== undefined && { turn }) });
    switch (event.type) {
      case 'roundBegan':
        round++;
        isCounted = false;
        break;
      case 'announced':
        for (const item of event.news) {
          const beat = beatOf(item, hows.get(String(item.out)) ?? 'left');
          add(item, beat, JSON.stringify(item), UNCOUNTED.includes(beat) ? speeches : undefined);
        }
        break;
      case 'nominated':
        add(event, 'accused-line', `${event.by} ${event.seat}`);
        break;
      case 'withdrew':
        add(event, 'withdrawn-line', `${event.by} ${event.seat}`);
        break;
      case 'tallied':
        isCounted = true;
        break;
      case 'stageOpened':
        if (speechIn(event.spec)) speeches++;
        for (const { beat, about } of speechesOf(event)) add(event, beat, about);
        if (ballotIn(event.spec)) for (const beat of OPEN_VOTES) add(event, beat, '');
        if (isCounted && TIES.includes(event.name)) add(event, 'trial-tie', '');
        isCounted = false;
        break;
    }
  }
  return found;
}

/** How somebody has voted before all others. */
const OPEN_VOTES: readonly string[] = ['leader-vote', 'leader-abstains'];

const TIES: readonly string[] = ['runoff', 'raise'] satisfies readonly StageName[];

/** Where the list is hidden nothing may remind of it: the speech in which it is said gives the turn. */
const UNCOUNTED: readonly string[] = ['news-nominated', 'news-withdrawn'];

type Opened = Extract<GameEvent, { readonly type: 'stageOpened' }>;

function speechesOf({ name, spec }: Opened): readonly Pick<Tellable, 'beat' | 'about'>[] {
  const speech = speechIn(spec);
  if (!speech) return [];
  const [about = ''] = speech.queue;
  if (speech.lastWords) {
    const words = ['talk-turn', 'morning-last-word'].map((beat) => ({ beat, about }));
    return [...words, { beat: 'verdict-last-words', about: speech.queue.join() }];
  }
  const beats = [...(name === 'talk' ? ['floor'] : []), speech.isSilent ? 'talk-lost' : 'talk-turn'];
  return beats.map((beat) => ({ beat, about }));
}
