/** Whether two worlds tell somebody the same: what they see, and what they hear of what happened. */
import { audienceOf, isHeardBy } from '../../../shared/engine/audiences.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { PlaceId } from '../../../shared/engine/ids.ts';
import { type TableView, viewFor } from '../../../shared/engine/view.ts';
import type { Table } from '../rules/sitting.ts';

export type Heard = readonly [readonly GameEvent[], readonly GameEvent[]];

/** One world after the other: what all see alike of a moment is made once. */
export function mustBeSameFor(
  people: readonly (PlaceId | null)[],
  worlds: readonly [Table, Table],
  heard: Heard,
): void {
  const [one, other] = worlds.map((world, i) => tellerOf(world, heard[i]!)).map((told) => people.map(told));
  for (const [i, person] of people.entries()) {
    const [is, might] = [one![i]!, other![i]!];
    if (is.table !== might.table) throw new Error(`${person} sees the table as ${is.table}\nor ${might.table}`);
    if (is.own !== might.own) throw new Error(`${person} sees ${is.own}\nor ${might.own}`);
    if (is.news !== might.news) throw new Error(`${person} hears ${is.news}\nor ${might.news}`);
  }
}

/** What the world tells each of them, in bytes. */
function tellerOf({ game, rules }: Table, events: readonly GameEvent[]) {
  const audiences = events.map((event) => audienceOf(event, game, rules));
  let last: { readonly table: TableView; readonly bytes: string } | null = null;
  return (person: PlaceId | null) => {
    const { table, ...own } = viewFor(game, rules, person);
    if (last?.table !== table) last = { table, bytes: JSON.stringify(table) };
    const heard = events.filter((_, i) => isHeardBy(audiences[i]!, person));
    return { table: last.bytes, own: JSON.stringify(own), news: JSON.stringify(heard) };
  };
}
