/** Texts that a visitor opens as a game: typed, pasted, dropped, or from files. */

/** The greatest length of such a text, in characters: a record of more than a thousand turns. */
export const MAX_TEXT_LENGTH = 100_000;

/** A game that was read from a text and can be shown. */
export interface ReadGame {
  /** Who is to move, or that the game is over. */
  summary: string;
  /** What the visitor may play. */
  choices: readonly { value: string; label: string }[];
  proposed: string;
  show(choice: string): Promise<void>;
}

/** The text of a file, or why it has none. `size` is in bytes. */
export type FileText = { kind: 'text'; text: string } | { kind: 'too-long'; size: number } | { kind: 'not-text' };

/** Reads a file as UTF-8. Files of more than `most` bytes are not even opened. */
export async function readTextFile(file: Blob, most = MAX_TEXT_LENGTH): Promise<FileText> {
  if (file.size > most) return { kind: 'too-long', size: file.size };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\0') ? { kind: 'not-text' } : { kind: 'text', text };
  } catch {
    return { kind: 'not-text' };
  }
}

/** Formats a number of bytes or characters as megabytes. */
export function megabytes(count: number, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return format.format(count / 1e6);
}
