import type { rules as english } from '../../en/app/rules.ts';

export const rules: Readonly<Record<keyof typeof english, string>> = {};
