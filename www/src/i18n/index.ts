/** What the page says, in four languages: Fluent patterns, as the boards have theirs. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import de from './de.ts';
import en from './en.ts';
import pl from './pl.ts';
import tr from './tr.ts';

/** The languages of the page, each in its own name. */
export const LANGUAGES = { en: 'English', tr: 'Türkçe', pl: 'Polski', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;
export type Key = keyof typeof en;
export type Values = Record<string, FluentVariable>;

const messages: Record<Language, Record<Key, string>> = { en, tr, pl, de };

/** The first of these languages that the page speaks; English where it speaks none. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    if (base && Object.hasOwn(LANGUAGES, base)) return base as Language;
  }
  return 'en';
}

/** Says things in one language. */
export interface Words {
  (key: Key, values?: Values): string;
  readonly language: Language;
}

const spoken = new Map<Language, Words>();

export function wordsIn(language: Language): Words {
  const known = spoken.get(language);
  if (known) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const text = Object.entries(messages[language]).map(([key, pattern]) => `${key} = ${pattern}`);
  bundle.addResource(new FluentResource(text.join('\n')));
  const say = (key: Key, values?: Values): string => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, values, []) : key;
  };
  const words: Words = Object.assign(say, { language });
  spoken.set(language, words);
  return words;
}
