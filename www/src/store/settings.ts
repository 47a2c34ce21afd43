/** The user's settings of language and appearance, stored between visits. */
import { type Language, languageFor } from '../i18n/languages.ts';
import { read } from './storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const PIECES = ['animals', 'letters'] as const;
export type Pieces = (typeof PIECES)[number];

export const THEME_KEY = 'keddah.theme'; // also read by the inline script of index.html
export const LOOK_KEY = 'keddah.look';
export const PIECES_KEY = 'keddah.pieces';
export const LANGUAGE_KEY = 'keddah.language';
export const computerKey = (game: string) => `keddah.${game}.level`;
const DEFAULT_LEVEL = 3;

/** Returns the stored color theme of the page; `auto` by default. */
export function theme(): Theme {
  const stored = read(THEME_KEY);
  return THEMES.find((t) => t === stored) ?? 'auto';
}

/** Returns the stored color scheme of the boards; `standard` by default. */
export function look(): string {
  return read(LOOK_KEY) ?? 'standard';
}

/** Returns how Arimaa's pieces are drawn: as animals or as letters. */
export function pieces(): Pieces {
  return read(PIECES_KEY) === 'letters' ? 'letters' : 'animals';
}

/**
 * Returns the language chosen earlier, otherwise the first language of the browser that the page
 * has.
 */
export function language(): Language {
  const stored = read(LANGUAGE_KEY);
  return languageFor(stored ? [stored] : navigator.languages);
}

/**
 * Returns the computer player with which a game of `game`, such as `arimaa`, was last started, as a
 * word of the board's attribute `seats`.
 */
export function computer(game: string): string {
  const stored = read(computerKey(game)) ?? '';
  return `computer:${/^([1-9]|10(@[1-9]\d{0,2}s)?)$/.test(stored) ? stored : DEFAULT_LEVEL}`;
}
