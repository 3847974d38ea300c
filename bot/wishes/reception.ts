/** What it takes to carry out what people wish, whichever door they came in by. */
import type { Api } from 'grammy';
import type { User } from 'grammy/types';
import type { Secret } from '../../shared/engine/setup/deal.ts';
import { isLanguage, type Language, nearestLanguage } from '../../shared/text/languages.ts';
import type { ChatId, PersonId } from '../../shared/wire/ids.ts';
import type { Tables } from '../hosting/registry.ts';
import type { Links } from '../links.ts';
import { cleanName } from '../narrator/words.ts';
import type { Admins } from '../reach/admins.ts';
import type { Members } from '../reach/members.ts';
import type { Touch } from '../reach/touch.ts';
import type { Store } from '../store/store.ts';
import type { Sitter } from '../table/desk.ts';

export interface Reception {
  readonly tables: Tables;
  readonly store: Store;
  readonly api: Api;
  readonly admins: Admins;
  readonly members: Members;
  readonly touch: Touch;
  readonly bot: { readonly id: number; readonly username: string };
  readonly links: Links;
  readonly drawSecret: () => Secret;
  /** Somebody makes the pictures. */
  readonly hasPrinter: boolean;
}

/** Somebody in Telegram, as an update or signed init data tells of them. */
export interface Visitor extends Pick<User, 'id' | 'first_name' | 'last_name' | 'language_code'> {
  /** What their device or their press gives to the shuffle, where they sit down by it. */
  readonly cut?: string | undefined;
}

export const botLink = (username: string): string => `https://t.me/${username}`;

export const startLink = ({ links }: Pick<Reception, 'links'>, param: string): string => `${links.bot}?start=${param}`;

/** Adds the bot to a group, with the rights that it has use for. */
export const addLink = ({ links }: Pick<Reception, 'links'>): string =>
  `${links.bot}?startgroup=play&admin=delete_messages+restrict_members+pin_messages`;

type Books = Pick<Reception, 'store'>;

export async function languageOf({ store }: Books, user: Pick<User, 'id' | 'language_code'>): Promise<Language> {
  const row = await store.read.people.byId(user.id);
  return isLanguage(row?.language) ? row.language : nearestLanguage(user.language_code);
}

/** Before a group has chosen it speaks as whoever addresses it there. */
export async function languageOfGroup(
  { store }: Books,
  groupId: ChatId,
  user: Pick<User, 'language_code'> | undefined,
): Promise<Language> {
  const row = await store.read.groups.byId(groupId);
  return isLanguage(row?.language) ? row.language : nearestLanguage(user?.language_code);
}

export const isReachable = async ({ store }: Books, person: PersonId): Promise<boolean> =>
  (await store.read.people.byId(person))?.isReachable === true;

export const sitterFrom = async (reception: Books, user: Visitor): Promise<Sitter> => ({
  person: user.id,
  name: cleanName(user.first_name, user.last_name),
  language: await languageOf(reception, user),
  ...(user.cut !== undefined && { cut: user.cut }),
});
