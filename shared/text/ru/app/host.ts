import type { host as english } from '../../en/app/host.ts';

export const host: Readonly<Record<keyof typeof english, string>> = {};
