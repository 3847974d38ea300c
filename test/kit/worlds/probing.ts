/** Everybody who must not know tries out the same in both worlds. */
import type { SeatId } from '../../../shared/engine/ids.ts';
import { type Course, sightsOf } from './course.ts';
import type { Observer } from './observer.ts';
import { linesFor, type Probe, probesFor, type Standing, someProbes, spokenFor } from './probes.ts';
import type { World } from './world.ts';

/** No more at once than the limits let through. */
const AT_ONCE = 12;
/** Whoever set the table, and the admin. */
const MANAGERS = ['p1', 'admin'];

export async function probe(course: Course, moment: number, number: number): Promise<void> {
  const { worlds, blind, secretive, chance } = course;
  const [one] = worlds;
  const seats = one.deal.seats.map(({ id }) => id);
  for (const [i, name] of blind.entries()) {
    const standing = await standingOf(course, name, seats);
    // Every address is asked for in turn, and now and then another screen is opened.
    const lines = linesFor(standing);
    const line = lines[(moment + i * 7) % lines.length]!;
    const probes = [line, ...someProbes(probesFor(standing), number, secretive, chance)];
    const isFollowing = moment % blind.length === i;
    for (const world of isFollowing ? worlds : []) await world.named(name).follow(`/api/tables/${world.game}/live`);
    for (let from = 0; from < probes.length; from += AT_ONCE) {
      for (const world of worlds) await tryOut(world, name, probes.slice(from, from + AT_ONCE), from > 0);
    }
    const [spoken] = chance.shuffle(spokenFor(standing));
    if (chance.below(12) === 0 && spoken) for (const world of worlds) await tryOut(world, name, [spoken], false);
  }
  for (const world of worlds) await world.settle();
}

async function tryOut(world: World, name: string, probes: readonly Probe[], isLater: boolean): Promise<void> {
  if (isLater) await world.pass(4);
  for (const one of probes) {
    await send(world, world.named(name), one);
    // Two who write at once come in no order.
    if (one.by !== 'app' && one.by !== 'line') await world.settle();
  }
}

async function send({ game, evening }: World, who: Observer, probe: Probe): Promise<void> {
  switch (probe.by) {
    case 'app':
      await who.order(game, probe.command);
      return;
    case 'line':
      await who.send(probe.sent, probe.word);
      return;
    case 'press':
      who.press(probe.data);
      return;
    case 'chat':
      who.person.write('bot', probe.text);
      return;
    case 'group':
      if (isHeard(who, evening.group)) who.person.write(evening.group, probe.text);
  }
}

const isHeard = ({ person, groups }: Observer, group: World['evening']['group']): boolean =>
  groups.includes(group) &&
  ['member', 'creator', 'administrator'].includes(group.standingOf(person).status) &&
  !person.isMuted(group);

async function standingOf(course: Course, name: string, seats: readonly SeatId[]): Promise<Standing> {
  const [{ game, otherGame }] = course.worlds;
  const [sight] = await sightsOf(course, name);
  const oldTokens = oldTokensOf(course, name, sight?.play?.token ?? null);
  return { game, otherGame, sight, seats, oldTokens, mayManage: MANAGERS.includes(name) };
}

/** Each is old as soon as there is a newer one; the first and the last of them are tried. */
function oldTokensOf({ tokens }: Course, name: string, token: string | null): readonly string[] {
  const known = tokens.get(name) ?? [];
  if (token !== null && !known.includes(token)) tokens.set(name, [...known, token]);
  const old = known.filter((one) => one !== token);
  return old.length > 1 ? [old[0]!, old.at(-1)!] : old;
}
