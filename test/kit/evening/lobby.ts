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

export const chooseEdition = (evening: Evening, edition: string): Promise<void> =>
  setUp(evening, 'page:edition', `edition:${edition}`);

/** Cards counted out by hand, from whatever would be dealt. */
export async function countOut(evening: Evening, deck: Readonly<Record<string, number>>): Promise<void> {
  const steps = Object.entries(deck).flatMap(([role, n]) => new Array<string>(n).fill(`role:${role}:more`));
  await setUp(evening, 'page:deck', ...(await removals(evening)), ...steps);
}

/** One press of minus for each card that lies there now. */
async function removals(evening: Evening): Promise<readonly string[]> {
  await setUp(evening, 'page:deck');
  const sheet = evening.people[0]!.direct.messages.findLast(({ buttons }) => buttons.flat().some(isPress('g:')))!;
  return sheet.buttons.flatMap((row) => {
    const [minus, shown] = row;
    const n = Number(/: (\d+)$/.exec(shown?.text ?? '')?.[1] ?? 0);
    const part = minus?.callbackData?.split(':').slice(2).join(':') ?? '';
    return /^role:[^:]+:less$/.test(part) ? new Array<string>(n).fill(part) : [];
  });
}

export const chooseMode = (evening: Evening, mode: string): Promise<void> =>
  setUp(evening, 'page:mode', `mode:${mode}`);
