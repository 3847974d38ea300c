import type { Language } from './languages.ts';

/** A day that is written as 2026-11-17, as it is written in this language. */
export function dayIn(language: Language, day: string): string {
  const [year, month, date] = day.split('-');
  return language === 'en' ? day : `${date}.${month}.${year}`;
}
