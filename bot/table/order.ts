import type { TableStep } from './play.ts';
import type { Refused } from './refusal.ts';
import type { TableState } from './state.ts';

/** Looks at the table as it stands and says what becomes of it, both by the calendar. */
export type Order = (state: TableState, now: number) => TableStep | Refused;

export type Reply = { readonly state: TableState } | Refused | { readonly isRepeated: true };
