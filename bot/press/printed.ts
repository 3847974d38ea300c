/** From words to a PNG, in the thread that asks. */
import { Resvg } from '@resvg/resvg-js';
import { laidOut, palettes } from './layout.ts';
import type { Picture } from './picture.ts';
import { pngOf } from './png.ts';

export function printed(picture: Picture): Buffer {
  const image = new Resvg(laidOut(picture).svg, { font: { loadSystemFonts: false } }).render();
  return pngOf(image.pixels, image.width, image.height, palettes[picture.look]);
}
