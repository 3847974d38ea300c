/** The parts of a round, as the table heard them. */
import type { GameEvent } from '../../shared/engine/events.ts';
import type { Accusation } from '../../shared/engine/model.ts';
import type { StageName } from '../../shared/engine/words.ts';
import { lines } from './screen.ts';
import { accusedIn, eventsOf, type PublicStage } from './stage.ts';
import type { Words } from './words.ts';

const TRIAL: readonly StageName[] = ['defence', 'vote', 'runoff', 'raise'];

interface Parts {
  /** From nightfall to the end of the speeches. */
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
  return { dawn: today.slice(0, trial), trial: today.slice(trial, verdict), verdict: today.slice(verdict) };
}

const indexOr = (events: readonly GameEvent[], found: (event: GameEvent) => boolean, otherwise: number): number => {
  const at = events.findIndex(found);
  return at < 0 ? otherwise : at;
};

export const hadVerdict = (day: readonly GameEvent[]): boolean =>
  eventsOf(day, 'stageOpened').some(({ name }) => name === 'verdict');

/** The accused of the day in order, with who named them. */
export const accusedText = ({ words, rounds }: PublicStage): string => listText(words, accusedIn(rounds.at(-1) ?? []));

export function listText(words: Words, named: readonly Accusation[]): string {
  const { say } = words;
  if (named.length === 0) return say('accused-none');
  return lines(
    say('accused'),
    ...named.map(
      ({ seat, by }, i) => `${i + 1}. ${say('accused-line', { name: words.name(seat), by: words.name(by) })}`,
    ),
  );
}
