/** What the rulebooks are called: enough to choose one before anything else of it is read. */
import type { books as english } from '../en/books.ts';

export const books: Readonly<Record<keyof typeof english, string>> = {
  'party-name': 'Вечірка',
  'city-name': 'Місто',
  'sport-name': 'Спорт',
  'spytown-name': 'Спайтаун',
  'family-name': 'Сім’я',
};
