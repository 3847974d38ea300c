/** One mode of a balance chart: a line a side with its 95 % band, or bars where there is but one number of players. */
import { type ChartedMode, type ChartedSize, escaped, type NamedInk, PANEL, type Share, strokeOf } from './chart.ts';

const AREA = { left: 44, right: 46, top: 46, bottom: 58 } as const;
const RULE = 'stroke="#1b1712" stroke-opacity=".14"';

export function panelOf({ name, sizes }: ChartedMode, inks: readonly NamedInk[], width: number): string {
  const title = `<text class="display" x="0" y="24" font-size="25">${escaped(name)}</text>`;
  const shown = shownIn(sizes, inks);
  return `${title}${sizes.length === 1 ? bars(sizes[0]!, shown, width) : curves(sizes, shown, width)}`;
}

const percent = (share: number): string => `${Math.round(100 * share)}`;

function curves(sizes: readonly ChartedSize[], inks: readonly NamedInk[], width: number): string {
  const floor = PANEL.height - AREA.bottom;
  const right = width - AREA.right;
  const [first, last] = [sizes[0]!.players, sizes.at(-1)!.players];
  const x = (players: number) =>
    round(AREA.left + 14 + ((right - AREA.left - 28) * (players - first)) / (last - first));
  const y = (share: number) => round(floor - (floor - AREA.top) * share);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path d="M${AREA.left} ${y(share)}H${right}" ${RULE}${share === 0.5 ? ' stroke-dasharray="5 5"' : ''}/><text class="label second" x="${AREA.left - 8}" y="${y(share) + 5}" font-size="13" text-anchor="end">${percent(share)}${share === 1 ? ' %' : ''}</text>`,
  );
  // So many numbers that all of them can be read.
  const every = Math.ceil((sizes.length * 34) / (right - AREA.left));
  const ticks = sizes.flatMap(({ players, rounds }, i) =>
    i % every === 0
      ? [
          `<text class="label" x="${x(players)}" y="${floor + 22}" font-size="15" text-anchor="middle">${players}</text><text class="label second" x="${x(players)}" y="${floor + 43}" font-size="12" text-anchor="middle">${rounds.toFixed(1)}</text>`,
        ]
      : [],
  );
  const rows = `<text class="text second" x="${right + 6}" y="${floor + 22}" font-size="12">players</text><text class="text second" x="${right + 6}" y="${floor + 43}" font-size="12">rounds</text>`;
  const lines = inks.map((ink) => {
    const points = sizes.map(({ players, shares }) => ({ at: x(players), ...shares[ink.id]! }));
    return stretches(points).map((stretch) => {
      const over = stretch.map(({ at, most }) => `${at} ${y(most)}`);
      const under = stretch.map(({ at, least }) => `${at} ${y(least)}`).reverse();
      const dots = stretch.map(({ at, share }) => `<circle cx="${at}" cy="${y(share)}" r="3.4" fill="${ink.colour}"/>`);
      // A point by itself has no band: its interval is a stroke.
      if (stretch.length === 1)
        dots.push(`<path d="M${over[0]}L${under[0]}" stroke="${ink.colour}" stroke-opacity=".5"/>`);
      const line = stretch.map(({ at, share }) => `${at} ${y(share)}`).join('L');
      return `<path d="M${[...over, ...under].join('L')}Z" fill="${ink.colour}" fill-opacity=".16"/><path d="M${line}" ${strokeOf(ink, 2.6)}/>${dots.join('')}`;
    });
  });
  return [...grid, ...ticks, rows, ...lines.flat(), ends(sizes.at(-1)!, inks, right + 6, y)].join('');
}

/** A side that is not in play for so many has no line there. */
function stretches<T extends Share>(points: readonly T[]): readonly (readonly T[])[] {
  const found: T[][] = [];
  for (const [i, point] of points.entries()) {
    if (point.share === 0) continue;
    const isNew = i === 0 || points[i - 1]!.share === 0;
    if (isNew) found.push([]);
    found.at(-1)!.push(point);
  }
  return found;
}

/** What each line comes to, beside its end; numbers that would lie on each other are moved apart. */
function ends({ shares }: ChartedSize, inks: readonly NamedInk[], x: number, y: (share: number) => number): string {
  const labels = inks
    .flatMap(({ id, colour }) =>
      shares[id]?.share ? [{ colour, share: shares[id].share, at: y(shares[id].share) + 5 }] : [],
    )
    .sort((a, b) => a.at - b.at);
  // Moved down from above as far as needed, and up again as far as there is no room.
  let above = Number.NEGATIVE_INFINITY;
  for (const label of labels) {
    above = Math.max(label.at, above + 16);
    label.at = above;
  }
  let below = y(0) + 5 + 16;
  for (const label of labels.toReversed()) {
    below = Math.min(label.at, below - 16);
    label.at = below;
  }
  return labels
    .map(
      ({ colour, share, at }) =>
        `<text class="label" x="${x}" y="${round(at)}" font-size="15" fill="${colour}">${percent(share)} %</text>`,
    )
    .join('');
}

const stepOf = (inks: readonly NamedInk[]): number => Math.min(64, (PANEL.height - 96) / inks.length);

/** Bars take no more room than they need. */
export function heightOf({ sizes }: ChartedMode, inks: readonly NamedInk[]): number {
  const shown = shownIn(sizes, inks);
  return sizes.length === 1 ? 98 + shown.length * stepOf(shown) : PANEL.height;
}

const shownIn = (sizes: readonly ChartedSize[], inks: readonly NamedInk[]): readonly NamedInk[] =>
  inks.filter(({ id }) => sizes.some(({ shares }) => (shares[id]?.share ?? 0) > 0));

function bars({ players, rounds, shares }: ChartedSize, inks: readonly NamedInk[], width: number): string {
  const left = 150;
  const x = (share: number) => round(left + (width - left - 120) * share);
  const step = stepOf(inks);
  const rows = inks.map(({ id, colour, name }, i) => {
    const { share, least, most } = shares[id] as Share;
    const y = 62 + i * step;
    const middle = y + 15;
    return `<text class="text" x="${left - 14}" y="${y + 21}" font-size="17" text-anchor="end">${escaped(name)}</text><rect x="${left}" y="${y}" width="${round(x(share) - left)}" height="30" rx="3" fill="${colour}" fill-opacity=".26"/><path d="M${x(share)} ${y}v30" stroke="${colour}" stroke-width="4"/><path d="M${x(least)} ${middle}H${x(most)}M${x(least)} ${middle - 7}v14M${x(most)} ${middle - 7}v14" stroke="${colour}" stroke-width="1.6"/><text class="label" x="${x(most) + 12}" y="${y + 22}" font-size="18" fill="${colour}">${percent(share)} %</text>`;
  });
  const middle = `<path d="M${x(0.5)} 50V${62 + inks.length * step}" ${RULE} stroke-dasharray="5 5"/>`;
  const note = `<text class="text second" x="${left}" y="${62 + inks.length * step + 22}" font-size="14">${players} players, ${rounds.toFixed(1)} rounds in the mean</text>`;
  return `${middle}${rows.join('')}${note}`;
}

const round = (number: number): number => Math.round(number * 10) / 10;
