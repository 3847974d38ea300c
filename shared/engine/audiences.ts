import { isVotedOpenly } from './ballots/rung.ts';
import type { GameEvent } from './events.ts';
import type { PlaceId } from './ids.ts';
import { openMates, seesShot } from './mates.ts';
import type { Game } from './model.ts';
import type { Rules } from './rules.ts';
import { findSeat } from './table.ts';

export type Audience = 'table' | 'nobody' | { readonly only: readonly PlaceId[] };

type Hears = {
  readonly [T in GameEvent['type']]: (
    event: Extract<GameEvent, { readonly type: T }>,
    game: Game,
    rules: Rules,
  ) => Audience;
};

const table = (): Audience => 'table';
const nobody = (): Audience => 'nobody';

/** Who may be told of an event. A new kind of event does not compile until it is listed here. */
const hears: Hears = {
  dealt: nobody,
  roundBegan: table,
  scheduled: nobody,
  stageOpened: ({ spec }) => (spec.kind === 'wave' && spec.wave > 1 ? 'nobody' : 'table'),
  chose: ({ choice }, game, rules) => {
    if (isVotedOpenly(game, rules, choice)) return 'table';
    const self = findSeat(game, choice.by);
    const mates = self ? openMates(game, rules, self).filter((mate) => seesShot(game, rules, mate, choice)) : [];
    return { only: [choice.by, ...mates.map(({ id }) => id)] };
  },
  choicesDropped: ({ by }) => ({ only: by }),
  talkOpened: table,
  nominated: table,
  withdrew: table,
  /** It is the list itself, also where that is not shown. */
  accusedNarrowed: (_, game, rules) => (rules.hidesAccused?.(game) ? 'nobody' : 'table'),
  tallied: table,
  lotDrawn: table,
  planned: nobody,
  learned: ({ to }) => ({ only: [to] }),
  announced: table,
  marked: nobody,
  marksLifted: nobody,
  markLifted: nobody,
  suspected: nobody,
  turned: nobody,
  played: ({ by, isSecret }) => (isSecret ? { only: [by] } : 'table'),
  leaderNamed: table,
  struck: table,
  spared: table,
  leaving: ({ seat }) => ({ only: [seat] }),
  fell: table,
  warned: table,
  fouled: table,
  disqualified: table,
  defeated: table,
  ballotCancelled: table,
  guessed: table,
  awarded: table,
  protested: table,
  /** What was taken back is told as news; how many events that was would count hidden ones. */
  undone: nobody,
  hostNamed: table,
  won: table,
};

/** Who hears of this event, in the game as it stands after it. */
export const audienceOf = <E extends GameEvent>(event: E, game: Game, rules: Rules): Audience =>
  (hears[event.type] as (event: E, game: Game, rules: Rules) => Audience)(event, game, rules);

export const isHeardBy = (audience: Audience, person: PlaceId | null): boolean =>
  audience === 'table' || (audience !== 'nobody' && person !== null && audience.only.includes(person));
