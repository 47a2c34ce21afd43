/**
 * The page's UI texts in each language, as Fluent patterns like those of the boards. Each game adds
 * its own texts.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Key } from './en.ts';
import type { Language } from './languages.ts';

export type { Key } from './en.ts';
export { LANGUAGES, type Language, languageFor } from './languages.ts';

/** The values of the variables in a UI text, by name. */
export type Values = Record<string, FluentVariable>;
/**
 * Functions that fetch modules with UI texts, by file name: `./en.ts` exports the patterns of a
 * part in English, by key.
 */
type Texts = Readonly<Record<string, () => Promise<unknown>>>;

const common: Texts = import.meta.glob('./??.ts');

/** A function that formats the UI texts of one language: `words('help')`. */
export interface Words<Known extends string = Key> {
  (key: Known, values?: Values): string;
  readonly language: Language;
}

/**
 * A function that returns the UI texts of a part of the page in a language, once they are loaded.
 */
export interface Translator<Known extends string> {
  /**
   * Returns the formatter of UI texts in a language. Throws unless {@link load} has loaded them.
   */
  (language: Language): Words<Known>;
  /** Fetches the UI texts of a language, once. After a failure the next call tries again. */
  load(language: Language): Promise<void>;
}

/** The functions that load a language, one for each part of the page whose UI texts are in use. */
const loadsInUse = new Set<(language: Language) => Promise<void>>();

/** Fetches the UI texts of a language for all parts of the page that have fetched texts before. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([...loadsInUse].map((load) => load(language)));
}

/**
 * Makes the function that returns the UI texts of a part of the page: the common ones and `own`,
 * which the part gets by `import.meta.glob('./??.ts')` in the folder of its texts.
 */
export function translator<Own extends string = never>(own?: Texts): Translator<Key | Own> {
  const parsed = new Map<Language, Words<Key | Own>>();
  const loading = new Map<Language, Promise<void>>();
  const fetchWords = async (language: Language): Promise<void> => {
    const modules = await Promise.all([common, own].map((texts) => texts?.[`./${language}.ts`]?.()));
    const patterns = modules.map((module) => (module as { default: object } | undefined)?.default);
    parsed.set(language, parse<Key | Own>(language, Object.assign({}, ...patterns)));
  };
  const load = (language: Language): Promise<void> => {
    loadsInUse.add(load);
    const known =
      loading.get(language) ??
      fetchWords(language).catch((error) => {
        loading.delete(language);
        throw error;
      });
    loading.set(language, known);
    return known;
  };
  const wordsIn = (language: Language): Words<Key | Own> => {
    const words = parsed.get(language);
    if (!words) throw new Error(`The texts of the language ${language} are not loaded.`);
    return words;
  };
  return Object.assign(wordsIn, { load });
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
