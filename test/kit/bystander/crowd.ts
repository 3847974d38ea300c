/**
 * What anybody can tell without knowing how the players think: who named whom of those who could be named, whom the others
 * were after at the time, and who was to be suspected; as if one of a gang named a mate so much less gladly than another.
 */
import type { Guesses } from './guesses.ts';
import { type Feature, ofPairs } from './honest.ts';
import { both, byBlame, bySuspicion, evenly, type Leaning, withCrowd } from './leanings.ts';
import {
  isNomination,
  isOnFew,
  isOnMany,
  isPlay,
  isVote,
  isWord,
  type Kind,
  type Naming,
  namingsIn,
} from './namings.ts';
import type { Record } from './record.ts';

export function crowd(record: Record, { seats }: Guesses): readonly Feature[] {
  const all = namingsIn(record);
  const [withBallot, withRound, suspected] = [withCrowd(all, 'ballot'), withCrowd(all, 'round'), bySuspicion()];
  const spares = (isOfKind: Kind, leaning: Leaning) => spared(all.filter(isOfKind), leaning, seats);
  const votes = (isSuch: Kind) => named(all.filter(isVote).filter(isSuch), seats);
  const goesAlong: Kind = (naming) => isFirst(naming, withCrowd(all, 'ballot', 0));
  const isPlain: Kind = (naming) => isFirst(naming, suspected);
  const isBlamed: Kind = (naming) => isFirst(naming, byBlame);
  return [
    votes(goesAlong),
    votes(isPlain),
    votes(isBlamed),
    votes((naming) => !goesAlong(naming) && !isPlain(naming) && !isBlamed(naming)),
    spares(isVote, withBallot),
    spares(isVote, withRound),
    spares(isVote, byBlame),
    ...[isOnMany, isOnFew].flatMap((isOn) =>
      [suspected, both(withBallot, suspected), evenly].map((leaning) => spares(isOn, leaning)),
    ),
    spares(isNomination, withRound),
    spares(isNomination, evenly),
    spares(isNomination, suspected),
    named(all.filter(isPlay), seats),
    spares(isPlay, evenly),
    spares(isPlay, suspected),
    spares(isPlay, byBlame),
    spares(isWord, withRound),
  ];
}

const RELUCTANCE = 0.1;

/** How much likelier these names are, if those of a gang hold back with each other. */
function spared(some: readonly Naming[], leaning: Leaning, seats: readonly string[]): Feature {
  const lots = some.map((naming) => {
    const weight = leaning(naming);
    const whole = naming.among.reduce((sum, id) => sum + weight(id), 0);
    return {
      self: seats.indexOf(naming.by),
      about: seats.indexOf(naming.about),
      shares: seats.map((id) => (naming.among.includes(id) ? weight(id) / whole : 0)),
    };
  });
  return (guess) =>
    lots.reduce((sum, { self, about, shares }) => {
      if (!guess.includes(self)) return sum;
      const mates = guess.filter((seat) => seat !== self);
      const share = mates.reduce((total, seat) => total + shares[seat]!, 0);
      return sum + (mates.includes(about) ? Math.log(RELUCTANCE) : 0) - Math.log(1 - (1 - RELUCTANCE) * share);
    }, 0);
}

/** How often they named each other. */
function named(some: readonly Naming[], seats: readonly string[]): Feature {
  const times = seats.map(() => seats.map(() => 0));
  for (const { by, about } of some) if (seats.includes(about)) times[seats.indexOf(by)]![seats.indexOf(about)]!++;
  return ofPairs(times);
}

const NEARLY = 0.8;

/** To name somebody whom all would name is another thing than to do it of one's own accord. */
function isFirst(naming: Naming, leaning: Leaning): boolean {
  const weight = leaning(naming);
  const most = Math.max(...naming.among.map(weight));
  return most > 0 && weight(naming.about) >= most * NEARLY;
}
