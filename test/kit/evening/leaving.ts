/** The quickest way to the end of a game: all go away, one after the other, until one side has won. */
import { expect } from 'vitest';
import type { Phone } from '../apps/phone.ts';
import type { Evening } from './evening.ts';

export async function leaveToTheEnd(evening: Evening, phones: readonly Phone[], game: string): Promise<void> {
  const isOver = async () => (await phones[0]!.look(game)).play!.view.table.end !== null;
  for (const phone of phones) {
    if (await isOver()) break;
    await phone.order(game, { do: 'leave' });
    await evening.pass(600);
  }
  await evening.pass(5);
  expect(await isOver()).toBe(true);
}
