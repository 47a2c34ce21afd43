import { IntlMessageFormat } from 'intl-messageformat';
import de from './de.ts';
import en from './en.ts';
import pl from './pl.ts';
import tr from './tr.ts';

/** The languages of the page, each in its own name. */
export const LANGUAGES = { en: 'English', tr: 'Türkçe', pl: 'Polski', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;
export type Key = keyof typeof en;
export type Values = Record<string, string | number>;

const messages: Record<Language, Record<Key, string>> = { en, tr, pl, de };

/** The first of these languages that the page speaks; English where it speaks none. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    if (base && base in LANGUAGES) return base as Language;
  }
  return 'en';
}

/** Says things in one language. */
export interface Words {
  (key: Key, values?: Values): string;
  readonly language: Language;
  /** A number with the language's own separators. */
  number(n: number): string;
}

const spoken = new Map<Language, Words>();

export function wordsIn(language: Language): Words {
  const known = spoken.get(language);
  if (known) return known;
  const formats = new Map<Key, IntlMessageFormat>();
  const numbers = new Intl.NumberFormat(language);
  const say = (key: Key, values?: Values): string => {
    let format = formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(messages[language][key], language);
      formats.set(key, format);
    }
    return String(format.format(values));
  };
  const words: Words = Object.assign(say, { language, number: (n: number) => numbers.format(n) });
  spoken.set(language, words);
  return words;
}
