/** What the rulebooks are called: enough to choose one before anything else of it is read. */
export const books = {
  'party-name': 'Party',
  'city-name': 'City',
  'sport-name': 'Sport',
  'spytown-name': 'Spytown',
  'family-name': 'Family',
} as const;
