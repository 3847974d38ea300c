import { type BotApiRefusal, badRequest } from '../refusal.ts';

export const parseError = (why: string): BotApiRefusal => badRequest(`can't parse entities: ${why}`);
