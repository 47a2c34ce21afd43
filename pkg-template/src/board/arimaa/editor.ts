import { type EditHost, Editor } from '../modules/editor.js';

export { css, words } from '../modules/editor.js';

/** Edits a position of Arimaa. */
export class ArimaaEditor<Game> extends Editor<Game> {
  readonly board: Record<string, string> = {};
  protected readonly brushes = ['hand', ...'EMHDCR|emhdcr', 'erase'];
  protected readonly sides = ['g', 's'];
  protected side = 'g';

  /** Starts with the position in `text`. */
  constructor(text: string, host: EditHost<Game>) {
    super(host);
    this.read(text);
  }

  get text(): string {
    const pieces = Array.from({ length: 64 }, (_, at) => this.board[squareAt(at)] ?? ' ');
    return `${this.side} [${pieces.join('')}]`;
  }

  applyBrush(square: string): boolean {
    const { brush, board } = this;
    if (brush === 'hand') return false;
    if (brush === 'erase' || board[square] === brush) this.remove(square);
    else this.place(brush, square);
    return true;
  }

  protected place(piece: string, square: string): void {
    this.board[square] = piece;
    this.validate(this.host.say('edit-put', { what: this.host.brushName(piece), square }));
  }

  /** Moves a piece to another square. A piece there goes to the square that it left. */
  move(from: string, to: string): void {
    const { board } = this;
    const { [from]: piece, [to]: other } = board;
    if (!piece) return;
    if (other) board[from] = other;
    else delete board[from];
    this.place(piece, to);
  }

  /** Removes a piece. */
  remove(square: string): void {
    delete this.board[square];
    this.validate(this.host.say('edit-gone', { square }));
  }

  protected read(text: string): boolean {
    const [, side, pieces] = /^([gswb]) \[([a-z. ]{64})\]$/i.exec(text) ?? [];
    if (!side || !pieces) return false;
    this.clear();
    this.side = 'gw'.includes(side.toLowerCase()) ? 'g' : 's';
    [...pieces].forEach((piece, at) => {
      // An empty trap may be written as an x.
      if (!' .xX'.includes(piece)) this.board[squareAt(at)] = piece;
    });
    return true;
  }

  protected clear(): void {
    for (const square of Object.keys(this.board)) delete this.board[square];
  }
}

/** Returns the square of an index in the text of a position: a8 first, h1 last. */
function squareAt(index: number): string {
  return `${'abcdefgh'.charAt(index % 8)}${8 - Math.floor(index / 8)}`;
}

export { ArimaaEditor as Editor };
