import type { Language } from '../../shared/text/languages.ts';

/** Each in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { uk: 'Українська', ru: 'Русский', en: 'English' };
