import type { Role } from '../../../engine/rules.ts';

/** `party.corrupt-judge`: black, of no gang, votes as a judge and wins with either gang. */
export const corruptJudge: Role = { id: 'corrupt-judge', side: 'black' };
