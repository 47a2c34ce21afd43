import type { TemplateResult } from 'lit';
import { type EditHost, Editor } from '../modules/editor.js';
import type { Lit } from '../modules/module.js';
import { formatSetup, parseSetup } from './position-text.js';

export { EditingController } from '../modules/editing-controller.js';
export { css, words } from '../modules/editor.js';

/** A point in the board's drawing; a square and the groove next to it are 100 units wide. */
export interface Point {
  x: number;
  y: number;
}

/** The square and the wall slot of the edited board under the pointer. */
export interface EditTarget {
  square?: string | undefined;
  /** The wall in the nearest slot, and whether the pointer is close to it. */
  wall?: string | undefined;
  near?: boolean;
}

/** The functions of a Quoridor board that its position editor uses. */
export interface QuoridorEditHost<Game> extends EditHost<Game> {
  /** Returns the text of a starting position, and all walls of its board. */
  fresh(players: number, size: number): { text: string; walls: readonly string[] };
}

/** Edits a Quoridor position, in standard notation; it need not be legal. */
export class QuoridorEditor<Game> extends Editor<Game> {
  pawns: string[] = [];
  walls: string[] = [];
  wallsLeft: number[] = [];
  size = 9;
  /** The pawn being dragged and the point under the pointer; undefined if none is. */
  pawn: ({ player: number } & Point) | undefined;
  #pressed: { wall?: string; player?: number; stock?: boolean } = {};
  protected side = '1';
  declare protected readonly host: QuoridorEditHost<Game>;

  /** Opens the position that is given as text. */
  constructor(text: string, host: QuoridorEditHost<Game>) {
    super(host);
    this.brush = '1';
    this.read(text);
  }

  get toMove(): number {
    return Number(this.side);
  }

  protected get sides(): string[] {
    return this.pawns.map((_, index) => String(index + 1));
  }

  protected get brushes(): string[] {
    return this.sides;
  }

  get text(): string {
    const { size, pawns, walls, wallsLeft, toMove } = this;
    return formatSetup({ size, pawns, walls, wallsLeft, toMove });
  }

  /**
   * Returns whether a press on the edited board can drag a wall or a pawn. With `stock` it is one
   * of the remaining walls.
   */
  hold({ square, wall, near }: EditTarget, stock: boolean): 'wall' | 'pawn' | undefined {
    this.#pressed = { stock };
    if (stock) return 'wall';
    const what = near && wall && this.walls.includes(wall) ? 'wall' : 'pawn';
    const player = this.pawns.indexOf(square ?? '') + 1;
    this.#pressed = what === 'wall' ? { wall: wall! } : { player };
    return what === 'wall' || player > 0 ? what : undefined;
  }

  /** Starts dragging the pressed wall or pawn. A wall is removed from the board. */
  drag(at: Point): void {
    const { wall, player } = this.#pressed;
    if (wall) this.walls = this.walls.filter((one) => one !== wall);
    if (player) this.pawn = { player, ...at };
    this.host.changed();
  }

  /**
   * Drops the dragged wall or pawn. Outside the board a wall is removed, and a pawn returns to its
   * square.
   */
  drop({ square, wall }: EditTarget): void {
    const { host } = this;
    const { wall: old, player, stock } = this.#pressed;
    this.pawn = undefined;
    if (stock && wall) {
      this.wallsLeft = this.wallsLeft.map((left, index) => (index + 1 === this.toMove ? Math.max(0, left - 1) : left));
      this.walls = [...new Set([...this.walls, wall])];
      this.validate(host.say('laid', { wall }));
    } else if (old) {
      if (wall) this.walls = [...new Set([...this.walls, wall])];
      this.validate(wall ? host.say('laid', { wall }) : host.say('edit-gone', { square: old }));
    } else if (player && square) this.place(String(player), square);
    else host.changed();
  }

  /** Places or removes the wall close to a press; otherwise places a pawn on its square. */
  press({ square, wall, near }: EditTarget): void {
    const { say } = this.host;
    if (!near || !wall) {
      if (square) this.place(this.brush, square);
    } else if (this.walls.includes(wall)) {
      this.walls = this.walls.filter((other) => other !== wall);
      this.validate(say('edit-gone', { square: wall }));
    } else {
      this.walls = [...this.walls, wall];
      this.validate(say('laid', { wall }));
    }
  }

  protected read(text: string): boolean {
    const setup = parseSetup(text);
    if (!setup) return false;
    const { toMove, ...rest } = setup;
    Object.assign(this, rest, { side: String(toMove) });
    if (Number(this.brush) > this.pawns.length) this.brush = '1';
    return true;
  }

  protected override get hint(): string {
    return this.host.say('edit-hint');
  }

  protected override extraControls(lit: Lit): TemplateResult[] {
    const { say } = this.host;
    const one = (value: number): [string, string] => [String(value), String(value)];
    return [
      this.selectBox(lit, say('edit-players'), [2, 4].map(one), String(this.pawns.length), (value) =>
        this.#resize(Number(value), this.size),
      ),
      this.selectBox(lit, say('edit-size'), [5, 7, 9, 11].map(one), String(this.size), (value) =>
        this.#resize(this.pawns.length, Number(value)),
      ),
      lit.html`<div class="stocks" role="group" aria-label=${say('edit-stock')}><span>${say('edit-stock')}</span>
        ${this.sides.map((side, index) => this.#stock(lit, side, index))}</div>`,
    ];
  }

  #stock({ html }: Lit, side: string, index: number): TemplateResult {
    const { say, icon } = this.host;
    const label = say('edit-walls', { side });
    return html`<label title=${label}>${icon(side)} <input type="number" min="0" max="99" aria-label=${label}
      .value=${String(this.wallsLeft[index])}
      @input=${(event: Event) => {
        this.wallsLeft[index] = Math.trunc(Number((event.target as HTMLInputElement).value));
        this.validate();
      }}></label>`;
  }

  protected clear(): void {
    this.read(this.host.fresh(this.pawns.length, this.size).text);
  }

  protected place(player: string, square: string): void {
    this.pawns[Number(player) - 1] = square;
    this.validate(this.host.say('edit-put', { what: this.host.brushName(player), square }));
  }

  /**
   * Changes the number of players and the board size. Pawns return to their starting squares; walls
   * that still fit stay.
   */
  #resize(players: number, size: number): void {
    const { walls } = this;
    const fresh = this.host.fresh(players, size);
    this.read(fresh.text);
    this.walls = walls.filter((wall) => fresh.walls.includes(wall));
    this.validate();
  }
}

export { QuoridorEditor as Editor };
