/** The texts of a course in the board's language, with English for missing messages. */
import type { Words } from '../shared/words.js';

/** Makes the messages of a language from Fluent texts, later ones overriding earlier ones. */
export type NewWords = (lang: string, ...texts: string[]) => Words;

/**
 * Turns the attributes of Fluent messages into messages of their own: `.hint` of `walk` becomes
 * `walk__hint`. Words of boards have no attributes.
 */
export function withoutAttributes(text: string): string {
  let id = '';
  return text
    .split('\n')
    .map((line) => {
      id = /^([a-zA-Z][\w-]*) *=/.exec(line)?.[1] ?? id;
      return line.replace(/^\s+\.([a-zA-Z][\w-]*) *=/, (_, name) => `${id}__${name} =`);
    })
    .join('\n');
}

/** The texts of one course in one language. */
export class CourseTexts {
  readonly #words: Words;

  /** @param langs - the wanted languages, best first */
  constructor(texts: Readonly<Record<string, string>>, langs: readonly string[], newWords: NewWords) {
    const lang = langs
      .flatMap((wanted) => [wanted.toLowerCase(), wanted.toLowerCase().split('-')[0] ?? ''])
      .find((known) => known in texts);
    const own = lang && lang !== 'en' ? [texts[lang] ?? ''] : [];
    this.#words = newWords(lang ?? 'en', ...[texts.en ?? '', ...own].map(withoutAttributes));
  }

  /** Returns a message, or one of its attributes; empty if there is none. */
  get(id: string, attribute = ''): string {
    const name = attribute ? `${id}__${attribute}` : id;
    return this.#words.has(name) ? this.#words.part(name) : '';
  }
}
