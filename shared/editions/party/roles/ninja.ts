import type { Seat } from '../../../engine/model.ts';
import { outsiders } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';
import { gangShot } from '../gang.ts';

/**
 * `party.decision.maniac-judge-black`: a lawyer is on the mafia's side, but no member of it.
 * `party.decision.werewolf-checked`: a werewolf who has joined it is one.
 */
const isSought = ({ role, gang }: Seat): boolean => role === 'commissioner' || gang === 'mafia';

/** `party.ninja.check`: shoots with the yakuza and looks for the commissioner or a member of the mafia. */
export const ninja: Role = {
  id: 'ninja',
  side: 'yakuza',
  gang: 'yakuza',
  acts: [
    {
      action: 'check',
      reach: outsiders,
      learns: (_, __, target) => [{ about: target.id, is: 'commissioner-or-mafia', value: isSought(target) }],
    },
    gangShot,
  ],
};
