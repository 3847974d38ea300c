/** A whole game from `/play` to the rematch, by people who press anything. */
import { expect } from 'vitest';
import { crowd, isOver, playOut } from './crowd.ts';
import { type Evening, isPress } from './evening.ts';
import { chooseEdition, chooseMode } from './lobby.ts';
import { tonight } from './tonight.ts';

export interface Whole {
  readonly edition: string;
  readonly mode: string;
  readonly players: number;
  readonly language: string;
}

/** Until the end is posted and everything is told. */
export async function playedOut({ edition, mode, players, language }: Whole): Promise<Evening> {
  const evening = await tonight({ players, language });
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  await chooseEdition(evening, edition);
  if (mode !== 'basic') await chooseMode(evening, mode);
  await evening.join();
  await evening.begin();
  await playOut(evening, crowd(evening, `${edition} ${mode} ${players}`), () => isOver(evening));
  await evening.pass(70);
  return evening;
}

/** The same people at the same rulebook once more. */
export async function playAgain(evening: Evening): Promise<void> {
  const end = evening.group.messages.findLast(({ buttons }) => buttons.flat().some(isPress('r:')))!;
  const first = evening.group.messages.find(({ from }) => from.is_bot)!;
  const [, title] = first.text.split('\n');
  evening.people[1]!.press(end, isPress('r:'));
  await evening.pass(3);
  const { lobby } = evening;
  expect(lobby.text).toContain(title);
  for (const { name } of evening.people) expect(lobby.text).toContain(name);
}
