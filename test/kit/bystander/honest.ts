/** What an honest observer makes of a game: a belief from nobody's seat, whom the crowd was after, plain counts of who did what. */
import { loreOf } from '../../../bot/computer/lore.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import { crowd } from './crowd.ts';
import type { Guess, Guesses } from './guesses.ts';
import { opinionAt } from './opinion.ts';
import { prey } from './prey.ts';
import type { Night, Record } from './record.ts';

/** How much something speaks for a guess. */
export type Feature = (guess: Guess) => number;

const SAMPLES = 4;

export function honestFeatures(record: Record, guesses: Guesses): readonly Feature[] {
  return [believed(record, guesses), ...counts(record, guesses), ...crowd(record, guesses), ...prey(record, guesses)];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export const ofEach =
  (worth: readonly number[]): Feature =>
  (guess) =>
    sum(guess.map((seat) => worth[seat]!));

export const ofPairs =
  (worth: readonly (readonly number[])[]): Feature =>
  (guess) =>
    sum(guess.map((one) => sum(guess.map((other) => worth[one]![other]!))));

function believed({ end }: Record, { seats, isOfGang }: Guesses): Feature {
  const beliefs = Array.from({ length: SAMPLES }, (_, k) => opinionAt(end, k));
  const shares = seats.map((id) => sum(beliefs.map((belief) => belief.chanceOf(id, isOfGang))) / SAMPLES);
  return ofEach(shares.map((share) => Math.log((share + 0.01) / (1.01 - share))));
}

/** Votes and charges among each other, alike, for the guilty and for the innocent, for nobody; received; and words. */
function counts({ deeds, nights, end: { memory, table, said } }: Record, { seats }: Guesses): readonly Feature[] {
  const lore = loreOf(table);
  const place = new Map<string, number>(seats.map((id, i) => [id, i]));
  const none = () => seats.map(() => 0);
  const pairs = () => seats.map(none);
  const [voted, charged, alike, spared, shielded] = [pairs(), pairs(), pairs(), pairs(), pairs()];
  const [onGuilty, onInnocent, onNobody, received, withMost] = [none(), none(), none(), none(), none()];
  const shown = (seat: number) => table.seats[seat]!.role;
  const deed = (by: SeatId, about: string, within: number[][]): void => {
    const [one, other] = [place.get(by), place.get(about)];
    if (one === undefined) return;
    if (other === undefined) return void onNobody[one]!++;
    within[one]![other]!++;
    received[other]!++;
    const role = shown(other);
    if (role !== null) (lore.isGuilty(role) ? onGuilty : onInnocent)[one]!++;
  };
  for (const { cast, round } of memory.ballots) {
    const named = (id: SeatId) =>
      said.some((each) => each.statement.says === 'guilty' && each.statement.about === id && each.round <= round);
    const votes = Object.entries(cast);
    const times = (about: string) => votes.filter(([, each]) => each === about).length;
    const most = Math.max(...votes.map(([, about]) => times(about)));
    for (const [by, about] of votes) {
      deed(by, about, voted);
      for (const [j, id] of seats.entries())
        if (place.has(by) && id !== about && id !== by) {
          spared[place.get(by)!]![j]! += times(id) / votes.length;
          if (named(id)) shielded[place.get(by)!]![j]!++;
        }
      if (place.has(by) && times(about) === most) withMost[place.get(by)!]!++;
      for (const [other, voted] of votes) {
        if (by !== other && about === voted && place.has(by) && place.has(other))
          alike[place.get(by)!]![place.get(other)!]!++;
      }
    }
  }
  for (const { by, seat } of memory.charges) deed(by, seat, charged);
  const [found, finds, atOnce, claims, denies, unharmed] = [none(), none(), none(), none(), none(), none()];
  const plays = none();
  for (const { by, deed: done } of deeds) if (done.is === 'act' && done.card !== undefined) plays[place.get(by)!]!++;
  for (const { by, round, statement } of said) {
    const one = place.get(by)!;
    if (statement.says === 'guilty') {
      finds[one]!++;
      if (round === 1) atOnce[one]!++;
      found[place.get(statement.about)!]!++;
    }
    if (statement.says === 'innocent') finds[one]!++;
    if (statement.says === 'role') claims[one]!++;
    if (statement.says === 'denies') denies[one]!++;
  }
  // Whoever speaks up as one who finds things out is sought by a gang: what if not?
  for (const [i, id] of seats.entries()) {
    const spoke = said.find(({ by, statement }) => by === id && statement.says !== 'suspects')?.round;
    const isHit = ({ shot }: Night) => shot.length > 0 && !shot.includes(id);
    if (spoke !== undefined) unharmed[i] = nights.filter((night) => night.table.round > spoke && isHit(night)).length;
  }
  return [
    ofPairs(voted),
    ofPairs(charged),
    ofPairs(alike),
    ofPairs(spared),
    ofPairs(shielded),
    ...[onGuilty, onInnocent, onNobody, received, withMost, found, finds, atOnce, claims, denies, unharmed, plays].map(
      ofEach,
    ),
  ];
}
