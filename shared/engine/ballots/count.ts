import type { PlaceId, SeatId } from '../ids.ts';
import type { AgendaItem, Game } from '../model.ts';
import { choiceIn } from '../prompt.ts';
import type { Rules, Rung } from '../rules.ts';
import type { Spec } from '../stages/stage.ts';
import { isAlive, isIn } from '../table.ts';
import type { Turn } from '../turn.ts';
import { rungOf } from './rung.ts';

/** A ballot as counted. */
export interface Count {
  readonly among: readonly SeatId[];
  readonly counts: Readonly<Record<string, number>>;
  /** Who could vote, and for what they did, as counted. */
  readonly voters: readonly SeatId[];
  readonly cast: Readonly<Record<SeatId, string>>;
  /** Those of the accused with the most votes, in the order of the accused. */
  readonly top: readonly SeatId[];
}

/** In a repeat a vote that only stands is none yet. */
export function hasVoted(game: Game, person: PlaceId): boolean {
  const vote = choiceIn(game, person, 'vote');
  return vote !== undefined && !vote.stands;
}

/** The accused whom this ballot is on; where nobody is accused, those alive whom it may name. */
export function onTrial(game: Game, { rung, among }: Spec<'ballot'>, rules: Rules): readonly SeatId[] {
  if (rungOf(rules, rung).on === 'anybody') {
    return game.seats.flatMap((seat) => (isIn(seat) && among?.includes(seat.id) ? [seat.id] : []));
  }
  const seats = game.accused.map(({ seat }) => seat);
  return among ? seats.filter((seat) => among.includes(seat)) : seats;
}

/** Counts the votes, records them, and does what the rung says of the result. */
export function closeBallot(turn: Turn, spec: Spec<'ballot'>): readonly AgendaItem[] {
  const { rung: name, voters } = spec;
  const rung = rungOf(turn.rules, name);
  const among = onTrial(turn.game, spec, turn.rules);
  const { counts, cast, silent } = count(turn, rung, voters, among);
  const uncast = rung.namesSilent && { uncast: silent };
  turn.emit({ type: 'tallied', rung: name, counts, cast, silent: silent.length, ...uncast });
  const most = Math.max(...among.map((id) => counts[id] ?? 0));
  return rung.settle(turn, { among, counts, voters, cast, top: among.filter((id) => counts[id] === most) }, spec);
}

/** Whom of those on trial this voter may name. */
export const nameable = (rung: Rung, voter: PlaceId, tried: readonly SeatId[]): readonly SeatId[] => {
  if (rung.on === 'question') return [];
  return rung.isOnOthers ? tried.filter((id) => id !== voter) : tried;
};

function count({ game, rules }: Turn, rung: Rung, voters: readonly SeatId[], among: readonly SeatId[]) {
  const counts: Record<string, number> = {};
  const options = rung.on === 'question' ? rung.choices : among;
  if (!rung.countsVotedOnly) for (const option of options) counts[option] = 0;
  const cast: Record<SeatId, string> = {};
  const silent: SeatId[] = [];
  for (const voter of voters) {
    // Whoever has gone without a vote is no voter any more.
    if (!hasVoted(game, voter) && !isAlive(game, voter)) continue;
    const vote = choiceIn(game, rules.votesAs?.(game, voter) ?? voter, 'vote');
    const named = vote?.target ?? (rung.on === 'question' ? vote?.choice : undefined);
    // Votes for an accused who has gone since are void.
    const given = named !== undefined && options.includes(named) ? named : undefined;
    if (given !== undefined) cast[voter] = given;
    else silent.push(voter);
    const counted = given ?? rung.silence(among);
    if (counted !== null) counts[counted] = (counts[counted] ?? 0) + 1;
  }
  return { counts, cast, silent };
}
