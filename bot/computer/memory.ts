/** What a practice player remembers of what it has seen; a view shows only what is so now. */
import type { GameEvent } from '../../shared/engine/events.ts';
import type { SeatId } from '../../shared/engine/ids.ts';
import type { TableView, View } from '../../shared/engine/view.ts';

export interface Ballot {
  readonly round: number;
  /** Who voted for what. */
  readonly cast: Readonly<Record<SeatId, string>>;
}

export interface Charge {
  readonly round: number;
  readonly by: SeatId;
  readonly seat: SeatId;
}

/** A piece of news that names somebody. */
export interface ToldOf {
  readonly is: string;
  readonly seat: SeatId;
}

export interface Memory {
  readonly ballots: readonly Ballot[];
  /** Who has put up whom for trial, ever. */
  readonly charges: readonly Charge[];
  /** Of whom the table was told what, ever. */
  readonly told: readonly ToldOf[];
  /** What the last look was at: where it is still the same there is nothing to remember. */
  readonly seen: Pick<TableView, 'round' | 'news' | 'accused' | 'tally'> | null;
  /** Who was put up for trial in this round, also where the list is not shown. */
  readonly named: { readonly round: number; readonly seats: readonly SeatId[] };
}

export const BLANK: Memory = { ballots: [], charges: [], told: [], seen: null, named: { round: 0, seats: [] } };

/** From the view, and from what was heard since: a count may come and go between two looks. */
export function remembered(memory: Memory, view: View, heard: readonly GameEvent[]): Memory {
  const { table } = view;
  const { round, news, accused, tally } = table;
  const { seen: last } = memory;
  const isNothingNew = last?.round === round && last.news === news && last.accused === accused && last.tally === tally;
  if (isNothingNew && !heard.some(({ type }) => type === 'tallied' || type === 'nominated')) return memory;
  const casts = heard.flatMap((event) => (event.type === 'tallied' ? [event.cast] : []));
  const counts = tally ? [...casts, tally.cast] : casts;
  const known = counts.reduce((before, cast) => withBallot(before, table.round, cast), memory);
  const all = withNamed(withCharges(withTold(known, view), view, heard), view, heard);
  return { ...all, seen: { round, news, accused, tally } };
}

/** Only what names a single seat under a word of its own says something lasting of it. */
function withTold(memory: Memory, { table }: View): Memory {
  const isSeat = (value: unknown) => table.seats.some(({ id }) => id === value);
  const fresh = table.news.flatMap((item) =>
    Object.entries(item).flatMap(([is, value]): readonly ToldOf[] =>
      isSeat(value) && !memory.told.some((told) => told.is === is && told.seat === value)
        ? [{ is, seat: value as SeatId }]
        : [],
    ),
  );
  return fresh.length === 0 ? memory : { ...memory, told: [...memory.told, ...fresh] };
}

function withCharges(memory: Memory, { table }: View, heard: readonly GameEvent[]): Memory {
  const { round } = table;
  if (table.accused.length === 0 && heard.length === 0) return memory;
  const seen = table.accused.flatMap(({ by, seat }) => (by === null ? [] : [{ round, by, seat }]));
  const called = heard.flatMap((event) =>
    event.type === 'nominated' ? [{ round, by: event.by, seat: event.seat }] : [],
  );
  const isKnown = (charge: Charge) =>
    memory.charges.some((one) => one.round === round && one.by === charge.by && one.seat === charge.seat);
  if ([...called, ...seen].every(isKnown)) return memory;
  const fresh = new Map(
    [...called, ...seen].filter((charge) => !isKnown(charge)).map((one) => [`${one.by} ${one.seat}`, one]),
  );
  return { ...memory, charges: [...memory.charges, ...fresh.values()] };
}

function withNamed(memory: Memory, { table }: View, heard: readonly GameEvent[]): Memory {
  const before = memory.named.round === table.round ? memory.named.seats : [];
  const told = table.news.flatMap(({ nominated }) => (typeof nominated === 'string' ? [nominated] : []));
  const called = heard.flatMap((event) => (event.type === 'nominated' ? [event.seat] : []));
  const seats = new Set([...before, ...table.accused.map(({ seat }) => seat), ...told, ...called]);
  if (seats.size === before.length && memory.named.round === table.round) return memory;
  return { ...memory, named: { round: table.round, seats: [...seats] } };
}

function withBallot(memory: Memory, round: number, cast: Ballot['cast']): Memory {
  const last = memory.ballots.at(-1);
  const isKnown = Object.keys(cast).length === 0 || (last && isSameCast(last.cast, cast));
  return isKnown ? memory : { ...memory, ballots: [...memory.ballots, { round, cast }] };
}

const isSameCast = (one: Ballot['cast'], other: Ballot['cast']): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
