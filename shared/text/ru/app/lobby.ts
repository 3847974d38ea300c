import type { lobby as english } from '../../en/app/lobby.ts';

export const lobby: Readonly<Record<keyof typeof english, string>> = {};
