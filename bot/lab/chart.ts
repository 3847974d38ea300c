/** The chart of a balance: a page of paper, a panel a mode, players from left to right, shares of wins upwards. */
import { heightOf, panelOf } from './chart-panel.ts';
import { type Ink, inkOf, suitOf } from './chart-side.ts';

export interface Charted {
  readonly title: string;
  readonly modes: readonly ChartedMode[];
  /** In the order of the rulebook, with its name as the chart says it. */
  readonly sides: readonly { readonly id: string; readonly name: string }[];
  readonly foot: string;
  /** Letters to bring along: @font-face rules. */
  readonly faces: string;
}

export interface ChartedMode {
  readonly name: string;
  readonly sizes: readonly ChartedSize[];
}

export interface ChartedSize {
  readonly players: number;
  readonly rounds: number;
  readonly shares: Readonly<Record<string, Share>>;
}

export interface Share {
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

export const PAGE = { width: 1080, margin: 48, head: 208, foot: 64, gap: 36 } as const;
export const PANEL = { width: 474, height: 340 } as const;

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const STYLE = `
  .display { font-family: Alegreya, Georgia, 'Times New Roman', serif; font-weight: 900; font-variant-numeric: lining-nums; }
  .label { font-family: Oswald, 'Arial Narrow', sans-serif; font-weight: 600; font-variant-numeric: tabular-nums; }
  .text { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
  .second { fill: #5c5246; }
`;

export function chart({ title, modes, sides, foot, faces }: Charted): string {
  const { width, margin, head, gap } = PAGE;
  const inks = sides.map(({ id, name }, i) => ({ ...inkOf(id, i), name }));
  const wide = width - 2 * margin;
  let y: number = head;
  const panels = modes.map((mode, i) => {
    const isRight = i % 2 === 1;
    const isAlone = !isRight && i === modes.length - 1;
    const x = isRight ? margin + PANEL.width + gap : margin;
    const panel = `<g transform="translate(${x} ${y})">${panelOf(mode, inks, isAlone ? wide : PANEL.width)}</g>`;
    if (isRight || isAlone) y += (isAlone ? heightOf(mode, inks) : PANEL.height) + gap;
    return panel;
  });
  const height = y + PAGE.foot;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}" fill="#1b1712">
<style>${faces}${STYLE}</style>
<rect width="${width}" height="${height}" fill="#f6eedd"/>
<path d="M${margin} 34H${width - margin}M${margin} 40H${width - margin}" stroke="#1b1712" stroke-width="2"/>
<text class="display" x="${margin}" y="92" font-size="44">${escaped(title)}</text>
<text class="text second" x="${margin}" y="124" font-size="17">Share of games won by each side, by the number of players</text>
${legend(inks)}
${panels.join('\n')}
<path d="M${margin} ${height - 52}H${width - margin}" stroke="#1b1712" stroke-opacity=".2"/>
<text class="text second" x="${margin}" y="${height - 26}" font-size="15">${escaped(foot)}</text>
</svg>
`;
}

export interface NamedInk extends Ink {
  readonly name: string;
}

/** Shape, word and colour. */
function legend(inks: readonly NamedInk[]): string {
  let x: number = PAGE.margin;
  return inks
    .map((ink) => {
      const at = x;
      x += 34 + 24 + widthOf(ink.name);
      return `<g transform="translate(${at} 146)">${suitOf(ink, 26)}<text class="text" x="34" y="20" font-size="18">${escaped(ink.name)}</text></g>`;
    })
    .join('\n');
}

/** Roughly, in the system's letters at 18. */
const widthOf = (text: string): number => [...text].length * 9.6;

export const strokeOf = ({ colour, isBroken }: Ink, width: number): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${isBroken ? ' stroke-dasharray="2 6" stroke-linecap="round"' : ''}`;
