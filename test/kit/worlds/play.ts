/** Plays an evening in two worlds side by side; whoever cannot know in which they are must not notice. */
import type { Sight } from '../../../shared/wire/sight.ts';
import { actAll } from './acting.ts';
import { hasNoticed, mustBeAlike } from './compare.ts';
import { both, type Course, courseOf, isHeldOpen, sightsOf } from './course.ts';
import { probe } from './probing.ts';
import { openWorld, type Setup, type World } from './world.ts';

export interface Played {
  readonly rounds: number;
  readonly moments: number;
  /** How many answers, chunks and calls were compared. */
  readonly compared: number;
  /** Who was compared. */
  readonly blind: readonly string[];
  readonly secretive: readonly string[];
  /** Those who lead the game and see all. */
  readonly leaders: readonly string[];
  /** Who of those that may know has noticed. */
  readonly noticed: readonly string[];
}

const LEADERS = ['host', 'aide'];
/** Sessions hold for a quarter of an hour. */
const OFTEN = 8 * 60_000;
const LONGEST_WAIT = 15_000;

export interface Effort {
  readonly rounds: number;
  readonly moments: number;
  /** How much everybody tries out at each moment. */
  readonly probes: number;
}

export async function playTwoWorlds(setup: Setup, effort: Effort): Promise<Played> {
  const worlds = [await openWorld(setup, false), await openWorld(setup, true)] as const;
  try {
    const course = courseOf(setup, worlds);
    const counted = await play(course, effort);
    const knowing = worlds[0].observers.map(({ name }) => name).filter((name) => !course.blind.includes(name));
    const noticed = knowing.filter((name) => hasNoticed(course, name));
    const { blind, secretive } = course;
    return { ...counted, blind, secretive, leaders: LEADERS.filter(worlds[0].has), noticed };
  } finally {
    for (const world of worlds) await world.close();
  }
}

async function play(course: Course, { rounds, moments: most, probes }: Effort) {
  const [one] = course.worlds;
  let [compared, moments, round, renewed] = [0, 0, 0, one.evening.clock.now()];
  let deadline: number | null = null;
  for (; moments < most; moments++) {
    compared += mustBeAlike(course);
    const hasActed = await actAll(course);
    await probe(course, moments, probes);
    const { clock } = one.evening;
    const left = deadline === null ? LONGEST_WAIT : Math.max(0, deadline - clock.now());
    await both(course, (world) => world.pass(hasActed ? 2 : Math.ceil(left / 1000) + 1));
    if (clock.now() > renewed + OFTEN) {
      await both(course, renewAll);
      renewed = clock.now();
    }
    const now = await standing(course);
    if (!now || now.round > rounds) break;
    round = now.round;
    deadline = now.deadline;
  }
  // What a table that was called off still tells.
  if (await standing(course)) {
    compared += mustBeAlike(course);
    await both(course, async (world) => {
      await world.named('p1').order(world.game, { do: 'cancel' });
      await world.pass(10);
    });
    compared += mustBeAlike(course);
  }
  return { compared, moments, rounds: round };
}

const renewAll = async (world: World): Promise<void> => {
  for (const observer of world.observers) await observer.renew();
};

/** As one of the secretive sees it, who is not compared; null once the cards are on the table. */
async function standing(course: Course): Promise<{ readonly round: number; readonly deadline: number | null } | null> {
  const { secretive, setup } = course;
  const sights = await sightsOf(course, secretive[0]!);
  const isOpen = (sight: Sight | null) => {
    const isShown = sight?.play?.view.table.seats.some(({ id, out }) => secretive.includes(id) && out !== null);
    return sight?.status === 'running' && isHeldOpen(course, sight) && !(isShown && setup.exchange);
  };
  const [sight] = sights;
  return sight && sights.every(isOpen) ? { round: sight.play!.view.table.round, deadline: sight.deadline } : null;
}
