/** Presets for the setup, and exchanges of pieces in it. */
import type { ArimaaSide } from '../../game/arimaa/api.js';
import { isGold } from './pieces.js';
import { type Plan, swapPlan } from './plans.js';
import type { Board } from './queries.js';

/**
 * The presets by name: the front row, then the back row, from the a-file to the h-file. For Silver
 * the ranks are mirrored.
 */
export const PRESETS: Readonly<Record<string, readonly [front: string, back: string]>> = {
  classic: ['DHCMECHD', 'RRRRRRRR'],
  sturdy: ['RHCEMCHR', 'RRRDDRRR'],
  wings: ['HDRMERDH', 'RRCRRCRR'],
  apart: ['RHDECDMR', 'RRHRRCRR'],
};

/** Returns the placements of a preset. Throws a `RangeError` for an unknown name. */
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

/** Returns the placements of a side as on `board`, with two squares exchanged. */
export function swapped(board: Board, side: ArimaaSide, a: string, b: string): string {
  return Object.entries(board)
    .filter(([, piece]) => isGold(piece) === (side === 'gold'))
    .map(([square, piece]) => piece + (square === a ? b : square === b ? a : square))
    .join(' ');
}

/**
 * Returns the plans that exchange the piece on a square with a different kind of piece of its side.
 */
export function swapPlans(board: Board, square: string): Plan[] {
  const piece = board[square];
  if (!piece) return [];
  return Object.entries(board)
    .filter(([target, other]) => target !== square && other !== piece && isGold(other) === isGold(piece))
    .map(([target]) => swapPlan(square, target));
}
