import type { Composition } from '../../engine/rulebook.ts';

/** `sport.setup.ten`, `sport.setup.deal`: one table and no range. */
export const table: Composition = { citizen: 6, sheriff: 1, mafioso: 2, don: 1 };
