/**
 * Two evenings alike but for one secret: who of two players is the commissioner. Everybody whom that does not concern
 * gets the same messages with the same buttons at the same moments, and so does the group.
 */
import { expect, test } from 'vitest';
import type { Delivered, Person } from '../../../bot/playground/index.ts';
import { chanceFrom } from '../../../shared/engine/chance.ts';
import { isOver, questionOf } from '../../kit/evening/crowd.ts';
import { type Evening, isPress, openEvening } from '../../kit/evening/evening.ts';
import { type Pair, pairOf } from '../../kit/pairs/two-deals.ts';

/** Plays by the numbers: which button is pressed depends on who presses when, never on what it says. */
async function play(evening: Evening, { roles, swapped }: Pair, name: string): Promise<void> {
  const chance = chanceFrom(name, 'presses');
  for (let moment = 0; !isOver(evening); moment++) {
    if (moment > 3000) throw new Error('the game did not end');
    let hasPressed = false;
    for (const [seat, person] of evening.people.entries()) {
      const [number, isAway] = [chance.below(1000), chance.below(12) === 0];
      if (isAway || !pressOne(person, number, roles[seat] === 'don' ? swapped : [])) continue;
      hasPressed = true;
      await evening.settle();
    }
    const next = evening.clock.next() ?? evening.clock.now();
    await evening.pass(hasPressed ? 1 : Math.max(1, Math.ceil((next - evening.clock.now()) / 1000)));
  }
}

/** The don looks at neither of the two: that would tell him. */
function pressOne(person: Person, number: number, spared: readonly number[]): boolean {
  const question = questionOf(person);
  const isSpared = (text: string) => spared.some((seat) => text.includes(`Player ${seat + 1}`));
  const buttons = question?.buttons.flat().filter((button) => isPress('q:')(button) && !isSpared(button.text)) ?? [];
  const button = buttons[number % Math.max(1, buttons.length)];
  if (!question || !button) return false;
  person.press(question, ({ callbackData }) => callbackData === button.callbackData);
  return true;
}

/** What a chat got, without what is random by design. */
function readIn({ telegram, clock }: Evening, chatId: number, until: number): readonly unknown[] {
  const start = telegram.delivered[0]?.at ?? clock.now();
  return telegram.delivered
    .filter((item) => item.chatId === chatId && item.at < until)
    .map(({ at, what, messageId, text, buttons }: Delivered) => ({
      at: at - start,
      what,
      messageId,
      text: text.replace(/[0-9a-f]{64}/, 'SEAL'),
      buttons: buttons.map((row) => row.map((button) => button.text)),
    }));
}

/** The first thing that was not alike, with what it was in the other world. */
function firstDifference(one: readonly unknown[], other: readonly unknown[]): readonly unknown[] | null {
  const [texts, twins] = [one, other].map((items) => items.map((item) => JSON.stringify(item)));
  const at = Array.from({ length: Math.max(one.length, other.length) }).findIndex((_, i) => texts![i] !== twins![i]);
  return at < 0 ? null : [one[at], other[at]];
}

const endOf = ({ telegram, group }: Evening): number =>
  telegram.delivered.find(({ chatId, buttons }) => chatId === group.id && buttons.flat().some(isPress('r:')))!.at;

test.each([
  ['seven', 7],
  ['eight', 8],
  ['six', 6],
  ['nine', 9],
])('%s players', async (name, players) => {
  const pair = pairOf(players, name);
  const worlds = await Promise.all(pair.seeds.map((seed) => openEvening({ players, seed })));
  for (const evening of worlds) {
    await evening.meetBot();
    await evening.sitDown();
    await evening.begin();
    await play(evening, pair, name);
  }
  const [one, other] = worlds as [Evening, Evening];
  const [start, otherStart] = worlds.map(({ telegram }) => telegram.delivered[0]!.at);
  expect(endOf(other) - otherStart!).toBe(endOf(one) - start!);
  const observers = one.people.flatMap(({ id }, seat) => (pair.swapped.includes(seat) ? [] : [id]));
  for (const chatId of [one.group.id, ...observers]) {
    expect(firstDifference(readIn(one, chatId, endOf(one)), readIn(other, chatId, endOf(other)))).toBeNull();
  }
  // The two themselves do read different things, or nothing was compared at all.
  const [swapped] = pair.swapped;
  const own = one.people[swapped!]!.id;
  expect(firstDifference(readIn(one, own, endOf(one)), readIn(other, own, endOf(other)))).not.toBeNull();
  for (const evening of worlds) await evening.close();
});
