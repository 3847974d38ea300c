/** Each kind of picture in each look. */
import { BRIGHT_RAMPS } from './bright.ts';
import { cover } from './cover.ts';
import { evening } from './evening.ts';
import { extra } from './extra.ts';
import { gazetteCover } from './gazette/cover.ts';
import { gazette } from './gazette/gazette.ts';
import { gazetteMorning } from './gazette/morning.ts';
import { morning } from './morning.ts';
import { NOIR_RAMPS } from './noir.ts';
import type { PaperPage } from './page.ts';
import type { Look, Picture } from './picture.ts';
import { type Palette, paletteOf } from './png.ts';

export function laidOut(picture: Picture): PaperPage {
  const isBright = picture.look === 'kids';
  switch (picture.is) {
    case 'morning':
      return isBright ? gazetteMorning(picture) : morning(picture);
    case 'extra':
      return extra(picture, isBright ? gazette : evening);
    case 'cover':
      return isBright ? gazetteCover(picture) : cover(picture);
  }
}

export const palettes: Readonly<Record<Look, Palette>> = {
  noir: paletteOf(NOIR_RAMPS),
  kids: paletteOf(BRIGHT_RAMPS),
};
