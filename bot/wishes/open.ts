/** A table is set in a group, as the group likes it. */
import type { Setting } from '../table/desk.ts';
import { newDesk, stillValid } from '../table/lobby.ts';
import { narrationFrom } from '../table/narration.ts';
import { refuse } from '../table/refusal.ts';
import { narrationHere } from './narration.ts';
import { languageOfGroup, type Reception, sitterFrom } from './reception.ts';
import type { By, GroupPlace, OpenedTable } from './wish.ts';

type Opener = Pick<Reception, 'tables' | 'store' | 'hasPrinter'>;

export async function openAt(
  reception: Opener,
  { id, title, thread }: GroupPlace,
  { user, key }: By,
): Promise<OpenedTable> {
  const { tables, store } = reception;
  if (await store.read.keys.isTaken(`${id}`, key)) return { isRepeated: true };
  if (tables.inGroup(id)) return refuse('refusal-running');
  const language = await languageOfGroup(reception, id, user);
  const group = await store.read.groups.byId(id);
  const setting = stillValid((group?.defaults ?? null) as Setting | null);
  const narration = narrationHere(reception, narrationFrom(group?.narration));
  const desk = newDesk(await sitterFrom(reception, user), { title, language, thread, narration }, setting);
  const opened = await tables.open(id, key, desk);
  if (!opened) return refuse('refusal-running');
  if (group?.language !== language) await store.write((tx) => tx.groups.change(id, { language }));
  return { opened };
}
