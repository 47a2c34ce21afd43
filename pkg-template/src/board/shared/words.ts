/** What the boards say, in the reader's language: Fluent messages, English at hand and the others fetched when asked for. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../lang/en.js';

/** A piece to be named in a sentence, in whatever form its grammar needs. */
export interface Named {
  /** Its letter; capitals are Gold. */
  piece: string;
  /** Where it stands. */
  square?: string;
}

/** What goes into a sentence. */
export type Values = Record<string, FluentVariable | Named | undefined>;

const LOADERS: Record<string, () => Promise<{ default: string }>> = {
  tr: () => import('../lang/tr.js'),
  pl: () => import('../lang/pl.js'),
  de: () => import('../lang/de.js'),
};
/** The forms of a piece's name that a language may have, beside the plain one. */
const FORMS = { The: 'the', Acc: 'acc' };
const loaded = new Map<string, Words>();

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
  say(id: string, values: Values = {}): string {
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
    const text = this.#bundle.formatPattern(pattern, flat, []);
    return text.charAt(0).toLocaleUpperCase(this.lang) + text.slice(1);
  }

  /** The same in the middle of a sentence. */
  part(id: string, values: Values = {}): string {
    const text = this.say(id, values);
    return text.charAt(0).toLocaleLowerCase(this.lang) + text.slice(1);
  }

  #name(id: string, piece: string): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return piece;
    const side = piece === piece.toUpperCase() ? 'gold' : 'silver';
    return this.#bundle.formatPattern(pattern, { side, letter: piece.toUpperCase() });
  }
}

/** English, always at hand. */
export const english = new Words('en', en);
loaded.set('en', english);

/** Adds a language, or replaces sentences of one, as Fluent text. Boards shown later speak it. */
export function addWords(lang: string, text: string): void {
  LOADERS[lang] = () => Promise.resolve({ default: text });
  loaded.delete(lang);
}

/** The words of the first of these languages that there are words for, else English. */
export async function wordsFor(langs: readonly string[]): Promise<Words> {
  for (const wanted of langs) {
    for (const lang of [wanted.toLowerCase(), wanted.toLowerCase().split('-')[0]!]) {
      const known = loaded.get(lang);
      if (known) return known;
      const load = LOADERS[lang];
      if (!load) continue;
      try {
        const words = new Words(lang, en, (await load()).default);
        loaded.set(lang, words);
        return words;
      } catch {
        return english;
      }
    }
  }
  return english;
}
