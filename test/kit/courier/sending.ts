/** What was sent, how fast, and trouble to order. */
import type { MadeCall, Person, Trouble } from '../../../bot/playground/index.ts';
import type { PostOffice } from './post-office.ts';

export const textOf = ({ params }: MadeCall): unknown => params.text;
export const sent = (office: PostOffice, chatId: number): unknown[] =>
  office
    .messagesTo(chatId)
    .filter(({ ok }) => ok)
    .map(textOf);
export const shown = ({ direct }: Person): string[] =>
  direct.messages.filter(({ from }) => from.is_bot).map(({ text }) => text);

/** The most that were sent within so many milliseconds. */
export function busiest(times: readonly number[], within: number): number {
  return Math.max(...times.map((start) => times.filter((at) => at >= start && at < start + within).length));
}

/** Trouble for the next calls, one each; null lets one pass. */
export function next(office: PostOffice, ...troubles: readonly (Trouble | null)[]): void {
  const left = [...troubles];
  office.telegram.trouble = () => left.shift() ?? null;
}

export const FLOOD = (retryAfter: number): Trouble => ({ kind: 'flood', retryAfter });
export const refuse = (description: string): Trouble => ({ kind: 'refuse', code: 400, description });
