/** Which chats Telegram asked to leave alone, and until when: a restart is no excuse. */
import type { ChatId } from '../../shared/wire/ids.ts';
import type { StoreReader, Tx } from '../store/repository.ts';

const NAME = 'floods';

type Flood = readonly [chatId: ChatId, until: number, since?: number];

/** If the calendar was set back since, they last as long as was asked for, from now on. */
export const floodsIn = async (reader: Pick<StoreReader, 'meta'>, now: number): Promise<ReadonlyMap<number, number>> =>
  new Map(
    (await keptIn(reader)).map(([chatId, until, since = now]) => [chatId, since > now ? now + (until - since) : until]),
  );

const keptIn = async ({ meta }: Pick<StoreReader, 'meta'>): Promise<readonly Flood[]> =>
  ((await meta.get(NAME)) ?? []) as readonly Flood[];

/** Those that are over are forgotten by the way. */
export async function noteFlood(tx: Tx, chatId: ChatId, until: number, now: number): Promise<void> {
  const others = (await keptIn(tx)).filter(([other, end]) => other !== chatId && end > now);
  await tx.meta.set(NAME, [...others, [chatId, until, now]]);
}
