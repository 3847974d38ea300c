import type { Role } from '../../../engine/rules.ts';

/** `party.judges.only`: while a judge lives, only judges vote (see `judges.ts`). */
export const honestJudge: Role = { id: 'honest-judge', side: 'red' };
