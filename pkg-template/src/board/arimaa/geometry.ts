/** The geometry of the drawn Arimaa board. A square is 100 units wide. */

/** The side at the bottom of the board. */
export type Orientation = 'gold' | 'silver';

/** The width of the frame around the squares, in hundredths of a square. */
export const RIM = 24;

const FILES = 'abcdefgh';

/** The squares that are drawn as traps. */
export const TRAPS: readonly string[] = ['c3', 'f3', 'c6', 'f6'];

/** Returns all squares in reading order, from the top left to the bottom right. */
export function squares(orientation: Orientation): string[] {
  const all: string[] = [];
  for (let rank = 8; rank >= 1; rank--) for (const file of FILES) all.push(`${file}${rank}`);
  return orientation === 'gold' ? all : all.reverse();
}

/** Returns the center of a square in the drawing, in hundredths of a square. */
export function squareCenter(square: string, orientation: Orientation): { x: number; y: number } {
  const column = FILES.indexOf(square.charAt(0));
  const row = 8 - Number(square.charAt(1));
  const seen = orientation === 'gold' ? { column, row } : { column: 7 - column, row: 7 - row };
  return { x: seen.column * 100 + 50, y: seen.row * 100 + 50 };
}

/** Returns the square at fractions (0 to 1) of the board's width and height, if there is one. */
export function squareAt(across: number, down: number, orientation: Orientation): string | undefined {
  const column = Math.floor(across * 8);
  const row = Math.floor(down * 8);
  if (column < 0 || column > 7 || row < 0 || row > 7) return undefined;
  return squares(orientation)[row * 8 + column];
}

/** Returns the square `right` columns and `down` rows away on the screen, clamped to the board. */
export function shifted(square: string, right: number, down: number, orientation: Orientation): string {
  const { x, y } = squareCenter(square, orientation);
  const clamp = (value: number) => Math.min(750, Math.max(50, value));
  return squareAt(clamp(x + right * 100) / 800, clamp(y + down * 100) / 800, orientation) ?? square;
}

/** Returns the Manhattan distance of two squares, in squares. */
export function distance(a: string, b: string): number {
  const [from, to] = [squareCenter(a, 'gold'), squareCenter(b, 'gold')];
  return (Math.abs(from.x - to.x) + Math.abs(from.y - to.y)) / 100;
}

/**
 * Returns the SVG path data of an arrow between two squares.
 *
 * @param side - the distance by which it is shifted to its right
 * @param start - its distance from the center of `from`
 * @param end - its distance from the center of `to`
 */
export function arrow(from: string, to: string, orientation: Orientation, side = 0, start = 18, end = 20): string {
  const a = squareCenter(from, orientation);
  const b = squareCenter(to, orientation);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const ux = (b.x - a.x) / length;
  const uy = (b.y - a.y) / length;
  const sx = -uy * side;
  const sy = ux * side;
  const at = (along: number, off: number) =>
    `${Math.round(a.x + ux * along + sx - uy * off)} ${Math.round(a.y + uy * along + sy + ux * off)}`;
  const tip = length - end;
  return `M${at(start, 0)}L${at(tip - 12, 0)}M${at(tip - 17, -15)}L${at(tip, 0)}L${at(tip - 17, 15)}`;
}
