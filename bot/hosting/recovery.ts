/** After a restart: the tables that were not over are read again, and none has lost any time. */
import { deadlineGivenBack } from '../table/deadline.ts';
import type { TableState } from '../table/state.ts';
import { readTable, setAside } from './kept.ts';
import type { House } from './mailbox.ts';

/** A table as it goes on, and its deadline as people were told it. */
export interface Recovered {
  readonly state: TableState;
  readonly told: number | null;
}

/**
 * Time for which the process was away is given back before any clock runs on; and if the calendar was set back
 * meanwhile, what it is behind is taken off, so that every stage has left what it had.
 */
export async function recover(house: House): Promise<readonly Recovered[]> {
  const { store, clock } = house;
  const now = clock.now();
  return store.write(async (tx) => {
    const kept = await tx.games.unfinished();
    const beat = await tx.meta.get('alive');
    const signs = kept.map(({ updatedAt }) => updatedAt);
    const away = now - Math.max(...signs, typeof beat === 'number' ? beat : 0);
    const recovered: Recovered[] = [];
    for (const row of kept) {
      const read = await readTable(row.id, tx, house);
      if (!read) {
        await setAside(tx, row, house);
        continue;
      }
      const deadline = deadlineGivenBack(read, away, now);
      if (deadline !== read.deadline) await tx.games.putOff(row.id, deadline);
      // A date to come would count as the last sign of life at every start.
      if (row.updatedAt > now) await tx.games.touch(row.id, now);
      recovered.push({ state: { ...read, deadline }, told: read.deadline });
    }
    await tx.meta.set('alive', now);
    return recovered;
  });
}
