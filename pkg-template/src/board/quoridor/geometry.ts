/**
 * Where squares and walls lie on the screen, and what they are called. A square and the groove after it are 100 units
 * wide; no rule of the game is known here.
 */
import type { QuoridorPlayer, QuoridorPosition } from '../../quoridor/face.js';

/** From one square to the next. */
export const PITCH = 100;
/** The width of a square. */
export const TILE = 82;
/** What lies around the squares: the walls that are left. */
export const RIM = 58;

/** A place by column and row as they are seen, counted from 0 at the top left. */
export interface Spot {
  column: number;
  row: number;
}

/** A wall as it is seen: `column` and `row` of the square to the top left of its middle. */
export interface Lie extends Spot {
  /** Whether it lies across the screen; else it stands. */
  across: boolean;
}

/** How many quarter turns a player's edge is from the south, clockwise. */
function quarter(player: number, players: number): number {
  return players === 2 ? (player - 1) * 2 : player - 1;
}

/** The names of a board's squares and walls, as one sees it who sits at one of its edges. */
export class View {
  readonly size: number;
  readonly players: readonly QuoridorPlayer[];
  /** The width of the squares and the grooves between them. */
  readonly field: number;
  readonly #turns: number;
  readonly #far: boolean;

  constructor(
    { size, players, notation }: Pick<QuoridorPosition, 'size' | 'players'> & Partial<QuoridorPosition>,
    bottom: number,
  ) {
    this.size = size;
    this.field = size * PITCH - (PITCH - TILE);
    this.players = ([1, 2, 3, 4] as const).slice(0, players);
    this.#turns = quarter(bottom, players);
    this.#far = notation === 'glendenning';
  }

  /** Where a square is seen. */
  spot(square: string): Spot {
    return this.#seen(square, this.size);
  }

  /** Where a wall is seen. */
  lie(wall: string): Lie {
    const across = wall.endsWith('h') === (this.#turns % 2 === 0);
    // A wall is named by the square south-west of its middle, and seen from the one at the top left of it.
    return { ...this.#seen(wall.slice(0, -1), this.size - 1), across };
  }

  /** The square that is seen there, if any. */
  square(spot: Spot): string | undefined {
    return this.#named(spot, this.size);
  }

  /** The wall that is seen there, if any. */
  wall({ across, ...spot }: Lie): string | undefined {
    const name = this.#named(spot, this.size - 1);
    return name && name + (across === (this.#turns % 2 === 0) ? 'h' : 'v');
  }

  /** All squares in reading order. */
  get squares(): string[] {
    const { size } = this;
    return Array.from(
      { length: size * size },
      (_, at) => this.square({ column: at % size, row: Math.floor(at / size) })!,
    );
  }

  /** On which edge a player is seen: 0 the bottom, then clockwise. */
  edge(player: QuoridorPlayer): number {
    return (quarter(player, this.players.length) - this.#turns + 4) % 4;
  }

  /** The letters below the columns and the numbers beside the rows: the names of the squares at the edge. */
  get names(): { columns: string[]; rows: string[] } {
    const { size } = this;
    const part = (spot: Spot, letter: boolean) => (this.square(spot) ?? '').replace(letter ? /\d+/ : /\D/, '');
    const sideways = this.#turns % 2 === 1;
    const each = Array.from({ length: size }, (_, n) => n);
    return {
      columns: each.map((column) => part({ column, row: size - 1 }, !sideways)),
      rows: each.map((row) => part({ column: 0, row }, sideways)),
    };
  }

  #seen(name: string, size: number): Spot {
    const file = name.charCodeAt(0) - 97;
    const number = Number(name.slice(1));
    let [x, y] = [file, this.#far ? size - number : number - 1];
    for (let turn = 0; turn < this.#turns; turn++) [x, y] = [size - 1 - y, x];
    return { column: x, row: size - 1 - y };
  }

  #named({ column, row }: Spot, size: number): string | undefined {
    if (column < 0 || row < 0 || column >= size || row >= size) return undefined;
    let [x, y] = [column, size - 1 - row];
    for (let turn = 0; turn < this.#turns; turn++) [x, y] = [y, size - 1 - x];
    return String.fromCharCode(97 + x) + (this.#far ? size - y : y + 1);
  }
}

/** The middle of a square. */
export const middle = ({ column, row }: Spot): { x: number; y: number } => ({
  x: column * PITCH + TILE / 2,
  y: row * PITCH + TILE / 2,
});

/** The middle of a wall. */
export const heart = ({ column, row }: Spot): { x: number; y: number } => ({
  x: column * PITCH + (TILE + PITCH) / 2,
  y: row * PITCH + (TILE + PITCH) / 2,
});

/** What is at a place on the board. */
export interface Place {
  spot: Spot;
  /** The wall whose groove is nearest. */
  lie: Lie;
  /** How far its middle line is. */
  off: number;
}

/** What is at a place, in units from the top left square's corner; nothing off the board. */
export function placeAt(x: number, y: number, size: number): Place | undefined {
  const half = (PITCH - TILE) / 2;
  const column = Math.floor((x + half) / PITCH);
  const row = Math.floor((y + half) / PITCH);
  if (column < 0 || row < 0 || column >= size || row >= size) return undefined;
  const nearest = (at: number) => Math.min(size - 2, Math.max(0, Math.round((at - TILE - half) / PITCH)));
  const knot = { column: nearest(x), row: nearest(y) };
  const { x: cx, y: cy } = heart(knot);
  const [aside, above] = [Math.abs(x - cx), Math.abs(y - cy)];
  return { spot: { column, row }, lie: { ...knot, across: above < aside }, off: Math.min(aside, above) };
}

/** The same wall shifted by so many columns and rows; it stays on the board. */
export function shifted(lie: Lie, right: number, down: number, size: number): Lie {
  const keep = (at: number) => Math.min(size - 2, Math.max(0, at));
  return { ...lie, column: keep(lie.column + right), row: keep(lie.row + down) };
}
