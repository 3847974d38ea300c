/** Ways through the settings, as whoever set the table goes them. */
import type { Evening } from './evening.ts';
import { isPress } from './evening.ts';

/** Opens the settings and presses these buttons, each known by what its press begins with after the game's id. */
export async function setUp(evening: Evening, ...presses: readonly string[]): Promise<void> {
  const [creator] = evening.people;
  creator!.press(evening.lobby, isPress('s:'));
  await evening.pass(2);
  for (const part of presses) {
    const sheet = creator!.direct.messages.findLast(({ buttons }) => buttons.flat().some(isPress('g:')))!;
    creator!.press(sheet, ({ callbackData = '' }) => callbackData.split(':').slice(2).join(':') === part);
    await evening.pass(2);
  }
}

export const chooseMode = (evening: Evening, mode: string): Promise<void> => setUp(evening, 'o:', `O:${mode}`);
