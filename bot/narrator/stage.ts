/** The public side of a running game, ready to be put into words. */
import { findRulebook, rulesOf } from '../../shared/editions/index.ts';
import { audienceOf } from '../../shared/engine/audiences.ts';
import type { GameEvent } from '../../shared/engine/events.ts';
import type { SeatId } from '../../shared/engine/ids.ts';
import type { Accusation, GangId } from '../../shared/engine/model.ts';
import { secondsAhead, stagePrompts } from '../../shared/engine/stages/index.ts';
import { standing } from '../../shared/engine/undo.ts';
import { type TableView, viewFor } from '../../shared/engine/view.ts';
import { deadlineAfter } from '../table/deadline.ts';
import type { Desk } from '../table/desk.ts';
import type { Running } from '../table/play.ts';
import { type Teller, tellerOf } from './story/teller.ts';
import { numbersOf, type Words, wordsFor } from './words.ts';

export interface PublicStage {
  readonly table: TableView;
  readonly desk: Desk;
  readonly words: Words;
  readonly teller: Teller;
  readonly deadline: number | null;
  readonly decoys: boolean;
  /** How long each speech, ballot or night of this mode lasts, as the stage now open says. */
  readonly seconds: number;
  /** What the whole table heard, round by round. */
  readonly rounds: readonly (readonly GameEvent[])[];
  /** The gangs in play. */
  readonly gangs: readonly GangId[];
  /** The night has several parts, and when one of them ends is nobody's business. */
  readonly hasParts: boolean;
  /** Which news is told the moment it happens, each by itself. */
  readonly moments: readonly string[];
  /** Speeches are called one by one. */
  readonly callsSpeakers: boolean;
  readonly isAloud: boolean;
  /** On the first day one accused alone is not tried. */
  readonly sparesFirst: boolean;
  /** In a last word three may be named. */
  readonly hasBestMove: boolean;
}

export function publicStage(state: Omit<Running, 'status'>): PublicStage {
  const { game, desk, log } = state;
  const rules = rulesOf(game.deal);
  const ahead = secondsAhead(game, rules);
  const { table } = viewFor(game, rules, null);
  const speaksOf = findRulebook(game.deal.edition)?.speaksOf;
  const isHeard = (event: GameEvent) => audienceOf(event, game, rules) === 'table';
  const counting = standing(log);
  const told = counting.filter(isHeard);
  const heard = () => (counting === log ? told : log.filter(isHeard));
  const rounds = byRound(told);
  const words = wordsFor(desk, desk.chat.language, numbersOf(table.seats));
  const seats = table.seats.map(({ id }) => id);
  return {
    table,
    desk,
    words,
    teller: tellerOf({ id: state.id, desk, words, rules, seats, heard, rounds }),
    deadline: ahead === 0 ? state.deadline : deadlineAfter(state, ahead),
    decoys: game.deal.decoys,
    seconds: (table.seconds ?? 0) + ahead,
    rounds,
    gangs: Object.keys(rules.gangs).filter((gang) => game.deal.seats.some((seat) => seat.gang === gang)),
    hasParts: rules.night.length > 1,
    moments: speaksOf?.moments ?? [],
    sparesFirst: speaksOf?.sparesFirst === true,
    callsSpeakers: rules.floor !== undefined,
    isAloud: rules.isAloud?.(game) === true,
    hasBestMove:
      table.speaker !== null && stagePrompts(game, rules, table.speaker).some(({ action }) => action === 'guess'),
  };
}

/** The first round begins with what was told before it. */
export function byRound(log: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  const rounds: GameEvent[][] = [[]];
  let isFirst = true;
  for (const event of log) {
    if (event.type === 'roundBegan') {
      if (!isFirst) rounds.push([]);
      isFirst = false;
    }
    rounds.at(-1)!.push(event);
  }
  return rounds;
}

export const eventsOf = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T) =>
  events.filter((event): event is Extract<GameEvent, { readonly type: T }> => event.type === type);

/** Who was accused and by whom, but for those whose accusation was taken back. */
export function accusedIn(events: readonly GameEvent[]): readonly Accusation[] {
  let accused: Accusation[] = [];
  for (const event of events) {
    if (event.type === 'nominated') accused.push({ seat: event.seat, by: event.by });
    if (event.type === 'withdrew') accused = accused.filter(({ by }) => by !== event.by);
  }
  return accused;
}

export const isIn = (table: TableView, seat: SeatId): boolean =>
  table.seats.some(({ id, out }) => id === seat && out === null);
