/** Whether two worlds tell somebody the same: what they see, and what they hear of what happened. */
import { audienceOf, isHeardBy } from '../../shared/engine/audiences.ts';
import type { GameEvent } from '../../shared/engine/events.ts';
import type { PersonId } from '../../shared/engine/model.ts';
import { viewFor } from '../../shared/engine/view.ts';
import type { Table } from './sitting.ts';

export type Heard = readonly [readonly GameEvent[], readonly GameEvent[]];

/** One world after the other: what all see alike of a moment is made once. */
export function mustBeSameFor(
  people: readonly (PersonId | null)[],
  worlds: readonly [Table, Table],
  heard: Heard,
): void {
  const [one, other] = worlds.map((world, i) => people.map((person) => toldIn(world, heard[i]!, person)));
  for (const [i, person] of people.entries()) {
    const [is, might] = [one![i]!, other![i]!];
    if (is.view !== might.view) throw new Error(`${person} sees ${is.view}\nor ${might.view}`);
    if (is.news !== might.news) throw new Error(`${person} hears ${is.news}\nor ${might.news}`);
  }
}

const toldIn = ({ game, rules }: Table, events: readonly GameEvent[], person: PersonId | null) => ({
  view: JSON.stringify(viewFor(game, rules, person)),
  news: JSON.stringify(events.filter((event) => isHeardBy(audienceOf(event, game, rules), person))),
});
