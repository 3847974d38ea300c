/** A sheet to be printed: drawings, and words put into frames. Words are drawn as outlines, so that nothing else is needed to print it. */
import type { Block } from './fitting.ts';
import { setLine } from './measure.ts';

export const WIDTH = 1080;
export const HEIGHT = 1350;

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Words on the page: where their ink is, and where it has to stay. */
export interface Placed {
  readonly text: string;
  readonly size: number;
  readonly box: Frame;
  readonly frame: Frame;
}

export interface Placing {
  readonly ink: string;
  readonly across?: 'start' | 'middle' | 'end';
  readonly down?: 'top' | 'middle' | 'bottom';
}

export class PaperPage {
  readonly texts: Placed[] = [];
  readonly #drawn: string[] = [];

  constructor(paper: string) {
    this.draw(`<path fill="${paper}" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>`);
  }

  draw(svg: string): void {
    this.#drawn.push(svg);
  }

  put(block: Block, frame: Frame, { ink, across = 'start', down = 'top' }: Placing): void {
    if (block.lines.length === 0) return;
    const share = { start: 0, middle: 0.5, end: 1 };
    const top = frame.y + { top: 0, middle: middleOf(block, frame), bottom: frame.height - block.height }[down];
    block.lines.forEach((line, i) => {
      const set = setLine(line, block);
      const x = frame.x + share[across] * (frame.width - set.width);
      const y = top + block.above + i * block.leading * block.size;
      this.draw(drawnLine(set, x, y, block.size, ink));
    });
    this.texts.push({
      text: block.lines.join('\n'),
      size: block.size,
      box: {
        x: frame.x + share[across] * (frame.width - block.width),
        y: top,
        width: block.width,
        height: block.height,
      },
      frame,
    });
  }

  get svg(): string {
    const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${this.#drawn.join('')}</svg>`;
  }
}

/** Capitals in the middle look so, whatever hangs above and below them. */
function middleOf({ capital, above, height, leading, size, lines }: Block, frame: Frame): number {
  const inner = capital + leading * size * (lines.length - 1);
  const wanted = (frame.height - inner) / 2 - (above - capital);
  return Math.max(0, Math.min(wanted, frame.height - height));
}

function drawnLine({ glyphs }: ReturnType<typeof setLine>, x: number, y: number, size: number, ink: string): string {
  let path = '';
  for (const { glyph, x: along } of glyphs) {
    const { outline } = glyph;
    if (outline) path += `M${Math.round(outline.x + along)} ${outline.y}${outline.path}`;
  }
  const scale = size / 1000;
  return `<path fill="${ink}" transform="matrix(${scale} 0 0 ${-scale} ${x.toFixed(2)} ${y.toFixed(2)})" d="${path}"/>`;
}
