/** Whole games from `/play` to the rematch, by scripted people through the emulated Telegram. */
import { afterEach, expect, test } from 'vitest';
import { crowd, isOver, playOut } from '../../kit/evening/crowd.ts';
import { type Evening, isPress, openEvening } from '../../kit/evening/evening.ts';
import { chooseMode } from '../../kit/evening/lobby.ts';
import { oneAMode } from '../../kit/laws/effort.ts';

let evening: Evening | undefined;
afterEach(async () => {
  await evening?.close();
  evening = undefined;
});

const TABLES = [
  ['base', 6, 'uk'],
  ['base', 13, 'ru'],
  ['pro', 10, 'en'],
  ['extended', 17, 'uk'],
  ['extended', 26, 'ru'],
  ['hostless', 12, 'en'],
  ['hostless', 20, 'uk'],
] as const;

test.each(oneAMode(TABLES))('%s, %i players, %s', async (mode, players, language) => {
  evening = await openEvening({ players, language });
  await evening.meetBot();
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  await chooseMode(evening, mode);
  await evening.join();
  await evening.begin();
  await playOut(evening, crowd(evening, `${mode} ${players}`), () => isOver(evening!));
  await evening.pass(70);
  expect(evening.telegram.faults).toEqual([]);

  const end = evening.group.messages.findLast(({ buttons }) => buttons.flat().some(isPress('r:')))!;
  evening.people[1]!.press(end, isPress('r:'));
  await evening.pass(3);
  const again = evening.lobby;
  for (const { name } of evening.people) expect(again.text).toContain(name);
  expect(evening.telegram.faults).toEqual([]);
});
