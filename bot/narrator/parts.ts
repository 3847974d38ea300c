/** The parts of a round, as the table heard them. */
import type { GameEvent } from '../../shared/engine/events.ts';
import type { Accusation } from '../../shared/engine/model.ts';
import { isWindow } from '../../shared/engine/stages/window.ts';
import type { StageName } from '../../shared/engine/words.ts';
import { lines } from '../chat/message.ts';
import { accusedIn, eventsOf, type PublicStage } from './stage.ts';
import type { Words } from './words.ts';

export const TRIAL: readonly StageName[] = ['defence', 'vote', 'runoff', 'raise'];

interface Parts {
  /** From when the night was open to the end of the speeches: what was told before, was told then. */
  readonly dawn: readonly GameEvent[];
  readonly trial: readonly GameEvent[];
  readonly verdict: readonly GameEvent[];
}

/** What happened in which part of the round, so that each message tells its own and no other's. */
export function partsOf({ rounds }: PublicStage): Parts {
  const today = rounds.at(-1) ?? [];
  const opens = (event: GameEvent) => event.type === 'stageOpened' && TRIAL.includes(event.name);
  const condemns = (event: GameEvent) => event.type === 'fell' && event.how === 'condemned';
  const verdict = indexOr(today, condemns, today.length);
  const trial = indexOr(today, opens, verdict);
  const nightfall = today.findLastIndex((event) => event.type === 'stageOpened' && event.name === 'night');
  return { dawn: today.slice(nightfall + 1, trial), trial: today.slice(trial, verdict), verdict: today.slice(verdict) };
}

const indexOr = (events: readonly GameEvent[], found: (event: GameEvent) => boolean, otherwise: number): number => {
  const at = events.findIndex(found);
  return at < 0 ? otherwise : at;
};

type Opened = Extract<GameEvent, { readonly type: 'stageOpened' }>;

/** The windows for reactions that opened in this part. */
export const windowsIn = (part: readonly GameEvent[]): readonly Opened[] =>
  eventsOf(part, 'stageOpened').filter(({ spec }) => isWindow(spec));

/** What has happened since the stage before the one now open began. */
export function sinceStage({ rounds }: Pick<PublicStage, 'rounds'>): readonly GameEvent[] {
  const today = rounds.at(-1) ?? [];
  const [before] = eventsOf(today, 'stageOpened').slice(-2, -1);
  return before ? today.slice(today.indexOf(before) + 1) : today;
}

/** What a window has told already is not told again. */
export function sinceWindow(part: readonly GameEvent[]): readonly GameEvent[] {
  const last = windowsIn(part).at(-1);
  return last ? part.slice(part.indexOf(last) + 1) : part;
}

export const hadVerdict = (day: readonly GameEvent[]): boolean =>
  eventsOf(day, 'stageOpened').some(({ name }) => name === 'verdict');

/** The accused of the day in order, with who named them: told where the group has not heard it yet. */
export function accusedText(
  { words, rounds, teller }: Pick<PublicStage, 'words' | 'rounds' | 'teller'>,
  isNew: boolean,
): string {
  const today = rounds.at(-1) ?? [];
  const named = eventsOf(today, 'nominated');
  const toldOf = ({ seat, by }: Accusation): string | null => {
    const event = named.findLast((one) => one.seat === seat && one.by === by);
    return event && isNew ? teller.of(event, 'accused-line', namesOf(words, { seat, by })) : null;
  };
  return listText(words, accusedIn(today), toldOf);
}

const namesOf = (words: Words, { seat, by }: Accusation) => ({ name: words.name(seat), by: words.name(by ?? seat) });

export function listText(
  words: Words,
  named: readonly Accusation[],
  toldOf: (one: Accusation) => string | null = () => null,
): string {
  const { say } = words;
  if (named.length === 0) return say('accused-none');
  return lines(
    say('accused'),
    ...named.map((one, i) => `${i + 1}. ${toldOf(one) ?? say('accused-line', namesOf(words, one))}`),
  );
}
