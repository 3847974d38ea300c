/**
 * What anybody can tell by who is shot: a gang is after those whom the table trusts and who may have found something out.
 * Whoever is such a one and is left alone night after night is a strange kind of townsperson.
 */
import { loreOf } from '../../../bot/computer/lore.ts';
import type { Guess, Guesses } from './guesses.ts';
import type { Feature } from './honest.ts';
import { opinionAt } from './opinion.ts';
import type { Moment, Night, Record } from './record.ts';

/** Who could be shot, if this were the gang. */
export const preyOf = ({ table }: Moment, guess: Guess, seats: readonly string[]): readonly string[] =>
  table.seats.flatMap(({ id, out }) => (out === null && !guess.includes(seats.indexOf(id)) ? [id] : []));

/** How much more somebody is sought who is wholly trusted, or has surely found something out. */
const SOUGHT = 5;

export function prey({ nights }: Record, { seats }: Guesses): readonly Feature[] {
  const sights = nights.filter(({ shot }) => shot.length > 0).map((night) => ({ night, ...sightOf(night) }));
  const sought = (worth: (sight: (typeof sights)[number], id: string) => number): Feature => {
    const shares = sights.map((sight) => new Map(seats.map((id) => [id, 1 + (SOUGHT - 1) * worth(sight, id)])));
    return (guess) =>
      sights.reduce((sum, { night }, i) => {
        const all = preyOf(night, guess, seats);
        const whole = all.reduce((total, id) => total + shares[i]!.get(id)!, 0);
        const hit = night.shot.filter((id) => all.includes(id));
        return sum + hit.reduce((logs, id) => logs + Math.log(shares[i]!.get(id)! / whole), 0);
      }, 0);
  };
  return [sought(({ trusted }, id) => trusted(id)), sought(({ finds }, id) => finds(id))];
}

/** What is thought of each when the night begins. */
function sightOf(night: Night) {
  const lore = loreOf(night.table);
  const belief = opinionAt(night, night.table.round);
  return {
    trusted: (id: string) => 1 - belief.chanceOf(id, lore.isGuilty),
    finds: (id: string) => belief.chanceOf(id, lore.looks),
  };
}
