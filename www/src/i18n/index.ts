/** What the page says, in four languages: Fluent patterns, as the boards have theirs. Each game adds its own. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import de from './de.ts';
import en from './en.ts';
import type { Language } from './languages.ts';
import pl from './pl.ts';
import tr from './tr.ts';

export { LANGUAGES, type Language, languageFor } from './languages.ts';

/** What is said whichever game is played. */
export type Key = keyof typeof en;
export type Values = Record<string, FluentVariable>;
/** Sentences in every language. */
export type Messages<Own extends string> = Record<Language, Record<Own, string>>;

const common: Messages<Key> = { en, tr, pl, de };

/** Says things in one language. */
export interface Words<Known extends string = Key> {
  (key: Known, values?: Values): string;
  readonly language: Language;
}

/** Speaks a language: what is common to the games, and what is added here. */
export function speaker<Own extends string = never>(own?: Messages<Own>): (language: Language) => Words<Key | Own> {
  const spoken = new Map<Language, Words<Key | Own>>();
  return (language) => {
    const known = spoken.get(language);
    if (known) return known;
    const words = speak<Key | Own>(language, { ...common[language], ...own?.[language] } as Record<Key | Own, string>);
    spoken.set(language, words);
    return words;
  };
}

function speak<Known extends string>(language: Language, messages: Record<Known, string>): Words<Known> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const text = Object.entries(messages).map(([key, pattern]) => `${key} = ${pattern}`);
  bundle.addResource(new FluentResource(text.join('\n')));
  const say = (key: Known, values?: Values): string => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, values, []) : key;
  };
  return Object.assign(say, { language });
}
