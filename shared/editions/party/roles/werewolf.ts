import type { Role } from '../../../engine/rules.ts';
import { gangShot } from '../gang.ts';

/** `party.werewolf`: red until the first criminal falls (see `werewolf.ts`), then shoots with that criminal's gang. */
export const werewolf: Role = {
  id: 'werewolf',
  /** `party.decision.werewolf-checked`: no `seenAs`, so the commissioner sees the side he is on by then. */
  side: 'red',
  acts: [{ ...gangShot, opens: (game, self) => game.round >= 2 && self.gang !== null }],
};
