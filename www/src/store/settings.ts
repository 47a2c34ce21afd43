import type { GameId } from '../games.ts';
import { type Language, languageFor } from '../i18n/index.ts';
import { read, write } from './storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const THEME_KEY = 'keddah.theme'; // also read by the line of script in index.html
const LANGUAGE_KEY = 'keddah.language';

export function theme(): Theme {
  const stored = read(THEME_KEY);
  return THEMES.find((t) => t === stored) ?? 'auto';
}

/** Remembers a theme and puts it on the document, where the style sheets look. */
export function setTheme(next: Theme): void {
  write(THEME_KEY, next);
  document.documentElement.dataset.theme = next;
}

/** The language that was chosen, else the first of the browser's that the page speaks. */
export function language(): Language {
  const stored = read(LANGUAGE_KEY);
  return languageFor(stored ? [stored] : navigator.languages);
}

export function setLanguage(next: Language): void {
  write(LANGUAGE_KEY, next);
}

/** The level the last game was started at; 3 for someone new. */
export function level(game: GameId): number {
  const stored = Number(read(`keddah.${game}.level`));
  return Number.isInteger(stored) && stored >= 1 && stored <= 10 ? stored : 3;
}

export function setLevel(game: GameId, next: number): void {
  write(`keddah.${game}.level`, String(next));
}
