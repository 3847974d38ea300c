/** The picture of the gazette: the Academy on its hill in the sun; whoever went home early waves from the lawn. */
import { BLUE, GRASS, LEAVES, NAVY, RASPBERRY, SKY, SUN, WHITE } from '../bright.ts';
import { rounded } from '../dress.ts';
import { emblem } from '../emblems.ts';
import type { Frame } from '../page.ts';
import { rowsOf } from '../piece.ts';

const n = (value: number): string => value.toFixed(1);

/** Over a quiet night stands a rainbow. */
export function academy(frame: Frame, emblems: readonly string[]): string {
  const { x, y, width, height } = frame;
  const scale = Math.min(1.3, Math.max(0.62, height / 450));
  const many = emblems.length > 1;
  const ground = height * (many ? 0.58 : 0.74);
  const parts = [
    `<path fill="${SKY}" d="M0 0H${n(width)}V${n(height)}H0Z"/>`,
    emblems.length === 0 ? rainbow(width * 0.43, ground + 40, Math.min(height * 0.68, width * 0.37)) : '',
    sun(width - 120 * scale - 20, 122 * scale, scale),
    cloud(width * 0.09, 150 * scale, 0.8 * scale),
    cloud(width * 0.62, 84 * scale, 0.56 * scale),
    `<path fill="${GRASS}" d="M0 ${n(ground)}Q${n(width * 0.25)} ${n(ground - 44)} ${n(width / 2)} ${n(ground)}T${n(width)} ${n(ground - 14)}V${n(height)}H0Z"/>`,
    school(width * (many ? 0.5 : 0.47), ground + 26 * scale, many ? scale * 0.86 : scale),
    tree(width * 0.1, ground + 34 * scale, 1.1 * scale),
    tree(width * 0.19, ground + 52 * scale, 0.78 * scale),
    emblems.length === 1 ? '' : tree(width * 0.93, ground + 30 * scale, 0.84 * scale),
    badges(frame, ground, emblems),
  ];
  const clip = `<clipPath id="scene">${rounded({ x: 0, y: 0, width, height }, 36, '')}</clipPath>`;
  return `<g transform="translate(${n(x)} ${n(y)})">${clip}<g clip-path="url(#scene)">${parts.join('')}</g></g>`;
}

function rainbow(x: number, y: number, radius: number): string {
  const weight = radius * 0.075;
  return [RASPBERRY, SUN, WHITE, BLUE]
    .map((ink, i) => {
      const r = radius - i * weight;
      return `<path d="M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0" fill="none" stroke="${ink}" stroke-width="${n(weight)}"/>`;
    })
    .join('');
}

function sun(x: number, y: number, scale: number): string {
  const rays = Array.from(
    { length: 12 },
    (_, i) => `<path d="M-15 -112h30l-9 40h-12z" transform="rotate(${i * 30})"/>`,
  );
  const face = `<path d="M-26 -12v9M26 -12v9M-24 18q24 22 48 0" fill="none" stroke="${NAVY}" stroke-width="6.5" stroke-linecap="round"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)})" fill="${SUN}">${rays.join('')}<circle r="66" stroke="${WHITE}" stroke-width="8"/>${face}</g>`;
}

const cloud = (x: number, y: number, scale: number): string =>
  `<path transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)})" fill="${WHITE}" d="M0 0h150q34 0 34-30t-40-30q-6-40-48-40t-52 34q-12-10-28-6-34 4-34 38Q-18 0 0 0z"/>`;

const tree = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)})"><path fill="${NAVY}" d="M-9 0v-60H9V0z"/><circle cy="-96" r="58" fill="${LEAVES}" stroke="${WHITE}" stroke-width="6"/><path d="M-26-118q10-16 28-16" fill="none" stroke="${WHITE}" stroke-width="5" stroke-linecap="round"/></g>`;

function school(x: number, y: number, scale: number): string {
  const panes = [-214, -152, 106, 168].map(
    (left) =>
      `<rect x="${left}" y="-124" width="46" height="58" rx="8" fill="${SUN}" stroke="${WHITE}" stroke-width="5"/><path fill="${WHITE}" d="M${left + 21}-122h4v54h-4zM${left + 2}-97h42v4h-42z"/>`,
  );
  const walls = `<path fill="${BLUE}" d="M-240 0v-154h170L0-230l70 76h170V0z"/><path fill="${RASPBERRY}" d="M-254-150h180L0-238l74 88h180v-22H84L0-266l-84 94h-170z"/>`;
  const clock = `<circle cy="-160" r="27" fill="${WHITE}"/><path d="M0-176v17l12 8" fill="none" stroke="${NAVY}" stroke-width="5" stroke-linecap="round"/>`;
  const flag = `<path fill="${NAVY}" d="M-4-320h8v62h-8z"/><path fill="${RASPBERRY}" stroke="${WHITE}" stroke-width="4" stroke-linejoin="round" d="M6-318l62 18-62 20z"/>`;
  const door = `<path fill="${NAVY}" d="M-36 2v-76q0-36 36-36t36 36V2z"/><circle cx="24" cy="-46" r="4" fill="${SUN}"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)})"><g stroke="${WHITE}" stroke-width="6" stroke-linejoin="round">${walls}</g>${flag}${clock}${panes.join('')}${door}</g>`;
}

const IN_A_ROW = 9;

/** One large badge at the side of the lawn, several in rows along it. */
function badges({ width, height }: Frame, ground: number, emblems: readonly string[]): string {
  if (emblems.length === 0) return '';
  if (emblems.length === 1) {
    const radius = Math.min(88, height * 0.175);
    return badge(width - radius - 64, height - radius - 24, radius, emblems[0]!);
  }
  const rows = rowsOf(emblems, IN_A_ROW);
  const room = height - ground - 26;
  const inRow = rows[0]!.length;
  const radius = Math.min(78, (width - 60) / inRow / 2.24, Math.max(44, (room + 70) / rows.length / 2.12));
  return rows
    .flatMap((row, r) =>
      row.map((name, i) => {
        const x = width / 2 + (i - (row.length - 1) / 2) * radius * 2.24;
        const y = height - 20 - radius - (rows.length - 1 - r) * radius * 2.12;
        return badge(x, y, radius, name);
      }),
    )
    .join('');
}

const badge = (x: number, y: number, radius: number, name: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${WHITE}" stroke="${SUN}" stroke-width="7"/>` +
  emblem(name, { x: x - radius * 0.66, y: y - radius * 0.66, size: radius * 1.32 }, { ink: NAVY, seal: RASPBERRY });
