/**
 * The geometry of the drawn Quoridor board: where squares and walls are on the screen, and their
 * names. A square and the groove next to it are 100 units wide.
 */
import type { QuoridorPlayer, QuoridorPosition } from '../../game/quoridor/api.js';

/** The distance between the left edges of adjacent squares, in units of the drawing. */
export const PITCH = 100;
/** The width of a square, in units of the drawing. */
export const TILE = 82;
/**
 * The width of the rim around the squares, where the remaining walls are drawn, in units of the
 * drawing.
 */
export const RIM = 64;

/** The column and row of a square on the screen, counted from 0 at the top left. */
export interface Cell {
  column: number;
  row: number;
}

/**
 * The position of a wall on the screen: column and row of the square at the top left of its center.
 */
export interface WallSlot extends Cell {
  /** Whether the wall is drawn horizontally. */
  horizontal: boolean;
}

/** Returns the edge where a player starts, in quarter turns clockwise from the south. */
function quarterTurns(player: number, players: number): number {
  return players === 2 ? (player - 1) * 2 : player - 1;
}

/** The positions and names of squares and walls as seen from one edge of the board. */
export class View {
  readonly size: number;
  readonly players: readonly QuoridorPlayer[];
  /** The width of all squares with the grooves between them, in units of the drawing. */
  readonly field: number;
  readonly #turns: number;
  readonly #countsFromFar: boolean;

  constructor(
    { size, players, notation }: Pick<QuoridorPosition, 'size' | 'players'> & Partial<QuoridorPosition>,
    bottom: number,
  ) {
    this.size = size;
    this.field = size * PITCH - (PITCH - TILE);
    this.players = ([1, 2, 3, 4] as const).slice(0, players);
    this.#turns = quarterTurns(bottom, players);
    this.#countsFromFar = notation === 'glendenning';
  }

  /** Returns the column and row of a square on the screen. */
  cell(square: string): Cell {
    return this.#cellOf(square, this.size);
  }

  /** Returns where a wall with this name is drawn: its slot and its orientation on the screen. */
  slot(wall: string): WallSlot {
    const horizontal = wall.endsWith('h') === (this.#turns % 2 === 0);
    // A grid of walls has one column and row fewer than the grid of squares.
    return { ...this.#cellOf(wall.slice(0, -1), this.size - 1), horizontal };
  }

  /** Returns the name of the square drawn at a column and row; `undefined` outside the board. */
  square(cell: Cell): string | undefined {
    return this.#nameOf(cell, this.size);
  }

  /** Returns the name of the wall drawn in a slot; `undefined` outside the board. */
  wall({ horizontal, ...cell }: WallSlot): string | undefined {
    const name = this.#nameOf(cell, this.size - 1);
    return name && name + (horizontal === (this.#turns % 2 === 0) ? 'h' : 'v');
  }

  /** Returns the place of the square or wall with this name; `undefined` if there is none. */
  find(name: string): { cell: Cell } | { slot: WallSlot } | undefined {
    const [, place, orientation] = /^([a-k]\d+)([hv]?)$/.exec(name) ?? [];
    if (!place) return undefined;
    if (!orientation) return this.square(this.cell(name)) === name ? { cell: this.cell(name) } : undefined;
    return this.wall(this.slot(name)) === name ? { slot: this.slot(name) } : undefined;
  }

  /** The names of all squares in reading order, from the top left. */
  get squares(): string[] {
    const { size } = this;
    return Array.from(
      { length: size * size },
      (_, at) => this.square({ column: at % size, row: Math.floor(at / size) })!,
    );
  }

  /** Returns the edge of a player on the screen: 0 for the bottom, then clockwise. */
  edge(player: QuoridorPlayer): number {
    return (quarterTurns(player, this.players.length) - this.#turns + 4) % 4;
  }

  /** The coordinates to label the board with: those of its columns and those of its rows. */
  get names(): { columns: string[]; rows: string[] } {
    const { size } = this;
    const part = (cell: Cell, letter: boolean) => (this.square(cell) ?? '').replace(letter ? /\d+/ : /\D/, '');
    const sideways = this.#turns % 2 === 1;
    const each = Array.from({ length: size }, (_, n) => n);
    return {
      columns: each.map((column) => part({ column, row: size - 1 }, !sideways)),
      rows: each.map((row) => part({ column: 0, row }, sideways)),
    };
  }

  #cellOf(name: string, size: number): Cell {
    const file = name.charCodeAt(0) - 97;
    const number = Number(name.slice(1));
    let [x, y] = [file, this.#countsFromFar ? size - number : number - 1];
    for (let turn = 0; turn < this.#turns; turn++) [x, y] = [size - 1 - y, x];
    return { column: x, row: size - 1 - y };
  }

  #nameOf({ column, row }: Cell, size: number): string | undefined {
    if (column < 0 || row < 0 || column >= size || row >= size) return undefined;
    let [x, y] = [column, size - 1 - row];
    for (let turn = 0; turn < this.#turns; turn++) [x, y] = [y, size - 1 - x];
    return String.fromCharCode(97 + x) + (this.#countsFromFar ? size - y : y + 1);
  }
}

/** Returns the center of a square in the drawing, given its column and row. */
export const squareCenter = ({ column, row }: Cell): { x: number; y: number } => ({
  x: column * PITCH + TILE / 2,
  y: row * PITCH + TILE / 2,
});

/** Returns the center of a wall in the drawing, given its slot. */
export const wallCenter = ({ column, row }: Cell): { x: number; y: number } => ({
  x: column * PITCH + (TILE + PITCH) / 2,
  y: row * PITCH + (TILE + PITCH) / 2,
});

/** The square and the wall slot at a point of the board. */
export interface BoardHit {
  cell: Cell;
  /** The slot of the wall nearest to the point. */
  slot: WallSlot;
  /**
   * The distance of the point from the center line of the nearest wall slot, in units of the
   * drawing.
   */
  distance: number;
}

/**
 * Returns the square and the wall slot at a point of the board; `undefined` outside it. The origin
 * is the top left corner of the top left square.
 */
export function hitAt(x: number, y: number, size: number): BoardHit | undefined {
  const half = (PITCH - TILE) / 2;
  const column = Math.floor((x + half) / PITCH);
  const row = Math.floor((y + half) / PITCH);
  if (column < 0 || row < 0 || column >= size || row >= size) return undefined;
  const nearest = (at: number) => Math.min(size - 2, Math.max(0, Math.round((at - TILE - half) / PITCH)));
  const nearestSlot = { column: nearest(x), row: nearest(y) };
  const { x: cx, y: cy } = wallCenter(nearestSlot);
  const [aside, above] = [Math.abs(x - cx), Math.abs(y - cy)];
  return {
    cell: { column, row },
    slot: { ...nearestSlot, horizontal: above < aside },
    distance: Math.min(aside, above),
  };
}

/** Returns a slot shifted by columns and rows, clamped to the board. */
export function shifted(slot: WallSlot, right: number, down: number, size: number): WallSlot {
  const keep = (at: number) => Math.min(size - 2, Math.max(0, at));
  return { ...slot, column: keep(slot.column + right), row: keep(slot.row + down) };
}
