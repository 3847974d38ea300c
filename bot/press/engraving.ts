/** The picture on the front page: a city at night in lines whose weight is the tone, and what is found under the lamp. */
import type { Roll } from './dice.ts';
import { haloed } from './emblems.ts';
import { INK, PAPER, RED } from './noir.ts';
import type { Frame } from './page.ts';

interface Scene {
  readonly width: number;
  readonly height: number;
  /** Where the houses stand. */
  readonly horizon: number;
  readonly lamp: { readonly x: number; readonly y: number; readonly spread: number };
  readonly moon: { readonly x: number; readonly y: number; readonly radius: number; readonly isAsleep: boolean };
}

const n = (value: number): string => value.toFixed(1);

/** One emblem for each who was lost; over a quiet night the moon sleeps. */
export const engraving = (frame: Frame, emblems: readonly string[], roll: Roll): string =>
  city(frame, sceneOf(frame.width - 2 * RIM, frame.height - 2 * RIM, emblems.length), emblems, roll);

/** The light is on, and nobody is there yet. */
export const stage = (frame: Frame, roll: Roll): string =>
  city(frame, sceneOf(frame.width - 2 * RIM, frame.height - 2 * RIM, 2), [], roll);

const RIM = 6;

function city({ x, y }: Frame, scene: Scene, emblems: readonly string[], roll: Roll): string {
  const { width, height } = scene;
  const parts = [
    `<path fill="${PAPER}" d="M0 0H${n(width)}V${n(height)}H0Z"/>`,
    lines(scene, 4, scene.horizon - 4),
    moonDrawn(scene),
    houses(scene, roll),
    `<path fill="${INK}" d="M0 ${n(scene.horizon - 2)}h${n(width)}v5H0z"/>`,
    lines(scene, scene.horizon + 9, height - 2),
    lampDrawn(scene),
    found(scene, emblems),
  ];
  const clip = `<clipPath id="scene"><path d="M0 0H${n(width)}V${n(height)}H0Z"/></clipPath>`;
  const rim = `<rect x="-3.7" y="-3.7" width="${n(width + 7.4)}" height="${n(height + 7.4)}" fill="none" stroke="${INK}" stroke-width="4.6"/>`;
  return `<g transform="translate(${n(x + RIM)} ${n(y + RIM)})">${clip}<g clip-path="url(#scene)">${parts.join('')}</g>${rim}</g>`;
}

function sceneOf(width: number, height: number, lost: number): Scene {
  const horizon = height * (rowsOf(lost, width) > 1 ? 0.54 : 0.78);
  const isWide = width > 700;
  const radius = Math.min(lost === 0 ? 112 : 54, height * (lost === 0 ? 0.26 : 0.14));
  const lampAt = lost === 0 ? 0.78 : lost === 1 ? (isWide ? 0.62 : 0.68) : 0.56;
  return {
    width,
    height,
    horizon,
    lamp: { x: width * lampAt, y: Math.max(74, height * 0.3), spread: lost > 1 ? 1.15 : 0.62 },
    moon: {
      x: width * (lost === 0 ? 0.36 : lost > 1 ? 0.16 : 0.22),
      y: lost === 0 ? Math.max(radius + 16, height * 0.34) : Math.max(radius + 14, height * 0.24),
      radius,
      isAsleep: lost === 0,
    },
  };
}

/** From 0, all paper, to 1, all ink. */
function toneAt({ width, height, horizon, lamp, moon }: Scene, x: number, y: number): number {
  if (y >= horizon) {
    const along = (x - lamp.x) / (width * (lamp.spread > 1 ? 0.42 : 0.3));
    const deep = (y - (horizon + (height - horizon) * 0.46)) / ((height - horizon) * 0.62);
    const away = along * along + deep * deep;
    return away < 1 ? 0.06 + 0.72 * away * away : 0.78 + 0.1 * Math.sin(x * 0.05 + y);
  }
  const fromMoon = Math.max(0, Math.hypot(x - moon.x, y - moon.y) - moon.radius);
  let tone = 0.3 + 0.62 * (1 - Math.exp(-fromMoon / 190)) - (0.1 * y) / horizon;
  const under = y - lamp.y;
  if (under > 0) {
    const aside = Math.abs(x - lamp.x) / (16 + under * lamp.spread);
    if (aside < 1) tone *= 0.12 + 0.88 * aside ** 3;
  }
  const fromLamp = (x - lamp.x) ** 2 + under ** 2;
  return tone * (1 - 0.75 * Math.exp(-fromLamp / 1500));
}

const LINE = 7.2;
const ALONG = 8;

function lines(scene: Scene, from: number, to: number): string {
  let path = '';
  for (let y = from; y < to; y += LINE) {
    let upper = '';
    let lower = '';
    for (let x = 0; x < scene.width + ALONG; x += ALONG) {
      const wave = y + Math.sin(x * 0.021 + y * 0.37) * 0.9;
      const half = Math.max(0.35, toneAt(scene, x, y) * LINE * 0.82) / 2;
      upper += `${x === 0 ? 'M' : 'L'}${x} ${n(wave - half)}`;
      lower = `L${x} ${n(wave + half)}${lower}`;
    }
    path += `${upper}${lower}Z`;
  }
  return `<path fill="${INK}" d="${path}"/>`;
}

function moonDrawn({ moon: { x, y, radius, isAsleep } }: Scene): string {
  const stroke = (path: string, ink: string) =>
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${n(radius * 0.07)}" stroke-linecap="round"/>`;
  let drawn = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>`;
  for (let k = isAsleep ? 5 : 0; k < 9; k++) {
    const at = y + radius * (0.08 + k * 0.098);
    const half = Math.sqrt(Math.max(0, radius ** 2 - (at - y) ** 2)) - 7;
    if (half <= 4) continue;
    const [right, middle, left] = [x + half, x + half * 0.55, x + half * (0.55 - k * 0.16)].map(n);
    const weight = 1.2 + k * 0.28;
    drawn += `<path fill="${INK}" d="M${right} ${n(at)}Q${middle} ${n(at + weight)} ${left} ${n(at)}Q${middle} ${n(at - weight)} ${right} ${n(at)}Z"/>`;
  }
  if (!isAsleep) return drawn;
  const lid = (side: number) =>
    stroke(
      `M${n(x + radius * side)} ${n(y - radius * 0.12)}q${n(radius * 0.17)} ${n(radius * 0.2)} ${n(radius * 0.34)} 0`,
      INK,
    );
  const mouth = `M${n(x - radius * 0.2)} ${n(y + radius * 0.36)}q${n(radius * 0.2)} ${n(radius * 0.16)} ${n(radius * 0.4)} 0`;
  return drawn + lid(-0.5) + lid(0.16) + stroke(mouth, RED);
}

type Roof = 'flat' | 'gable' | 'steps';

function houses(scene: Scene, roll: Roll): string {
  const { width, horizon, lamp } = scene;
  let drawn = '';
  let awakeLeft = 1;
  for (let x = -8; x < width; ) {
    const wide = 52 + Math.round(roll() * 22);
    const isAtLamp = Math.abs(x + wide / 2 - lamp.x - 20) < (lamp.spread > 1 ? 130 : 84);
    const roof = (['flat', 'gable', 'steps'] as const)[Math.floor(roll() * 3)]!;
    const tall = Math.min(horizon * (0.14 + roll() * 0.3), roomUnderMoon(scene, x, wide));
    if (!isAtLamp) {
      drawn += house(x, horizon - tall, wide, horizon, roof);
      drawn += windows(x, horizon - tall, wide, horizon, () => {
        const isAwake = awakeLeft > 0 && x > width * 0.2 && roll() < 0.1;
        if (isAwake) awakeLeft--;
        return isAwake ? 'awake' : roll() < 0.22 ? 'lit' : 'dark';
      });
    }
    x += wide;
  }
  return drawn;
}

/** Nobody builds before the face of a sleeping moon. */
function roomUnderMoon({ moon, horizon }: Scene, x: number, wide: number): number {
  const isAside = x > moon.x + moon.radius || x + wide < moon.x - moon.radius;
  return moon.isAsleep && !isAside ? Math.max(24, horizon - moon.y - moon.radius * 0.86) : Number.POSITIVE_INFINITY;
}

function house(x: number, y: number, wide: number, ground: number, roof: Roof): string {
  const top = {
    flat: `V${n(y)}h${n(wide * 0.56)}v-19h${n(wide * 0.18)}v19h${n(wide * 0.26)}`,
    gable: `V${n(y)}l${n(wide / 2)} ${n(-wide * 0.42)}l${n(wide / 2)} ${n(wide * 0.42)}`,
    steps: `V${n(y)}h${n(wide * 0.2)}v${n(-wide * 0.16)}h${n(wide * 0.16)}v${n(-wide * 0.16)}h${n(wide * 0.28)}v${n(wide * 0.16)}h${n(wide * 0.16)}v${n(wide * 0.16)}h${n(wide * 0.2)}`,
  }[roof];
  const wall = `<path fill="${INK}" stroke="${PAPER}" stroke-width="3" d="M${n(x)} ${n(ground)}${top}V${n(ground)}Z"/>`;
  let cuts = '';
  for (let at = y + 10; at < ground - 14 && at < y + 90; at += 22) {
    cuts += `M${n(x + 3)} ${n(at)}l${n(wide * 0.12)} 2.4l${n(-wide * 0.12)} 2.4z`;
  }
  return `${wall}<path fill="${PAPER}" d="${cuts}"/>`;
}

function windows(x: number, y: number, wide: number, ground: number, look: () => 'awake' | 'lit' | 'dark'): string {
  const [pane, high] = [wide * 0.22, 18];
  let paper = '';
  let ink = '';
  let red = '';
  for (let at = y + 18; at + high < ground - 8; at += 34) {
    for (const left of [x + wide * 0.22, x + wide * 0.58]) {
      const shape = `M${n(left)} ${n(at)}h${n(pane)}v${high}h${n(-pane)}z`;
      const kind = look();
      if (kind === 'dark') paper += `M${n(left)} ${n(at)}h${n(pane)}v1.8h${n(-pane)}zm0 16h${n(pane)}v1.8h${n(-pane)}z`;
      else paper += shape;
      if (kind === 'lit') ink += `M${n(left + pane / 2 - 1)} ${n(at)}h2v${high}h-2z`;
      if (kind === 'awake') red += `M${n(left + 2)} ${n(at + 2)}h${n(pane - 4)}v${high - 4}h${n(4 - pane)}z`;
    }
  }
  const filled = (path: string, colour: string) => (path === '' ? '' : `<path fill="${colour}" d="${path}"/>`);
  return filled(paper, PAPER) + filled(ink, INK) + filled(red, RED);
}

function lampDrawn({ lamp: { x, y }, horizon }: Scene): string {
  const foot = horizon + 34;
  const at = (dx: number, dy: number) => `${n(x + dx)} ${n(y + dy)}`;
  const pole = `M${n(x + 86)} ${n(foot)}V${n(y - 10)}Q${at(86, -44)} ${at(46, -44)}Q${at(8, -44)} ${at(4, -20)}H${n(x - 4)}Q${at(2, -56)} ${at(46, -56)}Q${at(98, -56)} ${at(98, -10)}V${n(foot)}Z`;
  const base = `M${n(x + 74)} ${n(foot + 12)}l6 -20h24l6 20z`;
  const shade = `M${at(-32, 2)}Q${at(-24, -24)} ${at(0, -24)}Q${at(24, -24)} ${at(32, 2)}Z`;
  const bulb = `M${at(-18, 2)}Q${at(0, 22)} ${at(18, 2)}Z`;
  return (
    `<path fill="${INK}" stroke="${PAPER}" stroke-width="2.4" d="${pole}${base}${shade}"/>` +
    `<path fill="${PAPER}" stroke="${INK}" stroke-width="2.4" d="${bulb}"/>`
  );
}

/** Smaller than this an emblem is hard to tell. */
const SMALLEST = 88;

const rowsOf = (lost: number, width: number): number =>
  Math.ceil(lost / Math.max(1, Math.floor((width * 0.92) / SMALLEST / 1.08)));

/** In the light: one large, several side by side, many in rows. */
function found(scene: Scene, emblems: readonly string[]): string {
  if (emblems.length === 0) return '';
  const { width, height, horizon, lamp } = scene;
  const rows = rowsOf(emblems.length, width);
  const inRow = Math.ceil(emblems.length / rows);
  const largest = emblems.length === 1 ? Math.min(190, height * 0.44) : Math.min(168, height * 0.36);
  const size = Math.min(largest, (width * 0.92) / inRow / 1.08, (height * 0.66) / rows);
  const gap = size * 0.08;
  let drawn = '';
  for (let row = 0; row < rows; row++) {
    const here = emblems.slice(row * inRow, (row + 1) * inRow);
    const wide = here.length * size + (here.length - 1) * gap;
    const centre = emblems.length === 1 ? lamp.x - 6 : Math.min(Math.max(lamp.x, wide / 2 + 18), width - wide / 2 - 18);
    const ground = (rows === 1 ? Math.min(horizon + 44, height - 16) : height - 22) - (rows - 1 - row) * size * 1.06;
    here.forEach((name, i) => {
      const x = centre - wide / 2 + i * (size + gap);
      drawn +=
        `<ellipse cx="${n(x + size / 2 + 2)}" cy="${n(ground - 2)}" rx="${n(size * 0.54)}" ry="${n(size * 0.06)}" fill="${INK}"/>` +
        haloed(name, { x, y: ground - size, size }, { ink: INK, seal: RED }, PAPER);
    });
  }
  return drawn;
}
