import { forget, read, write } from './storage.ts';

const KEY = 'keddah.arimaa.game';
const ASIDE = 'keddah.arimaa.set-aside';

/** A game as it is kept between visits. */
export interface SavedGame {
  /** As `toRecord` writes it. */
  record: string;
  /** The steps of a half-built turn. */
  steps: string[];
  seats: string;
  orientation: 'gold' | 'silver';
}

/** What is kept, or why there is nothing: nobody played yet, or what is there cannot be read. */
export type Found = { kind: 'none' } | { kind: 'game'; game: SavedGame } | { kind: 'damaged'; text: string };

export function savedGame(): Found {
  const text = read(KEY);
  if (text === null) return { kind: 'none' };
  try {
    const game: unknown = JSON.parse(text);
    return isSavedGame(game) ? { kind: 'game', game } : { kind: 'damaged', text };
  } catch {
    return { kind: 'damaged', text };
  }
}

/** Keeps a game; says whether it will outlive the page. */
export function saveGame(game: SavedGame): boolean {
  return write(KEY, JSON.stringify(game));
}

/** Moves a saved game that cannot be read out of the way, without losing it. */
export function setAside(text: string): void {
  write(ASIDE, text);
  forget(KEY);
}

function isSavedGame(value: unknown): value is SavedGame {
  if (typeof value !== 'object' || value === null) return false;
  const { record, steps, seats, orientation } = value as Record<string, unknown>;
  const texts = Array.isArray(steps) && steps.every((step) => typeof step === 'string');
  return (
    typeof record === 'string' &&
    texts &&
    typeof seats === 'string' &&
    (orientation === 'gold' || orientation === 'silver')
  );
}
