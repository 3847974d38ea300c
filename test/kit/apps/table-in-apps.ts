/** A table, and everybody's phone at it. */
import type { Evening } from '../evening/evening.ts';
import { type Phone, phonesOf, tableOf } from './phone.ts';

export interface TableInApps {
  readonly evening: Evening;
  readonly phones: readonly Phone[];
  readonly game: string;
}

export async function inApps(evening: Evening): Promise<TableInApps> {
  const phones = phonesOf(evening);
  return { evening, phones, game: await tableOf(phones[0]!) };
}
