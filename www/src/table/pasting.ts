/** Parses texts that the user types, pastes or drops into the dialog for opening games. */
import type { Words } from '../i18n/index.ts';
import type { PasteActions } from '../view/paste.ts';
import { MAX_TEXT_LENGTH, megabytes, type ReadGame, readTextFile } from './opening.ts';

/** The members of the game view that the dialog for opening games uses. */
export interface PasteTable {
  readonly words: Words;
  /** Parses the text of a record or a position. Throws if it cannot be parsed. */
  read(text: string): ReadGame;
  /** Puts a parsed game on the board in place of the current one. */
  show(game: ReadGame, choice: string): void;
  requestUpdate(): void;
}

/**
 * Returns the variables of the UI text about a parse error. The messages of the rules are in
 * English, so that other languages only say where the text fails.
 */
function reasonOf(error: unknown): Record<string, string | number> {
  const { message = String(error), turn = '', at } = Object(error) as Partial<Record<string, string>> & { at?: number };
  const kind = turn ? 'turn' : at === undefined ? 'other' : 'character';
  return { message, kind, turn, at: (at ?? 0) + 1 };
}

export class Pasting implements PasteActions {
  #problem = '';
  #opened: ReadGame | null = null;

  constructor(private readonly table: PasteTable) {}

  /**
   * The reason why the text in the dialog cannot be opened; empty if it can, or if there is no
   * text.
   */
  get problem(): string {
    return this.#problem;
  }

  /** The game parsed from the text in the dialog; `null` if it cannot be parsed. */
  get opened(): ReadGame | null {
    return this.#opened;
  }

  check(text: string): void {
    this.#read(text, false);
  }

  open(text: string, choice: string | null): boolean {
    const read = this.#read(text, true);
    if (!read) return false;
    this.table.show(read, choice ?? read.proposed);
    this.#opened = null;
    return true;
  }

  async readFile(file: File): Promise<string | null> {
    const found = await readTextFile(file);
    if (found.kind === 'text') {
      this.#read(found.text, true);
      return found.text;
    }
    this.#opened = null;
    this.#problem = found.kind === 'too-long' ? this.#tooLong(found.size) : this.table.words('pasteNotText');
    this.table.requestUpdate();
    return null;
  }

  /**
   * Parses the text in the dialog as a game. Unless `isFinal`, as while typing, no error is shown
   * except that the text is too long.
   */
  #read(text: string, isFinal: boolean): ReadGame | null {
    this.#opened = null;
    this.#problem = '';
    if (text.length > MAX_TEXT_LENGTH) this.#problem = this.#tooLong(text.length);
    else if (text.trim() !== '') {
      try {
        this.#opened = this.table.read(text);
      } catch (error) {
        if (isFinal) this.#problem = this.table.words('pasteFailed', reasonOf(error));
      }
    }
    this.table.requestUpdate();
    return this.#opened;
  }

  #tooLong(size: number): string {
    const { words } = this.table;
    const [is, most] = [size, MAX_TEXT_LENGTH].map((one) => megabytes(one, words.language));
    return words('pasteTooLong', { size: is ?? '', most: most ?? '' });
  }
}
