/** The user's settings of language and appearance, stored between visits. */
import { type Language, languageFor } from '../i18n/languages.ts';
import { read, write } from './storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const PIECES = ['animals', 'letters'] as const;
export type Pieces = (typeof PIECES)[number];

const THEME_KEY = 'keddah.theme'; // also read by the inline script of index.html
const LOOK_KEY = 'keddah.look';
const PIECES_KEY = 'keddah.pieces';
const LANGUAGE_KEY = 'keddah.language';
const levelKey = (game: string) => `keddah.${game}.level`;
const DEFAULT_LEVEL = 3;

/** Returns the stored color theme of the page; `auto` by default. */
export function theme(): Theme {
  const stored = read(THEME_KEY);
  return THEMES.find((t) => t === stored) ?? 'auto';
}

/** Stores a color theme and sets it on the document, where the style sheets read it. */
export function setTheme(next: Theme): void {
  write(THEME_KEY, next);
  document.documentElement.dataset.theme = next;
}

/** Returns the stored color scheme of the boards; `standard` by default. */
export function look(): string {
  return read(LOOK_KEY) ?? 'standard';
}

export function setLook(next: string): void {
  write(LOOK_KEY, next);
}

/** Returns how Arimaa's pieces are drawn: as animals or as letters. */
export function pieces(): Pieces {
  return read(PIECES_KEY) === 'letters' ? 'letters' : 'animals';
}

export function setPieces(next: Pieces): void {
  write(PIECES_KEY, next);
}

/**
 * Returns the language chosen earlier, otherwise the first language of the browser that the page
 * has.
 */
export function language(): Language {
  const stored = read(LANGUAGE_KEY);
  return languageFor(stored ? [stored] : navigator.languages);
}

export function setLanguage(next: Language): void {
  write(LANGUAGE_KEY, next);
}

/** Returns the computer's level with which a game of `game`, such as `arimaa`, was last started. */
export function level(game: string): number {
  const stored = Number(read(levelKey(game)));
  return Number.isInteger(stored) && stored >= 1 && stored <= 10 ? stored : DEFAULT_LEVEL;
}

export function setLevel(game: string, next: number): void {
  write(levelKey(game), String(next));
}
