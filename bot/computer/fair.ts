/** *fair*: what is certain, how many cards are still out, who voted for the innocent, and whom somebody says to have found. */
import type { SeatId } from '../../shared/engine/ids.ts';
import type { TableView } from '../../shared/engine/view.ts';
import type { Said, Statement } from '../../shared/wire/practice.ts';
import type { CommonChoice } from './acts/hour.ts';
import { byCounting, certainly, isFriend, type Judgement } from './judgement.ts';
import { certainRole, certainSide, type Known } from './known.ts';
import type { Lots } from './lots.ts';
import type { Memory } from './memory.ts';

/** A vote for the innocent speaks against the voter, one for the guilty for him. */
const FOR_THE_INNOCENT = 0.07;
const FOR_THE_GUILTY = -0.12;
const MOST_BY_VOTES = 0.35;

/** How much a feeling about somebody weighs. */
export const FAIR_SPREAD = 0.2;

/** What is said is believed, unless the speaker is known to be on another side. */
const NAMED_GUILTY = 0.45;

export function fairly(known: Known, memory: Memory, said: readonly Said[]): Judgement {
  const counted = byCounting(known);
  const votes = byVotes(known, memory);
  const words = byWords(known, said);
  const against = (id: SeatId) => certainly(known, id) ?? within(counted(id) + votes(id) + words(id));
  const suspected = (id: SeatId) => within(0.3 + votes(id) + words(id));
  return {
    known,
    against,
    suspected,
    guilt: (id) => (isFriend(known, id) ? -1 : against(id)),
    power: (id) => Math.max(powerOf(known, id), hasSpoken(known, said, id) ? 2 : 0),
  };
}

/** By lot, but by one that all of the gang draw alike. */
export const fairCommon =
  ({ round }: TableView, shared: Lots): CommonChoice =>
  (prey) =>
    shared('common', round, ...prey).pick(prey);

function byWords(known: Known, said: readonly Said[]): (id: SeatId) => number {
  const heard = said.filter(({ by }) => certainly(known, by) !== 1);
  const named = new Set(heard.flatMap(({ statement }) => (isCharge(statement) ? [statement.about] : [])));
  return (id) => (named.has(id) ? NAMED_GUILTY : 0);
}

/** Whoever says that another lies says that he is guilty. */
const isCharge = (statement: Statement): statement is Charge =>
  statement.says === 'guilty' || statement.says === 'denies';

type Charge = Extract<Statement, { says: 'guilty' | 'denies' }>;

const isFinding = ({ says }: Statement): boolean => says === 'guilty' || says === 'innocent';

/** Whoever tells of findings has ways to find out; the own gang only pretends. */
const hasSpoken = ({ mates }: Known, said: readonly Said[], id: SeatId): boolean =>
  !mates.includes(id) && said.some(({ by, statement }) => by === id && isFinding(statement));

const within = (share: number): number => Math.min(0.99, Math.max(0.01, share));

function byVotes(known: Known, { ballots }: Memory): (id: SeatId) => number {
  const { lore } = known;
  const worth = (named: string): number => {
    const role = certainRole(known, named);
    if (role === null || certainSide(known, named) === null) return 0;
    return lore.isGuilty(role) ? FOR_THE_GUILTY : FOR_THE_INNOCENT;
  };
  return (id) => {
    const sum = ballots.reduce((total, { cast }) => total + worth(cast[id] ?? ''), 0);
    return Math.max(-MOST_BY_VOTES, Math.min(MOST_BY_VOTES, sum));
  };
}

/** Only what is certain counts. */
function powerOf(known: Known, id: SeatId): number {
  const role = certainRole(known, id);
  if (role === null) return 0;
  return known.lore.looks(role) ? 2 : known.lore.isSpecial(role) ? 1 : 0;
}
