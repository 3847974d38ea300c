/** The pages of a rulebook in the order in which they are read; an edition has a text `EDITION-round-PAGE` for those that it needs. */
export const PAGES = [
  'setup',
  'night',
  'day',
  'trial',
  'ties',
  'leaving',
  'cards',
  'kids',
  'fouls',
  'points',
  'protests',
  'manners',
] as const;

export type BookPage = (typeof PAGES)[number];
