import type { Language } from '../../shared/text/languages.ts';
import type { Desk } from '../table/desk.ts';
import type { Reception } from './reception.ts';

/** A person's own language, also at the tables where they sit. */
export async function setOwnLanguage(
  reception: Reception,
  person: number,
  language: Language,
  key: string,
): Promise<void> {
  const { store, tables } = reception;
  await store.write((tx) => tx.people.setLanguage(person, language));
  const speaks = <S extends { readonly person: number }>(sitter: S): S =>
    sitter.person === person ? { ...sitter, language } : sitter;
  for (const { id } of tables.ofPerson(person)) {
    await redesk(reception, id, key, (desk) => ({
      ...desk,
      language: desk.solo ? language : desk.language,
      players: desk.players.map(speaks),
      host: desk.host && speaks(desk.host),
    }));
  }
}

export async function setGroupLanguage(
  reception: Reception,
  groupId: number,
  language: Language,
  key: string,
): Promise<void> {
  await reception.store.write((tx) => tx.groups.change(groupId, { language }));
  const state = reception.tables.inGroup(groupId);
  if (state) await redesk(reception, state.id, key, (desk) => ({ ...desk, language }));
}

const redesk = ({ tables }: Reception, game: string, key: string, change: (desk: Desk) => Desk) =>
  tables.order(game, key, (state) => ({ state: { ...state, desk: change(state.desk) }, events: [] }));
