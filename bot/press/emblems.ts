/** Drawings of roles and of the interface, as the Mini App has them. */
import { readFileSync } from 'node:fs';

const FOLDERS = {
  emblem: new URL('../../webapp/public/emblems/', import.meta.url),
  icon: new URL('../../webapp/public/icons/', import.meta.url),
};
const UNITS = { emblem: 64, icon: 24 };

type Kind = keyof typeof FOLDERS;

/** What stands for a drawing that does not exist. */
const INSTEAD: Readonly<Record<Kind, string>> = { emblem: 'face-down', icon: 'paper' };

const read = new Map<string, string>();

function inside(kind: Kind, name: string): string {
  const key = `${kind}/${name}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const drawing = /^[a-z-]+$/.test(name) ? fileOf(kind, name) : null;
  const svg = drawing ?? inside(kind, INSTEAD[kind]);
  if (drawing) read.set(key, svg);
  return svg;
}

function fileOf(kind: Kind, name: string): string | null {
  try {
    return readFileSync(new URL(`${name}.svg`, FOLDERS[kind]), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  } catch {
    return null;
  }
}

export interface Inks {
  readonly ink: string;
  /** The one red thing of each emblem. */
  readonly seal: string;
}

export interface At {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function drawn(kind: Kind, { x, y, size }: At, attributes: string, svg: string): string {
  const scale = (size / UNITS[kind]).toFixed(4);
  return `<g transform="matrix(${scale} 0 0 ${scale} ${x.toFixed(1)} ${y.toFixed(1)})" ${attributes}>${svg}</g>`;
}

export const emblem = (name: string, at: At, { ink, seal }: Inks): string =>
  drawn('emblem', at, `fill="${ink}" color="${seal}"`, inside('emblem', name));

export const icon = (name: string, at: At, ink: string): string =>
  drawn('icon', at, `color="${ink}"`, inside('icon', name));

/** The emblem with a rim of paper, so that it stands off what is behind it. */
export function haloed(name: string, at: At, inks: Inks, paper: string): string {
  const rim = `fill="${paper}" color="${paper}" stroke="${paper}" stroke-width="4" stroke-linejoin="round"`;
  const whole = inside('emblem', name).replaceAll('fill-rule="evenodd"', '');
  return drawn('emblem', at, rim, whole) + emblem(name, at, inks);
}
