/** Editing an Arimaa position. */
import { type EditHost, Editor } from './editor.js';

export { css, words } from './editor.js';

/** Puts and takes pieces. */
export class ArimaaEditor<Game> extends Editor<Game> {
  readonly board: Record<string, string> = {};
  protected readonly brushes = ['hand', ...'EMHDCR|emhdcr', 'erase'];
  protected readonly sides = ['g', 's'];
  protected side = 'g';

  /** Starts from a position's text. */
  constructor(text: string, host: EditHost<Game>) {
    super(host);
    this.read(text);
  }

  get text(): string {
    const pieces = Array.from({ length: 64 }, (_, at) => this.board[squareAt(at)] ?? ' ');
    return `${this.side} [${pieces.join('')}]`;
  }

  paint(square: string): boolean {
    const { brush, board } = this;
    if (brush === 'hand') return false;
    if (brush === 'erase' || board[square] === brush) this.remove(square);
    else this.put(brush, square);
    return true;
  }

  protected put(piece: string, square: string): void {
    this.board[square] = piece;
    this.judge(this.host.say('edit-put', { what: this.host.named(piece), square }));
  }

  /** Takes a piece to another square, and what stands there to the first. */
  move(from: string, to: string): void {
    const { board } = this;
    const { [from]: piece, [to]: other } = board;
    if (!piece) return;
    if (other) board[from] = other;
    else delete board[from];
    this.put(piece, to);
  }

  /** Takes a piece off the board. */
  remove(square: string): void {
    delete this.board[square];
    this.judge(this.host.say('edit-gone', { square }));
  }

  protected read(text: string): boolean {
    const [, side, pieces] = /^([gswb]) \[([a-z. ]{64})\]$/i.exec(text) ?? [];
    if (!side || !pieces) return false;
    this.clear();
    this.side = 'gw'.includes(side.toLowerCase()) ? 'g' : 's';
    [...pieces].forEach((piece, at) => {
      // A trap may be written as an x.
      if (!' .xX'.includes(piece)) this.board[squareAt(at)] = piece;
    });
    return true;
  }

  protected clear(): void {
    for (const square of Object.keys(this.board)) delete this.board[square];
  }
}

function squareAt(index: number): string {
  return `${'abcdefgh'.charAt(index % 8)}${8 - Math.floor(index / 8)}`;
}

export { ArimaaEditor as Editor };
