/** Arrangements of the sixteen pieces. Whether one is legal is the rules' to say; these are suggestions. */
import type { ArimaaSide } from '../../arimaa/face.js';
import { isGold } from './notation.js';
import type { Plan } from './plans.js';

/**
 * Arrangements by name: the front row, then the back row, from the a-file to the h-file, for Gold.
 * Silver's are the same seen from Silver's side of the a-file.
 */
export const PRESETS: Readonly<Record<string, readonly [front: string, back: string]>> = {
  classic: ['DHCMECHD', 'RRRRRRRR'],
  sturdy: ['RHCEMCHR', 'RRRDDRRR'],
  wings: ['HDRMERDH', 'RRCRRCRR'],
  apart: ['RHDECDMR', 'RRHRRCRR'],
};

/** The placements of a named arrangement. */
export function presetOf(name: string, side: ArimaaSide): string {
  const rows = PRESETS[name];
  if (!rows) throw new RangeError(`There is no arrangement "${name}": ${Object.keys(PRESETS).join(', ')}.`);
  const ranks = side === 'gold' ? [2, 1] : [7, 8];
  return rows
    .flatMap((row, index) =>
      [...row].map(
        (piece, file) => `${side === 'gold' ? piece : piece.toLowerCase()}${'abcdefgh'[file]}${ranks[index]}`,
      ),
    )
    .join(' ');
}

/** The placements of a side as they stand on a board, with two squares exchanged. */
export function swapped(board: Readonly<Record<string, string>>, side: ArimaaSide, a: string, b: string): string {
  return Object.entries(board)
    .filter(([, piece]) => isGold(piece) === (side === 'gold'))
    .map(([square, piece]) => piece + (square === a ? b : square === b ? a : square))
    .join(' ');
}

/** The exchanges that the piece on a square can make with others of its side, like for like left out. */
export function swapPlans(board: Readonly<Record<string, string>>, square: string): Plan[] {
  const piece = board[square];
  if (!piece) return [];
  return Object.entries(board)
    .filter(([target, other]) => target !== square && other !== piece && isGold(other) === isGold(piece))
    .map(([target]) => ({ kind: 'swap', actor: square, target, steps: [], paths: [], lost: [] }));
}
