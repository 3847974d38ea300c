import type { Language } from '../../shared/text/languages.ts';
import { speaker } from '../../shared/text/speak.ts';
import type { Desk } from '../tables/desk.ts';
import { keyOf, type Reception, speakTo } from './reception.ts';
import type { Pressed, Toast } from './toast.ts';

/** In a group the group's language, by its admins; in the direct chat one's own. */
export async function setLanguage(reception: Reception, ctx: Pressed, language: Language): Promise<Toast> {
  const { store, tables, admins } = reception;
  const { chat } = ctx;
  if (chat && chat.type !== 'private') {
    if (!(await admins.has(chat.id, ctx.from.id))) {
      return { text: (await speakTo(reception, ctx.from))('refusal-admins-only'), show_alert: true };
    }
    await store.write((tx) => tx.groups.change(chat.id, { language }));
    const state = tables.inGroup(chat.id);
    if (state) await redesk(reception, ctx, state.id, (desk) => ({ ...desk, language }));
    return { text: speaker(language)('language-set') };
  }
  await store.write((tx) => tx.people.setLanguage(ctx.from.id, language));
  const speaks = <S extends { readonly person: number }>(sitter: S): S =>
    sitter.person === ctx.from.id ? { ...sitter, language } : sitter;
  for (const { id } of tables.ofPerson(ctx.from.id)) {
    await redesk(reception, ctx, id, (desk) => ({
      ...desk,
      players: desk.players.map(speaks),
      host: desk.host && speaks(desk.host),
    }));
  }
  return { text: speaker(language)('language-set') };
}

const redesk = ({ tables }: Reception, ctx: Pressed, game: string, change: (desk: Desk) => Desk) =>
  tables.order(game, keyOf(ctx), (state) => ({ state: { ...state, desk: change(state.desk) }, events: [] }));
