/** Which chats Telegram asked to leave alone, and until when: a restart is no excuse. */
import type { Reader, Tx } from '../store/repository.ts';

const NAME = 'floods';

export const floodsIn = async ({ meta }: Pick<Reader, 'meta'>): Promise<ReadonlyMap<number, number>> =>
  new Map(((await meta.get(NAME)) ?? []) as [number, number][]);

/** Those that are over are forgotten by the way. */
export async function noteFlood(tx: Tx, chatId: number, until: number, now: number): Promise<void> {
  const others = [...(await floodsIn(tx))].filter(([other, end]) => other !== chatId && end > now);
  await tx.meta.set(NAME, [...others, [chatId, until]]);
}
