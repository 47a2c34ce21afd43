/**
 * The UI texts of the boards as Fluent messages. English is built in; other languages load on
 * demand.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** A piece that a message names. Each language has the forms of its name that sentences need. */
export interface Named {
  /** The letter of the piece, a capital for Gold; empty if the piece is not known. */
  piece: string;
  /** The square of the piece that a message names. */
  square?: string;
}

/** The values of the variables in a Fluent message, by name. */
export type Values = Record<string, FluentVariable | Named | undefined>;

/**
 * The grammatical forms of a piece's name besides the plain one: suffix of the message variable to
 * suffix of the message.
 */
const FORMS = { The: 'the', Acc: 'acc' };

function bundleOf(lang: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** Formats the Fluent messages of one language. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: string,
    ...texts: string[]
  ) {
    this.#bundle = bundleOf(lang, ...texts);
  }

  /** Returns whether the language has a message with this id. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /**
   * Formats a message as a sentence, with a capital letter. A value `by` that is a piece sets `$by`
   * (its name), `$byThe` and `$byAcc` (with article, accusative) and `$bySquare`.
   */
  say(id: string, values?: Values): string {
    const text = this.part(id, values);
    // A sentence that begins with the name of a square keeps its lower-case letter.
    return /^[a-k]\d/.test(text) ? text : text.charAt(0).toLocaleUpperCase(this.lang) + text.slice(1);
  }

  /** Formats a message for the middle of a sentence, without a capital letter. */
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

/** The Fluent messages that pages added with `addWords`, by language. */
const added = new Map<string, string>();

/** The functions to call after `addWords` has added or changed a language. */
export const listeners = new Set<() => void>();

/**
 * Adds a language, or replaces messages of one. Messages that are missing are shown in English.
 *
 * @param lang - a BCP 47 tag such as `fr` or `pt-BR`
 * @param text - the messages as Fluent text
 * @throws RangeError if `lang` is not such a tag
 */
export function addWords(lang: string, text: string): void {
  Intl.getCanonicalLocales(lang);
  added.set(lang.toLowerCase(), text);
  for (const lexicon of lexicons) lexicon.forget(lang.toLowerCase());
  for (const listener of listeners) listener();
}

/** Loads modules whose default exports are Fluent messages. */
type Loader = () => Promise<readonly { default: string }[]>;

/**
 * The functions that load a language's messages: `texts` for every board, `more` for errors and
 * optional modules.
 */
export type Loaders = Readonly<Record<'texts' | 'more', Loader>>;

const lexicons: Lexicon[] = [];

/** The UI texts of one game's boards, or of the study elements, in all languages. */
export class Lexicon {
  #english: Words;
  #texts: readonly string[];
  readonly #loaders: Readonly<Record<string, Loaders>>;
  readonly #loaded = new Map<string, Words>();
  /** Whether the messages of errors and optional modules have been requested. */
  #needsMore = false;

  constructor(english: readonly string[], loaders: Readonly<Record<string, Loaders>>) {
    this.#english = new Words('en', ...english);
    this.#texts = english;
    this.#loaders = loaders;
    lexicons.push(this);
  }

  get english(): Words {
    return this.#english;
  }

  /** Adds English messages, which are the fallback of every language. */
  addEnglish(text: string): void {
    if (this.#texts.includes(text)) return;
    this.#texts = [...this.#texts, text];
    this.#english = new Words('en', ...this.#texts);
    this.#needsMore = true;
    this.#loaded.clear();
  }

  /**
   * Requests that error messages are also loaded from now on. Returns `false` if they were
   * requested before.
   */
  needErrors(): boolean {
    if (this.#needsMore) return false;
    this.#needsMore = true;
    this.#loaded.clear();
    return true;
  }

  /** Discards the cached messages of a language, since they have changed. */
  forget(lang: string): void {
    this.#loaded.delete(lang);
  }

  /** Returns the UI texts of the first of these languages that is known; English if none is. */
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
    return lang === 'en' || Object.hasOwn(this.#loaders, lang) || added.has(lang);
  }

  async #load(lang: string): Promise<Words> {
    const loaders = this.#loaders[lang];
    // Without these texts, errors and modules are shown in English.
    const needsMore = this.#needsMore;
    const more = needsMore ? loaders?.more().catch(() => []) : [];
    const texts = await Promise.all([loaders?.texts() ?? [], more ?? []]);
    const own = added.get(lang);
    const words = new Words(lang, ...this.#texts, ...texts.flat().map((text) => text.default), ...(own ? [own] : []));
    // Errors may have been requested meanwhile.
    if (needsMore === this.#needsMore) this.#loaded.set(lang, words);
    return words;
  }
}
