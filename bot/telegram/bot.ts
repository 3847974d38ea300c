/** The bot: every update passes here once, whatever way and however often it came. */
import { Bot, type Context } from 'grammy';
import type { Update, UserFromGetMe } from 'grammy/types';
import { cleanName } from '../narrator/words.ts';
import { comingsComposer } from './comings.ts';
import { directComposer } from './direct.ts';
import type { ChatDoor } from './door.ts';
import { groupComposer } from './group.ts';
import { pressComposer } from './presses.ts';

/** All that is not named here is not sent. */
export const ALLOWED_UPDATES = ['message', 'callback_query', 'my_chat_member', 'chat_member'] as const;

export type Receive = (update: Update) => Promise<void>;

/** Resolves when everything that the update asked for is on the disk. */
export function receiver(token: string, me: UserFromGetMe, apiRoot: string, door: ChatDoor): Receive {
  const { store, clock, log } = door;
  const bot = new Bot(token, { botInfo: me, client: { apiRoot } });
  bot.use((ctx, next) => meet(door, ctx, next));
  bot.use(comingsComposer(door), pressComposer(door), groupComposer(door), directComposer(door));
  const underWay = new Map<number, Promise<void>>();

  const handle = async (update: Update): Promise<void> => {
    if (await store.read.updates.isSeen(update.update_id)) return;
    try {
      await bot.handleUpdate(update);
    } catch (error) {
      log.error({ err: error, update: update.update_id }, 'an update could not be handled');
    }
    await store.write((tx) => tx.updates.mark(update.update_id, clock.now()));
  };

  return (update) => {
    const known = underWay.get(update.update_id);
    if (known) return known;
    const done = handle(update).finally(() => underWay.delete(update.update_id));
    underWay.set(update.update_id, done);
    return done;
  };
}

/** Names and languages of people, titles of groups: as they were last seen. Whoever writes to the bot can be written to. */
async function meet(
  { store, clock, touch, members }: Pick<ChatDoor, 'store' | 'clock' | 'touch' | 'members'>,
  ctx: Context,
  next: () => Promise<void>,
): Promise<void> {
  const { from, chat } = ctx;
  const isGroup = chat && (chat.type === 'group' || chat.type === 'supergroup');
  if (from?.is_bot) return next();
  const isHeard = chat?.type === 'private' && ctx.message !== undefined;
  if (from && isHeard) touch.note(from.id);
  if (from && isGroup && (ctx.message || ctx.callbackQuery)) members.note(chat.id, from.id);
  await store.write(async (tx) => {
    if (from) {
      await tx.people.meet({
        id: from.id,
        name: cleanName(from.first_name, from.last_name),
        username: from.username ?? null,
        clientLanguage: from.language_code ?? null,
        seenAt: clock.now(),
      });
    }
    if (from && isHeard) await tx.people.setReachable(from.id, true);
    if (isGroup) await tx.groups.meet({ id: chat.id, title: cleanName(chat.title ?? '') });
  });
  await next();
}
