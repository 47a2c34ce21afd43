import type { ArimaaSide } from '../../game/arimaa/types.js';
import { type EditHost, Editor } from '../modules/editor.js';
import { formatSetup, parseSetup } from './position-text.js';

export { EditingController } from '../modules/editing-controller.js';
export { css, words } from '../modules/editor.js';

/** Edits a position of Arimaa square by square; it need not be legal. */
export class ArimaaEditor<Game> extends Editor<Game> {
  readonly board: Record<string, string> = {};
  protected readonly brushes = ['hand', ...'EMHDCR|emhdcr', 'erase'];
  protected readonly sides = ['gold', 'silver'];
  protected side: ArimaaSide = 'gold';

  /** Opens the position that is given as text. */
  constructor(text: string, host: EditHost<Game>) {
    super(host);
    this.read(text);
  }

  get text(): string {
    return formatSetup({ board: this.board, toMove: this.side });
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

  /** Removes the piece on a square of the edited position. */
  remove(square: string): void {
    delete this.board[square];
    this.validate(this.host.say('edit-gone', { square }));
  }

  protected read(text: string): boolean {
    const setup = parseSetup(text);
    if (!setup) return false;
    this.clear();
    this.side = setup.toMove;
    Object.assign(this.board, setup.board);
    return true;
  }

  protected clear(): void {
    for (const square of Object.keys(this.board)) delete this.board[square];
  }
}

export { ArimaaEditor as Editor };
