import { mightPlayAt, playsAt } from '../cards.ts';
import type { PlaceId, SeatId } from '../ids.ts';
import type { AgendaItem, Choice, Game } from '../model.ts';
import { choiceIn, type Prompt, press } from '../prompt.ts';
import type { Rules } from '../rules.ts';
import { alive, isAlive, isPresent, seatOf } from '../table.ts';
import type { Turn } from '../turn.ts';
import { interrupt } from './interruption.ts';
import { nomination } from './nomination.ts';
import type { Spec, StageKind } from './stage.ts';

/** One player has the floor; those behind him in the queue follow. */
export const speech: StageKind<Spec<'speech'>> = {
  name: (_, { name }) => name,
  timer: (game, { floor }, spec) => (spec.isSilent && floor?.lost?.(game, spec.queue[0]!, spec)) || spec.seconds,
  ready: (game, { floor }, { isSilent: _, clock, ...spec }) => {
    const queue = spec.queue.filter((id) => (spec.lastWords ? !game.leaving.includes(id) : isAlive(game, id)));
    const [speaker] = queue;
    if (speaker === undefined) return null;
    const isLost = floor?.lost !== undefined && floor.lost(game, speaker, spec) !== null;
    const goesOn = clock !== undefined && speaker === spec.queue[0];
    return { ...spec, queue, ...(isLost && { isSilent: true }), ...(goesOn && { clock }) };
  },
  prompts: (game, rules, person, spec) => {
    if (person !== spec.queue[0]) return cardsOf(game, rules, person);
    const mayNominate = spec.nominates && !choiceIn(game, person, 'nominate');
    return [
      ...(mayNominate ? nomination(game, rules, person) : []),
      ...(rules.floor?.may(game, person, spec) ?? []),
      press('finish'),
      ...cardsOf(game, rules, person),
    ];
  },
  show: (game, rules, { queue, isSilent = false }) => {
    const [speaker = null, ...others] = queue;
    const mayBeInterrupted = mightPlayAt(game, rules, 'speech');
    // Where a card might interrupt it, whoever holds one is nobody's business.
    const asked = mayBeInterrupted ? alive(game).map(({ id }) => id) : queue.slice(0, 1);
    return { speaker, queue: others, isSilent, mayBeInterrupted, asked };
  },
  /** Whoever only listens is asked the same through all speeches. */
  question: (game, person, { queue, name }) =>
    queue[0] !== person && isAlive(game, person) ? `${game.round} ${name}` : game.stage.serial,
  opened: (turn, spec) => {
    if (spec.isSilent) turn.rules.floor?.onLost?.(turn, spec.queue[0]!);
  },
  chosen: (turn: Turn, choice: Choice, spec) => {
    const { by, action, target } = choice;
    if (action === 'play') return interrupt(turn, choice, spec);
    if (spec.nominates && action === 'nominate' && target) turn.emit({ type: 'nominated', by, seat: target });
    turn.rules.floor?.did(turn, choice);
    return 'goes-on';
  },
  isDone: (game) => game.choices.some(({ action }) => action === 'finish'),
  close: (_, { clock: __, ...spec }) => [{ ...spec, queue: spec.queue.slice(1) }],
};

/** Whoever holds a card for it may interrupt a speech, the own one too. */
const cardsOf = (game: Game, rules: Rules, person: PlaceId): readonly Prompt[] =>
  rules.cards && isPresent(game, person) ? playsAt(game, rules, seatOf(game, person), 'speech') : [];

/** The speech that is held, or to come, here. */
export const speechIn = (item: AgendaItem | null): Spec<'speech'> | null => (item?.kind === 'speech' ? item : null);

export const speakerOf = ({ stage }: Game): SeatId | null => speechIn(stage.spec)?.queue[0] ?? null;

export const awaitsLastWords = (game: Game, id: SeatId): boolean =>
  [game.stage.spec, ...game.agenda].some((item) => lastWordsIn(item).includes(id));

/** Who is out and has the last word, or will have it. */
export function lastWordsIn(item: AgendaItem | null): readonly SeatId[] {
  const floor = speechIn(item);
  return floor?.lastWords ? floor.queue : [];
}
