import type { GameId } from '../../shared/engine/ids.ts';
import type { Language } from '../../shared/text/languages.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import type { Desk } from '../table/desk.ts';
import { type Refused, refuse } from '../table/refusal.ts';
import type { Reception } from './reception.ts';
import type { By, Wish } from './wish.ts';

type Housed = Pick<Reception, 'store' | 'tables'>;

/** In a group the group's language, by its admins; elsewhere one's own. */
export async function speakIn(
  reception: Housed & Pick<Reception, 'admins'>,
  { group, language }: Wish & { do: 'speak' },
  { user, key }: By,
): Promise<Refused | { readonly spoken: Language }> {
  if (group === null) await setOwnLanguage(reception, user.id, language, key);
  else {
    const objection = await objectionToSpeak(reception, group, user.id);
    if (objection) return objection;
    await setGroupLanguage(reception, group, language, key);
  }
  return { spoken: language };
}

/** Why this person has no say in what a group speaks; null if they have. */
export const objectionToSpeak = async (
  { admins }: Pick<Reception, 'admins'>,
  group: number,
  person: PersonId,
): Promise<Refused | null> => ((await admins.has(group, person)) ? null : refuse('refusal-admins-only'));

/** A person's own language, also at the tables where they sit. */
async function setOwnLanguage(reception: Housed, person: PersonId, language: Language, key: string): Promise<void> {
  const { store, tables } = reception;
  await store.write((tx) => tx.people.setLanguage(person, language));
  const speaks = <S extends { readonly person: PersonId }>(sitter: S): S =>
    sitter.person === person ? { ...sitter, language } : sitter;
  for (const { id } of tables.ofPerson(person)) {
    await redesk(reception, id, key, (desk) => ({
      ...desk,
      chat: { ...desk.chat, language: desk.practice.solo ? language : desk.chat.language },
      players: desk.players.map(speaks),
      host: desk.host && speaks(desk.host),
    }));
  }
}

async function setGroupLanguage(reception: Housed, group: number, language: Language, key: string): Promise<void> {
  await reception.store.write((tx) => tx.groups.change(group, { language }));
  const state = reception.tables.inGroup(group);
  if (state) await redesk(reception, state.id, key, (desk) => ({ ...desk, chat: { ...desk.chat, language } }));
}

const redesk = ({ tables }: Pick<Reception, 'tables'>, game: GameId, key: string, change: (desk: Desk) => Desk) =>
  tables.order(game, key, (state) => ({ state: { ...state, desk: change(state.desk) }, events: [] }));
