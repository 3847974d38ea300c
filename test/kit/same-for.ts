/** Whether two worlds tell somebody the same: what they see, and what they hear of what happened. */
import { audienceOf, isHeardBy } from '../../shared/engine/audiences.ts';
import type { GameEvent } from '../../shared/engine/events.ts';
import type { PersonId } from '../../shared/engine/model.ts';
import { viewFor } from '../../shared/engine/view.ts';
import type { Table } from './sitting.ts';

export type Heard = readonly [readonly GameEvent[], readonly GameEvent[]];

export function mustBeSameFor(
  people: readonly (PersonId | null)[],
  worlds: readonly [Table, Table],
  heard: Heard,
): void {
  for (const person of people) {
    const [view, twin] = worlds.map(({ game, rules }) => JSON.stringify(viewFor(game, rules, person)));
    if (view !== twin) throw new Error(`${person} sees ${view}\nor ${twin}`);
    const [news, same] = worlds.map(({ game, rules }, i) =>
      JSON.stringify(heard[i]!.filter((event) => isHeardBy(audienceOf(event, game, rules), person))),
    );
    if (news !== same) throw new Error(`${person} hears ${news}\nor ${same}`);
  }
}
