import type { GameId } from '../games.ts';
import { forget, read, write } from './storage.ts';

const LAST = 'keddah.game';
const key = (game: GameId) => `keddah.${game}.game`;
const aside = (game: GameId) => `keddah.${game}.set-aside`;

/** What is kept, or why there is nothing: nobody played yet, or what is there cannot be read. */
export type Found<Kept> = { kind: 'none' } | { kind: 'game'; game: Kept } | { kind: 'damaged'; text: string };

/** The game that is kept between visits; `isKept` tells one from anything else. */
export function savedGame<Kept>(game: GameId, isKept: (value: unknown) => value is Kept): Found<Kept> {
  const text = read(key(game));
  if (text === null) return { kind: 'none' };
  try {
    const value: unknown = JSON.parse(text);
    return isKept(value) ? { kind: 'game', game: value } : { kind: 'damaged', text };
  } catch {
    return { kind: 'damaged', text };
  }
}

/** Keeps a game; says whether it will outlive the page. */
export function saveGame(game: GameId, kept: object): boolean {
  return write(key(game), JSON.stringify(kept));
}

/** Moves a saved game that cannot be read out of the way, without losing it. */
export function setAside(game: GameId, text: string): void {
  write(aside(game), text);
  forget(key(game));
}

/** The game played last, by its name. */
export function lastGame(): string {
  return read(LAST) ?? '';
}

export function setLastGame(game: GameId): void {
  if (lastGame() !== game) write(LAST, game);
}
