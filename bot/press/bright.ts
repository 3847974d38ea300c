/** The inks of the children's gazette, and its shapes. */
import type { Ramp } from './png.ts';

export const CREAM = '#FFF3CC';
export const WHITE = '#FFFFFF';
export const NAVY = '#1D2A5B';
export const SOFT = '#4A5788';
export const BLUE = '#2B49C6';
export const RASPBERRY = '#D12D4F';
export const SKY = '#BFE3FF';
export const SUN = '#FFD65A';
export const GRASS = '#3FA66B';
export const LEAVES = '#2F8A57';

/** Which ink meets which, and how finely its edge is drawn. */
export const BRIGHT_RAMPS: readonly Ramp[] = [
  [CREAM, NAVY, 12],
  [WHITE, NAVY, 12],
  [SUN, NAVY, 10],
  [SKY, NAVY, 10],
  [GRASS, NAVY, 6],
  [CREAM, BLUE, 10],
  [WHITE, BLUE, 10],
  [CREAM, SOFT, 8],
  [WHITE, SOFT, 8],
  [SKY, SOFT, 8],
  [WHITE, RASPBERRY, 10],
  [CREAM, RASPBERRY, 8],
  [SKY, RASPBERRY, 6],
  [SUN, RASPBERRY, 6],
  [NAVY, RASPBERRY, 6],
  [SKY, BLUE, 6],
  [WHITE, SKY, 4],
  [CREAM, SKY, 4],
  [CREAM, WHITE, 3],
  [CREAM, SUN, 4],
  [WHITE, SUN, 5],
  [SKY, SUN, 6],
  [BLUE, SUN, 6],
  [SKY, GRASS, 6],
  [WHITE, GRASS, 6],
  [CREAM, GRASS, 6],
  [WHITE, LEAVES, 6],
  [NAVY, BLUE, 4],
];

const WAVE = 72;
const SWELL = 26;

/** A band of sun from the top, with waves for a hem. */
export function band(bottom: number): string {
  let hem = `Q${15 * WAVE - WAVE / 2} ${(bottom + SWELL).toFixed(1)} ${14 * WAVE} ${bottom.toFixed(1)}`;
  for (let x = 13 * WAVE; x >= 0; x -= WAVE) hem += `T${x} ${bottom.toFixed(1)}`;
  return `<path fill="${SUN}" d="M0 0H1080V${bottom.toFixed(1)}${hem}Z"/>`;
}

/** Five points. */
export function star(x: number, y: number, radius: number, ink: string): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const away = i % 2 === 0 ? radius : radius * 0.48;
    const angle = (i * Math.PI) / 5;
    return `${(x + away * Math.sin(angle)).toFixed(1)} ${(y - away * Math.cos(angle)).toFixed(1)}`;
  });
  return `<path fill="${ink}" stroke="${ink}" stroke-width="3" stroke-linejoin="round" d="M${points.join('L')}Z"/>`;
}
