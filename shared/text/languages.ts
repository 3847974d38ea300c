export const LANGUAGES = ['uk', 'ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { uk: 'Українська', ru: 'Русский', en: 'English' };

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** The nearest of our languages to the one a Telegram client reports. */
export function nearestLanguage(code: string | null | undefined): Language {
  const [main] = (code ?? '').toLowerCase().split('-');
  if (isLanguage(main)) return main;
  return main === 'be' || main === 'kk' || main === 'ky' ? 'ru' : 'en';
}
