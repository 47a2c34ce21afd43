/** The languages of the page, each in its own name. */
export const LANGUAGES = { en: 'English', tr: 'Türkçe', pl: 'Polski', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/** The first of these languages that the page speaks; English where it speaks none. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    if (base && Object.hasOwn(LANGUAGES, base)) return base as Language;
  }
  return 'en';
}
