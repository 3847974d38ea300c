/** Each kind of picture in each look. */
import { cover } from './cover.ts';
import { extra } from './extra.ts';
import { morning } from './morning.ts';
import { CARD, INK, PAPER, RED, SECOND } from './noir.ts';
import type { Page } from './page.ts';
import type { Look, Picture } from './picture.ts';
import { type Palette, paletteOf } from './png.ts';

export function laidOut(picture: Picture): Page {
  switch (picture.is) {
    case 'morning':
      return morning(picture);
    case 'extra':
      return extra(picture);
    case 'cover':
      return cover(picture);
  }
}

/** Every ink, and the steps at its edges. */
export const palettes: Readonly<Record<Look, Palette>> = {
  noir: paletteOf([
    [PAPER, INK, 24],
    [PAPER, RED, 12],
    [RED, INK, 8],
    [CARD, INK, 16],
    [CARD, RED, 12],
    [CARD, SECOND, 8],
    [PAPER, SECOND, 8],
    [CARD, PAPER, 2],
  ]),
  kids: paletteOf([[PAPER, INK, 24]]),
};
