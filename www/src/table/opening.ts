/** Texts that the user opens as a game: typed, pasted, dropped, or from files. */
import type { KnownGame } from '../friend/turn-link.ts';

/**
 * The maximum length of a text that is opened as a game, in characters: a record of more than a
 * thousand turns.
 */
export const MAX_TEXT_LENGTH = 100_000;

/** A game that was parsed from a text and can be put on the board. */
export interface ReadGame {
  /** A sentence about the game: which side is to move, or that the game is over. */
  summary: string;
  /** The sides that the user may play in the opened game. */
  choices: readonly { value: string; label: string }[];
  proposed: string;
  /** The turns of the game, the side to move and the result. */
  played: KnownGame;
  show(choice: string): Promise<void>;
}

/**
 * Returns the turns of a game, the side to move and the result. `sides` are the sides in order,
 * `mover` is the index of the side to move while the game lasts.
 */
export function playedOf<Side>(
  game: {
    readonly history: readonly string[];
    readonly status: { kind: string; winner?: Side; reason?: string };
    clone(): { goTo(ply: number): void; toRecord(options: { to: 'cursor' }): string; free(): void };
  },
  mover: number,
  sides: readonly Side[],
): KnownGame {
  const { history, status } = game;
  const start = game.clone();
  start.goTo(0);
  const known = {
    start: start.toRecord({ to: 'cursor' }),
    turns: [...history],
    mover: status.kind === 'playing' ? mover : -1,
    wonByResignation:
      status.winner !== undefined && status.reason === 'resignation' ? sides.indexOf(status.winner) : null,
  };
  start.free();
  return known;
}

/** The text of a file, or the reason why it cannot be read. `size` is in bytes. */
export type FileText = { kind: 'text'; text: string } | { kind: 'too-long'; size: number } | { kind: 'not-text' };

/** Reads the text of a file as UTF-8. Files of more than `most` bytes are not even opened. */
export async function readTextFile(file: Blob, most = MAX_TEXT_LENGTH): Promise<FileText> {
  if (file.size > most) return { kind: 'too-long', size: file.size };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\0') ? { kind: 'not-text' } : { kind: 'text', text };
  } catch {
    return { kind: 'not-text' };
  }
}

/** Formats a size in bytes or characters as megabytes in a language. */
export function megabytes(count: number, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return format.format(count / 1e6);
}
