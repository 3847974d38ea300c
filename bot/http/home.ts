import type { Home } from '../../shared/wire/home.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import { cardOf } from '../sheets/home.ts';
import { addLink, type Reception } from '../wishes/reception.ts';

const FINISHED = 3;

/** Where this person sits, and where they sat last. */
export async function homeOf(
  reception: Pick<Reception, 'tables' | 'store' | 'links'>,
  person: PersonId,
): Promise<Home> {
  const { tables, store } = reception;
  const last = await store.read.games.lastOf(person, FINISHED);
  const finished = await Promise.all(last.map((id) => tables.find(id)));
  const states = [...tables.ofPerson(person), ...finished.filter((state) => state !== null)];
  return { games: states.map((state) => cardOf(state, person)), addLink: addLink(reception) };
}
