/** Games that nobody played: a log made up round by round, and the table that it leaves. */
import { type Desk, seatName } from '../../../bot/table/desk.ts';
import { firstSetting, newDesk } from '../../../bot/table/lobby.ts';
import { FIRST_NARRATION, type Narration } from '../../../bot/table/narration.ts';
import type { Running } from '../../../bot/table/play.ts';
import { type EditionId, rulesOf } from '../../../shared/editions/index.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import { replay } from '../../../shared/engine/evolve.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { Deal, How, News, StageSpec } from '../../../shared/engine/model.ts';
import { seated } from '../../../shared/engine/setup/prepare.ts';
import type { StageName } from '../../../shared/engine/words.ts';
import type { Language } from '../../../shared/text/languages.ts';

/** Who votes for what; so many more keep silent. */
export interface Ballot {
  readonly cast: Readonly<Record<SeatId, string>>;
  readonly silent?: number;
}

/** What befell a table in one round. People are seats, `p1`, or with the card that they showed, `p1 doctor`. */
export interface Befell {
  /** Everybody only looks at the own card. */
  readonly isForCards?: true;
  /** Without a death the night was quiet. */
  readonly shot?: readonly string[];
  /** Told with the dead. */
  readonly morning?: readonly News[];
  /** Who has gone while the talk went on. */
  readonly left?: readonly string[];
  /** `p2 by p1`. */
  readonly accused?: readonly string[];
  /** `p1`: takes back the accusation. */
  readonly withdrawn?: readonly SeatId[];
  /** The second and later ones are about those who tied, or what the stage says. */
  readonly ballots?: readonly Ballot[];
  readonly later?: StageName;
  readonly condemned?: readonly string[];
  /** Told with the verdict. */
  readonly verdict?: readonly News[];
}

export const opened = (name: StageName, spec: StageSpec, seconds = 60): GameEvent => ({
  type: 'stageOpened',
  name,
  spec,
  seconds,
});

export const announced = (...news: readonly News[]): readonly GameEvent[] =>
  news.length > 0 ? [{ type: 'announced', news }] : [];

export const paused = (name: StageName): GameEvent => opened(name, { kind: 'pause', name, seconds: name });

const TALK = opened('talk', { kind: 'discussion', name: 'talk', seconds: 'talk' });

/** Whoever falls, and what is told of it. */
export function fallen(how: How, people: readonly string[], besides: readonly News[] = []): readonly GameEvent[] {
  const parted = people.map((one) => one.split(' ')).map(([seat = '', shown]) => ({ seat, shown: shown ?? null }));
  const news = parted.map(({ seat, shown }) => ({ out: seat, ...(shown !== null && { role: shown }) }));
  return [
    ...parted.map(({ seat, shown }): GameEvent => ({ type: 'fell', seat, how, shown })),
    ...announced(...news, ...besides),
  ];
}

export function tallied({ cast, silent = 0 }: Ballot): GameEvent {
  const counts: Record<string, number> = {};
  for (const on of Object.values(cast)) counts[on] = (counts[on] ?? 0) + 1;
  return { type: 'tallied', rung: 'list', counts, cast, silent };
}

/** All of these vote for the same. */
export const allFor = (on: string, ...by: readonly SeatId[]): Ballot => ({
  cast: Object.fromEntries(by.map((seat) => [seat, on])),
});

/** Night falls, once more. */
export const nightfall = (isForCards = false): readonly GameEvent[] => [
  { type: 'roundBegan' },
  opened(
    'night',
    isForCards
      ? { kind: 'pause', name: 'night', seconds: 'first-night', forCards: true }
      : { kind: 'wave', wave: 1, seconds: 'wave-1' },
  ),
];

export function roundOf(befell: Befell): readonly GameEvent[] {
  const { isForCards = false, shot = [], left = [], accused = [], withdrawn = [], ballots = [] } = befell;
  const besides = befell.morning ?? [];
  const quiet: readonly News[] = isForCards || shot.length > 0 ? [] : [{ quiet: true }];
  const nominated = accused.map((one) => one.split(' by ')).map(([seat = '', by = '']) => ({ seat, by }));
  const condemned = fallen('condemned', befell.condemned ?? [], befell.verdict);
  return [
    ...nightfall(isForCards),
    ...fallen('shot', shot, [...quiet, ...besides]),
    TALK,
    ...nominated.map((one): GameEvent => ({ type: 'nominated', ...one })),
    ...withdrawn.map((by): GameEvent => ({ type: 'withdrew', by, seat: nominated.find((one) => one.by === by)!.seat })),
    ...fallen('left', left),
    ...ballots.flatMap((ballot, i) => [
      opened(i === 0 ? 'vote' : (befell.later ?? 'runoff'), { kind: 'ballot', rung: 'list', voters: [] }),
      tallied(ballot),
    ]),
    ...condemned,
    ...(condemned.length > 0 ? [paused('verdict')] : []),
  ];
}

export const quiet: Befell = {};

export interface MadeUp {
  readonly edition?: EditionId;
  readonly mode?: string;
  /** `doctor mafioso citizen …`, or with action cards `citizen/vest`, seat by seat. */
  readonly roles: string;
  readonly log: readonly GameEvent[];
  readonly id?: string;
  readonly language?: Language;
  readonly narration?: Partial<Narration>;
  readonly names?: (i: number) => string;
  readonly title?: string;
}

/** A table of people at which all this has happened, after a deal of these roles. */
export function madeUp({ edition = 'city', mode, roles, log, id = 'made-up', ...rest }: MadeUp): Running {
  const { language = 'en', narration, names = (i) => `Player ${i + 1}`, title = 'Friday' } = rest;
  const setting = { ...firstSetting(edition), ...(mode !== undefined && { mode }) };
  const dealt = roles.split(' ').map((one) => one.split('/'));
  const people = dealt.map((_, i) => ({ person: i + 1, name: names(i), language }));
  const deal: Deal = {
    edition,
    mode: setting.mode,
    options: {},
    decoys: true,
    timers: {},
    seed: 'seed',
    nonce: 'nonce',
    host: null,
    seats: [],
  };
  const rules = rulesOf({ ...deal, seats: dealt });
  const seats = dealt.map(([role = '', card = null], i) => seated(rules, seatName(i), role, card));
  const whole: readonly GameEvent[] = [{ type: 'dealt', deal: { ...deal, seats } }, ...log];
  const game = replay(whole);
  const desk: Desk = {
    ...newDesk(people[0]!, { title, language, thread: null, narration: { ...FIRST_NARRATION, ...narration } }, setting),
    players: people,
  };
  return {
    id,
    groupId: -1,
    status: game.outcome ? 'over' : 'running',
    desk,
    game,
    log: whole,
    deadline: null,
  };
}

export const NO_LINKS = { bot: 'https://t.me/omerta_bot', app: null };
