/** Seats at equal distances along a rounded table, clockwise, the reader's own at six o'clock. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const STEPS = 720;

export function placesOn(
  { width, height }: { readonly width: number; readonly height: number },
  seats: number,
  first: number,
  isMany: boolean,
): readonly Spot[] {
  if (width === 0 || seats === 0) return [];
  const [rx, ry] = [width / 2 - (isMany ? 28 : 38), height / 2 - (isMany ? 34 : 42)];
  const outline = outlineOf(rx, ry, isMany ? 3.1 : 2.6);
  const lengths = runningLengths(outline);
  const whole = lengths.at(-1)!;
  return Array.from({ length: seats }, (_, i) => {
    const { x, y } = spotAt((((i - first + seats) % seats) / seats) * whole, outline, lengths);
    return { x: width / 2 + x, y: height / 2 + y };
  });
}

/** From a seat to the next. */
export function gap([one, next]: readonly Spot[]): number {
  return one && next ? Math.hypot(next.x - one.x, next.y - one.y) : Number.POSITIVE_INFINITY;
}

/** So far along the outline, between two of its points. */
function spotAt(distance: number, outline: readonly Spot[], lengths: readonly number[]): Spot {
  const next = lengths.findIndex((length) => length >= distance);
  const [one, other] = [outline[Math.max(0, next - 1)]!, outline[next]!];
  const step = lengths[next]! - (lengths[next - 1] ?? 0);
  const share = step === 0 ? 1 : (distance - (lengths[next - 1] ?? 0)) / step;
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

/** A superellipse, from six o'clock on; clockwise is to the left from there. */
function outlineOf(rx: number, ry: number, bend: number): readonly Spot[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const angle = Math.PI / 2 + (i / STEPS) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const power = 2 / bend;
    return { x: rx * Math.sign(cos) * Math.abs(cos) ** power, y: ry * Math.sign(sin) * Math.abs(sin) ** power };
  });
}

function runningLengths(outline: readonly Spot[]): readonly number[] {
  let sum = 0;
  return outline.map(({ x, y }, i) => {
    const before = outline[i - 1];
    if (before) sum += Math.hypot(x - before.x, y - before.y);
    return sum;
  });
}
