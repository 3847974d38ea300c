/** The last line of a page of the evening paper. */
import { bold, italic, roman } from './faces.ts';
import { fittedOrCut } from './fitting.ts';
import { doubleRule, INK, MARGIN, MEASURE } from './noir.ts';
import { HEIGHT, type PaperPage } from './page.ts';
import type { Labelled } from './picture.ts';
import { printable } from './signs.ts';

/** Where the rule above it lies: with the weather, and without. */
export const FOOT = HEIGHT - 112;
export const LOW_FOOT = HEIGHT - 94;

const TOP = FOOT + 18;
const TALL = 66;
const GAP = 28;

/** It stands for any weather in this town. */
const umbrella = (x: number, y: number): string =>
  `<path transform="translate(${x} ${y})" fill="${INK}" d="M1 25a22 22 0 0 1 44 0q-5.5-5-11 0q-5.5-5-11 0q-5.5-5-11 0q-5.5-5-11 0z` +
  'M21.6 0h2.8v5h-2.8zM21.6 23h2.8v15.5a6.4 6.4 0 0 1-12.8 0h2.8a3.6 3.6 0 0 0 7.2 0z"/>';

export function foot(page: PaperPage, words: string, weather?: Labelled): void {
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
  page.draw(umbrella(MARGIN, TOP + 9));
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
