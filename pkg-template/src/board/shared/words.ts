/** What the boards say, in the reader's language: Fluent messages, English at hand and the others fetched when asked for. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** A piece to be named in a sentence, in whatever form its grammar needs. */
export interface Named {
  /** Its letter; capitals are Gold. Empty where it is not known. */
  piece: string;
  /** Where it stands. */
  square?: string;
}

/** What goes into a sentence. */
export type Values = Record<string, FluentVariable | Named | undefined>;

/** The forms of a piece's name that a language may have, beside the plain one. */
const FORMS = { The: 'the', Acc: 'acc' };

function bundleOf(lang: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** The sentences of one language. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: string,
    ...texts: string[]
  ) {
    this.#bundle = bundleOf(lang, ...texts);
  }

  /** Whether there is such a sentence. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A sentence with its values put in. A piece `by` gives `$by`, `$byAcc` and so on, and `$bySquare`. */
  say(id: string, values?: Values): string {
    const text = this.part(id, values);
    // The name of a square stays as it is.
    return /^[a-k]\d/.test(text) ? text : text.charAt(0).toLocaleUpperCase(this.lang) + text.slice(1);
  }

  /** The same as it is written, for the middle of a sentence. */
  part(id: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const flat: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) continue;
      if (typeof value !== 'object' || !('piece' in value)) {
        flat[name] = value as FluentVariable;
        continue;
      }
      flat[name] = this.#name('piece', value.piece);
      for (const [suffix, form] of Object.entries(FORMS)) {
        flat[name + suffix] = this.#name(this.has(`piece-${form}`) ? `piece-${form}` : 'piece', value.piece);
      }
      flat[`${name}Square`] = value.square ?? '';
    }
    return this.#bundle.formatPattern(pattern, flat, []);
  }

  #name(id: string, piece: string): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return piece;
    const side = piece === '' ? 'any' : piece < 'a' ? 'gold' : 'silver';
    return this.#bundle.formatPattern(pattern, { side, letter: piece.toUpperCase() });
  }
}

/** What pages have added, language by language. */
const added = new Map<string, string>();

/** What is to be done when there are other words. */
export const listeners = new Set<() => void>();

/** Adds a language, or replaces sentences of one, as Fluent text. What it lacks is said in English. */
export function addWords(lang: string, text: string): void {
  added.set(lang.toLowerCase(), text);
  for (const lexicon of lexicons) lexicon.forget(lang.toLowerCase());
  for (const heard of listeners) heard();
}

/** The texts of a language, to be fetched when it is asked for. */
export type Loader = () => Promise<readonly { default: string }[]>;

const lexicons: Lexicon[] = [];

/** What one game's boards say, in every language: English is always at hand. */
export class Lexicon {
  #english: Words;
  #texts: readonly string[];
  readonly #loaders: Readonly<Record<string, Loader>>;
  readonly #loaded = new Map<string, Words>();

  constructor(english: readonly string[], loaders: Readonly<Record<string, Loader>>) {
    this.#english = new Words('en', ...english);
    this.#texts = english;
    this.#loaders = loaders;
    lexicons.push(this);
  }

  get english(): Words {
    return this.#english;
  }

  /** More sentences in English, under those of every language. */
  more(text: string): void {
    if (this.#texts.includes(text)) return;
    this.#texts = [...this.#texts, text];
    this.#english = new Words('en', ...this.#texts);
    this.#loaded.clear();
  }

  forget(lang: string): void {
    this.#loaded.delete(lang);
  }

  /** The words of the first of these languages that there are words for, else English. */
  async wordsFor(langs: readonly string[]): Promise<Words> {
    for (const wanted of langs) {
      for (const lang of [wanted.toLowerCase(), wanted.toLowerCase().split('-')[0]!]) {
        if (!this.#has(lang)) continue;
        try {
          return this.#loaded.get(lang) ?? (await this.#load(lang));
        } catch {
          return this.english;
        }
      }
    }
    return this.english;
  }

  #has(lang: string): boolean {
    return lang === 'en' || lang in this.#loaders || added.has(lang);
  }

  async #load(lang: string): Promise<Words> {
    const texts = (await this.#loaders[lang]?.()) ?? [];
    const more = added.get(lang);
    const words = new Words(lang, ...this.#texts, ...texts.map((text) => text.default), ...(more ? [more] : []));
    this.#loaded.set(lang, words);
    return words;
  }
}
