import type { result as english } from '../../en/app/result.ts';

export const result: Readonly<Record<keyof typeof english, string>> = {};
