/**
 * The page's texts in four languages, as Fluent patterns like those of the boards. Each game adds
 * its own texts.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import de from './de.ts';
import en, { type Key } from './en.ts';
import type { Language } from './languages.ts';
import pl from './pl.ts';
import tr from './tr.ts';

export type { Key } from './en.ts';
export { LANGUAGES, type Language, languageFor } from './languages.ts';

/** The values of the variables in a pattern. */
export type Values = Record<string, FluentVariable>;
/** The patterns of each language by key. */
export type Messages<Own extends string> = Record<Language, Record<Own, string>>;

const common: Messages<Key> = { en, tr, pl, de };

/** A function that formats the texts of one language: `words('help')`. */
export interface Words<Known extends string = Key> {
  (key: Known, values?: Values): string;
  readonly language: Language;
}

/**
 * Returns a function from a language to its words: the common ones and `own`. It parses each
 * language once.
 */
export function translator<Own extends string = never>(own?: Messages<Own>): (language: Language) => Words<Key | Own> {
  const parsed = new Map<Language, Words<Key | Own>>();
  return (language) => {
    const known = parsed.get(language);
    if (known) return known;
    const messages = { ...common[language], ...own?.[language] } as Record<Key | Own, string>;
    const words = parse<Key | Own>(language, messages);
    parsed.set(language, words);
    return words;
  };
}

function parse<Known extends string>(language: Language, messages: Record<Known, string>): Words<Known> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const text = Object.entries(messages).map(([key, pattern]) => `${key} = ${pattern}`);
  bundle.addResource(new FluentResource(text.join('\n')));
  const format = (key: Known, values?: Values): string => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, values, []) : key;
  };
  return Object.assign(format, { language });
}
