/** The languages of the page, each with its native name. */
export const LANGUAGES = { en: 'English', tr: 'Türkçe', pl: 'Polski', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/**
 * Returns the language of the first of these BCP 47 tags that the page has; English if it has none.
 */
export function languageFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    const base = tag.toLowerCase().split('-')[0];
    if (base && Object.hasOwn(LANGUAGES, base)) return base as Language;
  }
  return 'en';
}
