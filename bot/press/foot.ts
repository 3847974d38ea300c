/** The last line of a page of the evening paper. */

import { icon } from './emblems.ts';
import { bold, italic, roman } from './faces.ts';
import { fittedOrCut } from './fitting.ts';
import { doubleRule, INK, MARGIN, MEASURE } from './noir.ts';
import { HEIGHT, type Page } from './page.ts';
import type { Labelled } from './picture.ts';
import { printable } from './signs.ts';

/** Where the rule above it lies: with the weather, and without. */
export const FOOT = HEIGHT - 112;
export const LOW_FOOT = HEIGHT - 94;

const TOP = FOOT + 18;
const TALL = 66;
const GAP = 28;

export function foot(page: Page, words: string, weather?: Labelled): void {
  page.draw(doubleRule(weather ? FOOT : LOW_FOOT));
  const line = { height: 56, lines: 1, largest: 27, smallest: 22 };
  if (!weather) {
    const text = fittedOrCut(printable(words, italic), { ...line, face: italic, width: MEASURE, largest: 29 });
    page.put(
      text,
      { x: MARGIN, y: LOW_FOOT + 12, width: MEASURE, height: 56 },
      { ink: INK, across: 'middle', down: 'middle' },
    );
    return;
  }
  const last = fittedOrCut(printable(words, italic), { ...line, face: italic, width: MEASURE * 0.34 });
  page.put(last, { x: MARGIN, y: TOP, width: MEASURE, height: TALL }, { ink: INK, across: 'end', down: 'middle' });
  page.draw(icon('day', { x: MARGIN, y: TOP + 10, size: 46 }, INK));
  const x = MARGIN + 62;
  const room = MARGIN + MEASURE - last.width - GAP - x;
  const label = fittedOrCut(printable(weather.label, bold), { ...line, face: bold, width: room * 0.5 });
  page.put(label, { x, y: TOP, width: room * 0.5, height: TALL }, { ink: INK, down: 'middle' });
  const beside = label.width > 0 ? label.width + 12 : 0;
  const said = { face: roman, width: room - beside, height: TALL, leading: 1.1, isBalanced: true };
  const text = fittedOrCut(
    printable(weather.text, roman),
    { ...said, lines: 1, largest: 27, smallest: 24 },
    { ...said, lines: 2, largest: 25, smallest: 22 },
  );
  page.put(text, { x: x + beside, y: TOP, width: room - beside, height: TALL }, { ink: INK, down: 'middle' });
}
