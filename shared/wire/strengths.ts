/** How well a practice player plays, and how it is known. */
export const STRENGTHS = ['lazy', 'fair', 'sharp'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** By this sign a practice player is known wherever its name stands; nobody else bears it. */
export const MARK = '🤖';
