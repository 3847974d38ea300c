import { badRequest, type Refusal } from '../refusal.ts';

export const parseError = (why: string): Refusal => badRequest(`can't parse entities: ${why}`);
