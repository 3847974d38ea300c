import type { common as english } from '../../en/app/common.ts';

export const common: Readonly<Record<keyof typeof english, string>> = {};
