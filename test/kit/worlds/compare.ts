/** Whether two worlds have told somebody the same, to the byte and to the moment. */
import type { Course } from './course.ts';
import type { Observer } from './observer.ts';
import type { World } from './world.ts';

/** Throws at the first thing that was not alike; gives how much was, and forgets it. */
export function mustBeAlike({ worlds: [one, other], blind, secretive, setup }: Course): number {
  readAll(one, other);
  // With an app a chat may lie open before anybody: what it shows is the same whatever its owner was dealt.
  for (const name of setup.app ? secretive : []) {
    const difference = differenceIn('chat', one.named(name).notes, other.named(name).notes);
    if (difference !== null) throw new Error(`a look at the chat of ${name} tells the worlds apart: ${difference}`);
  }
  let compared = 0;
  for (const name of blind) {
    const [own, twin] = [one.named(name), other.named(name)];
    const difference = differenceFor(own, twin);
    if (difference !== null) throw new Error(`${name} can tell the worlds apart, by ${difference}`);
    compared += own.forget();
    twin.forget();
  }
  const lines = firstDifference(one.logs, other.logs);
  if (lines !== null) throw new Error(`the logs tell the worlds apart: ${lines}`);
  for (const { logs } of [one, other]) logs.length = 0;
  return compared;
}

/** Whether this one has noticed anything. */
export function hasNoticed({ worlds: [one, other] }: Course, name: string): boolean {
  readAll(one, other);
  return differenceFor(one.named(name), other.named(name)) !== null;
}

function readAll(...worlds: readonly World[]): void {
  for (const { observers, calls } of worlds) for (const observer of observers) observer.read(calls);
}

function differenceFor(one: Observer, other: Observer): string | null {
  const [notes, twins] = [one.notes, other.notes];
  for (const way of new Set([...notes.keys(), ...twins.keys()])) {
    const difference = differenceIn(way, notes, twins);
    if (difference !== null) return difference;
  }
  return null;
}

type Notes = Observer['notes'];

function differenceIn(way: string, notes: Notes, twins: Notes): string | null {
  const difference = firstDifference(notes.get(way) ?? [], twins.get(way) ?? []);
  return difference && `${way}: ${difference}`;
}

function firstDifference(one: readonly string[], other: readonly string[]): string | null {
  const at = Array.from({ length: Math.max(one.length, other.length) }).findIndex((_, i) => one[i] !== other[i]);
  return at < 0 ? null : `${around(one[at], other[at])}\n— or —\n${around(other[at], one[at])}`;
}

/** The beginning, and where it is not alike any more. */
function around(is = 'nothing', might = 'nothing'): string {
  const at = [...is].findIndex((sign, i) => sign !== might[i]);
  const from = Math.max(0, (at < 0 ? is.length : at) - 120);
  return `${is.slice(0, 120)} … ${is.slice(from, from + 360)}`;
}
