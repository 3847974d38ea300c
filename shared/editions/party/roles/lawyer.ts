import { others } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';
import { theRole } from '../../parts/checks.ts';

/** `party.lawyer.check`: sees one card a night; `party.lawyer.disguise`: red to the commissioner. Not of the gang. */
export const lawyer: Role = {
  id: 'lawyer',
  /** `party.decision.lawyer-side` */
  side: 'mafia',
  seenAs: 'red',
  acts: [{ action: 'check', reach: others, learns: theRole }],
};
