import type { table as english } from '../../en/app/table.ts';

export const table: Readonly<Record<keyof typeof english, string>> = {};
