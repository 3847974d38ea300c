/** Three short things on one line: at the left, in the middle, at the right. */
import type { FontFace } from './faces.ts';
import { fittedOrCut } from './fitting.ts';
import type { Frame, PaperPage } from './page.ts';
import { printable } from './signs.ts';

interface Typeset {
  readonly face: FontFace;
  readonly largest: number;
  readonly spacing: number;
  readonly ink: string;
}

const SMALLEST = 22;
const GAP = 22;
/** How much of the line either side may take. */
const SIDE = 0.36;

/** The last is set as the first where nothing else is said. The middle gives way to the sides. */
export function threeInARow(
  page: PaperPage,
  [left, middle, right]: readonly [string, string, string],
  frame: Frame,
  [first, second, third = first]: readonly [Typeset, Typeset, Typeset?],
): void {
  const at = (text: string, { face, largest, spacing }: Typeset, width: number) =>
    fittedOrCut(printable(text, face), {
      face,
      width,
      height: frame.height,
      lines: 1,
      largest,
      smallest: SMALLEST,
      spacing,
    });
  const side = frame.width * SIDE;
  const sides = [at(left, first, side), at(right, third, side)] as const;
  page.put(sides[0], { ...frame, width: side }, { ink: first.ink, down: 'middle' });
  page.put(
    sides[1],
    { ...frame, x: frame.x + frame.width - side, width: side },
    { ink: third.ink, across: 'end', down: 'middle' },
  );
  const half = frame.width / 2 - Math.max(...sides.map((block) => block.width)) - GAP;
  if (middle === '' || half < 60) return;
  const centre = { ...frame, x: frame.x + frame.width / 2 - half, width: 2 * half };
  page.put(at(middle, second, 2 * half), centre, { ink: second.ink, across: 'middle', down: 'middle' });
}
