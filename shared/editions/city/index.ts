/** `city`: the boxed game of twenty characters for 6 to 16 players (`city.setup.players`, `city.decision.max`). */
import type { Rulebook } from '../../engine/rulebook.ts';
import { box } from './groups.ts';
import { modes } from './modes.ts';
import { roles } from './roles/index.ts';

export const city: Rulebook = {
  id: 'city',
  seating: 'as-joined',
  modes,
  box,
  speaksOf: {
    roles: Object.keys(roles),
    sides: ['town', 'mafia', 'yakuza', 'loner'],
    facts: ['awake', 'leader', 'copied', 'answered'],
    news: ['out', 'quiet', 'muted', 'jailed', 'freed', 'pardoned', 'innocent'],
  },
};
