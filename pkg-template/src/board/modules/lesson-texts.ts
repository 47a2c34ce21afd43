/** The texts of a course of lessons in the board's language, with English for missing messages. */
import type { Words } from '../shared/words.js';

/**
 * Makes the formatted messages of a language from Fluent texts, later ones overriding earlier ones.
 */
export type NewWords = (lang: string, ...texts: string[]) => Words;

/**
 * Turns the attributes of Fluent messages into separate messages: `.hint` of `walk` becomes
 * `walk__hint`. The class `Words` of the boards does not support attributes.
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

/** The texts of one course of lessons in one language. */
export class CourseTexts {
  readonly #words: Words;

  /**
   * Makes the texts of a course in the best language that it has.
   *
   * @param langs - the language tags that the reader prefers, best first
   */
  constructor(texts: Readonly<Record<string, string>>, langs: readonly string[], newWords: NewWords) {
    const lang = langs
      .flatMap((wanted) => [wanted.toLowerCase(), wanted.toLowerCase().split('-')[0] ?? ''])
      .find((known) => Object.hasOwn(texts, known));
    const own = lang && lang !== 'en' ? [texts[lang] ?? ''] : [];
    this.#words = newWords(lang ?? 'en', ...[texts.en ?? '', ...own].map(withoutAttributes));
  }

  /** Returns the text of a course message, or one of its attributes; empty if there is none. */
  get(id: string, attribute = ''): string {
    const name = attribute ? `${id}__${attribute}` : id;
    return this.#words.has(name) ? this.#words.part(name) : '';
  }
}
