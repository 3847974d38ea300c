import type { playground as english } from '../en/playground.ts';

export const playground: Readonly<Record<keyof typeof english, string>> = {};
