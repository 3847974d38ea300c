/** The narrator of one game: which words everything public is told in. */
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { Rules } from '../../../shared/engine/rules.ts';
import { type Voice, voiceOf } from '../../../shared/text/story/index.ts';
import type { Desk } from '../../table/desk.ts';
import type { Words } from '../words.ts';
import { mannerOf } from './manner.ts';
import { pastOf } from './past.ts';
import { type IsGuilty, type StoryThread, threadsOf } from './threads.ts';
import { once, type Told, tellablesIn, toldOf } from './told.ts';

export interface Teller extends Told {
  /** What the morning of this round brings back, and what its evening does. */
  readonly morning: (round: number) => string | null;
  readonly evening: (round: number) => string | null;
}

export interface Public {
  /** The game's id: everybody knows it, and no card depends on it. */
  readonly id: string;
  readonly desk: Desk;
  readonly words: Words;
  readonly rules: Rules;
  readonly seats: readonly SeatId[];
  /** Everything the whole table ever heard, also what was taken back since. */
  readonly heard: () => readonly GameEvent[];
  /** What counts of it, round by round. */
  readonly rounds: readonly (readonly GameEvent[])[];
}

export function tellerOf({ id, desk, words, rules, seats, heard, rounds }: Public): Teller {
  const { say } = words;
  const voice = voiceOf(desk.chat.language, mannerOf(desk));
  const told = toldOf(
    id,
    voice,
    () => tellablesIn(heard()),
    (line, which) =>
      'day' in which ? say('told-day', { line, day: which.day }) : say('told-time', { line, time: which.time }),
  );
  const spun = once(() => {
    const { mornings, evenings } = threadsOf(pastOf(rounds, seats), seats.length, guiltBy(rounds.flat(), rules));
    return spin(mornings, evenings, voice);
  });
  const tell = (thread: Spun | null | undefined): string | null => {
    if (!thread) return null;
    const { beat, time, name, names } = thread;
    return told.nth(beat, time, {
      ...(name !== undefined && { name: words.name(name) }),
      ...(names !== undefined && { names: words.names(names) }),
    });
  };
  return {
    ...told,
    morning: (round) => tell(spun()[round - 1]?.morning),
    evening: (round) => tell(spun()[round - 1]?.evening),
  };
}

interface Spun extends StoryThread {
  /** For the so-many-th time in this game. */
  readonly time: number;
}

/** Each is told as often as there are words for it, and half of a table is gone only once. */
function spin(
  mornings: readonly (readonly StoryThread[])[],
  evenings: readonly (readonly StoryThread[])[],
  voice: Voice,
): readonly { readonly morning: Spun | null; readonly evening: Spun | null }[] {
  const times = new Map<string, number>();
  const next = (threads: readonly StoryThread[]): Spun | null => {
    const thread = threads.find(({ beat }) => (times.get(beat) ?? 0) < voice.ways(beat));
    if (!thread) return null;
    const time = (times.get(thread.beat) ?? 0) + 1;
    times.set(thread.beat, time);
    return { ...thread, time };
  };
  return mornings.map((threads, i) => ({ morning: next(threads), evening: next(evenings[i] ?? []) }));
}

function guiltBy(events: readonly GameEvent[], rules: Rules): IsGuilty {
  const shown = new Map(
    events.flatMap((event) => (event.type === 'fell' && event.shown !== null ? [[event.seat, event.shown]] : [])),
  );
  return (seat) => {
    const role = rules.roles[shown.get(seat) ?? ''];
    return role
      ? rules.isGuilty({ id: seat, role: role.id, side: role.side, gang: role.gang ?? null, card: null, out: null })
      : null;
  };
}
