/** Two worlds side by side: who in them has a secret, who must not notice, and who keeps the nights open. */
import { type Chance, chanceFrom } from '../../../shared/engine/chance.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { DealtSeat } from '../../../shared/engine/model.ts';
import type { Sight } from '../../../shared/wire/sight.ts';
import { pairIn } from './exchange.ts';
import { type Setup, seatsOf, type World } from './world.ts';

export interface Course {
  readonly setup: Setup;
  readonly worlds: readonly [World, World];
  /** Those whose cards or deeds differ. */
  readonly secretive: readonly SeatId[];
  /** Who must not notice. */
  readonly blind: readonly string[];
  /** Of these the last two who live answer nothing by night and never vote, so that nothing ends early. */
  readonly quiet: readonly SeatId[];
  /** Goes away on the first day. */
  readonly leaver: SeatId;
  readonly chance: Chance;
  /** The names of the questions that each was asked. */
  readonly tokens: Map<string, readonly string[]>;
}

const SLEEPERS = 2;

export function courseOf(setup: Setup, worlds: readonly [World, World]): Course {
  const [{ deal, observers }] = worlds;
  const { exchange, secretive: roles = [] } = setup;
  const seated = seatsOf(setup);
  const dealt = deal.seats.filter(({ id }) => seated.includes(id));
  const firstOf = (role: string) => dealt.find((seat) => seat.role === role)?.id;
  const secretive = exchange ? pairIn(deal, exchange) : roles.flatMap((role) => firstOf(role) ?? []);
  const gangs = dealt.flatMap(({ id, gang }) => (secretive.includes(id) ? [gang] : []));
  const knows = ({ id, gang }: DealtSeat) =>
    secretive.includes(id) || (exchange?.of !== 'cards' && gang !== null && gangs.includes(gang));
  const knowing: readonly string[] = [...dealt.filter(knows).map(({ id }) => id), 'host', 'aide'];
  const quiet = dealt.flatMap((seat) => (knows(seat) || seat.gang !== null || seat.id === 'p1' ? [] : [seat.id]));
  const blind = observers.map(({ name }) => name).filter((name) => !knowing.includes(name));
  return {
    setup,
    worlds,
    secretive,
    blind,
    quiet,
    leaver: quiet[0] ?? '',
    chance: chanceFrom(setup.seed, 'course'),
    tokens: new Map(),
  };
}

/** Who is in the other world what this one is in the first. */
export const twinOf = ({ secretive: [a, b], setup }: Course, id: SeatId): SeatId =>
  setup.exchange?.of !== 'roles' ? id : id === a ? b! : id === b ? a! : id;

export function sleepersIn({ quiet }: Course, sight: Sight | null): readonly SeatId[] {
  const seats = sight?.play?.view.table.seats ?? [];
  return quiet.filter((id) => seats.some((seat) => seat.id === id && seat.out === null)).slice(-SLEEPERS);
}

/** With nobody asleep a night is over when the last has answered, and when that was would show. */
export const isHeldOpen = (course: Course, sight: Sight | null): boolean =>
  sleepersIn(course, sight).length === SLEEPERS;

/** The same is done in both. */
export const both = async ({ worlds }: Course, doing: (world: World) => Promise<unknown>): Promise<void> => {
  for (const world of worlds) await doing(world);
};

export type Sights = readonly [Sight | null, Sight | null];

/** Looked at in both worlds, or looking would tell them apart. */
export async function sightsOf({ worlds: [one, other] }: Course, name: string): Promise<Sights> {
  return [await one.named(name).look(one.game), await other.named(name).look(other.game)];
}
