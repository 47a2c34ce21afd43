/** Stores the user's settings. The start of the page only reads them. */
import type { Language } from '../i18n/languages.ts';
import { computerKey, LANGUAGE_KEY, LOOK_KEY, PIECES_KEY, type Pieces, THEME_KEY, type Theme } from './settings.ts';
import { write } from './storage.ts';

/** Stores a color theme and sets it on the document, where the style sheets read it. */
export function setTheme(next: Theme): void {
  write(THEME_KEY, next);
  document.documentElement.dataset.theme = next;
}

export function setLook(next: string): void {
  write(LOOK_KEY, next);
}

export function setPieces(next: Pieces): void {
  write(PIECES_KEY, next);
}

export function setLanguage(next: Language): void {
  write(LANGUAGE_KEY, next);
}

/** Stores a computer player, a word of the board's attribute `seats`, for the next games. */
export function setComputer(game: string, word: string): void {
  write(computerKey(game), word.replace('computer:', ''));
}
