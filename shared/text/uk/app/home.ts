import type { home as english } from '../../en/app/home.ts';

export const home: Readonly<Record<keyof typeof english, string>> = {};
