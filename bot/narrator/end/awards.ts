/** Who is honoured for what when a game is over, by what really happened in it. */
import { rulesOf } from '../../../shared/editions/index.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { Seat } from '../../../shared/engine/model.ts';
import { intuition } from '../../../shared/engine/suspicion.ts';
import { standing } from '../../../shared/engine/undo.ts';
import type { Award, AwardId } from '../../../shared/wire/awards.ts';
import type { State } from '../direct/chat.ts';
import { accusedIn, byRound, eventsOf } from '../stage.ts';

/** An honour that everybody has is none. */
const MOST_HONOURED = 3;
/** Once may be luck. */
const TWICE = 2;

interface Played {
  readonly seats: readonly Seat[];
  readonly log: readonly GameEvent[];
  /** Day by day. */
  readonly days: readonly (readonly GameEvent[])[];
  readonly isGuilty: (seat: SeatId) => boolean;
  /** Every vote that was cast for somebody. */
  readonly votes: readonly { readonly by: SeatId; readonly on: SeatId }[];
}

export function awardsOf({ game, log: whole }: State): readonly Award[] {
  const log = standing(whole);
  const rules = rulesOf(game.deal);
  const guilty = new Set(game.seats.filter((seat) => rules.isGuilty(seat)).map(({ id }) => id));
  const votes = eventsOf(log, 'tallied').flatMap(({ cast }) =>
    Object.entries(cast).flatMap(([by, on]) => (game.seats.some(({ id }) => id === on) ? [{ by, on }] : [])),
  );
  const played = { seats: game.seats, log, days: byRound(log), isGuilty: (seat: SeatId) => guilty.has(seat), votes };
  return [
    ...intuitionOf(game, rules),
    ...noseOf(played),
    ...voiceOf(played),
    ...coverOf(played),
    ...unsinkableOf(played),
    ...quietestOf(played),
    ...firstVictimOf(played),
  ];
}

/** Whose suspicions in the nights were right most often; those who know too much are not counted. */
function intuitionOf(...[game, rules]: Parameters<typeof intuition>): readonly Award[] {
  const guessed = intuition(game, rules);
  const [best] = guessed.toSorted((a, b) => b.right / b.of - a.right / a.of || b.right - a.right);
  if (!best || best.right === 0) return [];
  const seats = guessed.filter(({ right, of }) => right === best.right && of === best.of).map(({ seat }) => seat);
  return honour('intuition', seats, best.right, best.of);
}

/** The innocent whose votes fell on the guilty most often. */
function noseOf({ seats, votes, isGuilty }: Played): readonly Award[] {
  const innocent = seats.filter(({ id }) => !isGuilty(id)).map(({ id }) => id);
  return most('nose', innocent, (seat) => votes.filter(({ by, on }) => by === seat && isGuilty(on)).length);
}

/** Whose accusations led to a verdict most often. */
function voiceOf({ seats, days }: Played): readonly Award[] {
  const led = days.flatMap((day) => {
    const condemned = eventsOf(day, 'fell').flatMap(({ seat, how }) => (how === 'condemned' ? [seat] : []));
    return accusedIn(day).flatMap(({ seat, by }) => (condemned.includes(seat) ? [by] : []));
  });
  return most('voice', idsOf(seats), (seat) => led.filter((by) => by === seat).length);
}

/** Of those of a gang who were never found out: on whom the fewest votes fell. */
function coverOf({ seats, votes, days, isGuilty }: Played): readonly Award[] {
  const unfound = idsOf(seats.filter((seat) => isGuilty(seat.id) && seat.out === null && isInGang(seat, seats)));
  if (days.length < TWICE || votes.length === 0) return [];
  const against = (seat: SeatId) => votes.filter(({ on }) => on === seat).length;
  const least = Math.min(...unfound.map(against));
  const seen = unfound.filter((seat) => against(seat) === least);
  return honour('cover', seen, least);
}

/** Also an accomplice who acts apart; but nobody who plays for nobody else. */
const isInGang = ({ id, gang, side }: Seat, seats: readonly Seat[]): boolean =>
  gang !== null || seats.some((other) => other.id !== id && other.side === side);

/** Accused on several days, and never condemned. */
function unsinkableOf({ seats, days }: Played): readonly Award[] {
  const still = idsOf(seats.filter(({ out }) => out?.how !== 'condemned'));
  const accused = days.map((day) => new Set(accusedIn(day).map(({ seat }) => seat)));
  return most('unsinkable', still, (seat) => accused.filter((day) => day.has(seat)).length);
}

/** The innocent who stayed to the end, and whom nobody ever accused or voted against. */
function quietestOf({ seats, votes, log, isGuilty }: Played): readonly Award[] {
  if (votes.length === 0) return [];
  const named = new Set([...votes.map(({ on }) => on), ...eventsOf(log, 'nominated').map(({ seat }) => seat)]);
  const unnamed = idsOf(seats.filter(({ id, out }) => out === null && !isGuilty(id) && !named.has(id)));
  return honour('quietest', unnamed, 0);
}

/** Whom the first night that took anybody took. */
function firstVictimOf({ days }: Played): readonly Award[] {
  for (const day of days) {
    const shot = eventsOf(day, 'fell').flatMap(({ seat, how }) => (how === 'shot' ? [seat] : []));
    if (shot.length > 0) return honour('first-victim', shot, 0);
  }
  return [];
}

const idsOf = (seats: readonly Seat[]): readonly SeatId[] => seats.map(({ id }) => id);

function most(award: AwardId, seats: readonly SeatId[], count: (seat: SeatId) => number): readonly Award[] {
  const counted = seats.map((seat) => ({ seat, n: count(seat) }));
  const best = Math.max(0, ...counted.map(({ n }) => n));
  if (best < TWICE) return [];
  return honour(
    award,
    counted.filter(({ n }) => n === best).map(({ seat }) => seat),
    best,
  );
}

const honour = (award: AwardId, seats: readonly SeatId[], n: number, of = 0): readonly Award[] =>
  seats.length === 0 || seats.length > MOST_HONOURED ? [] : [{ award, seats, n, of }];
