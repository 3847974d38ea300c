/** How the cards that are counted out by hand compare with those that are printed. */
import type { Desk } from '../../table/desk.ts';
import { deckOf, printedOf } from '../../table/wished.ts';
import type { Words } from '../words.ts';

export function boxLines(desk: Desk, { say, roles }: Words): readonly string[] {
  const printed = printedOf(desk);
  if (!printed) return [];
  const inBox = Object.entries(printed).filter(([, number]) => number > 0);
  const beyond = Object.entries(deckOf(desk)).filter(([role, number]) => number > (printed[role] ?? 0));
  return [
    say('settings-deck-box', { roles: roles(Object.fromEntries(inBox)) }),
    ...(beyond.length > 0 ? [say('settings-deck-beyond', { roles: roles(Object.fromEntries(beyond)) })] : []),
  ];
}
