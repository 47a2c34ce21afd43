/** The named initial setups of Arimaa, and the exchange of pieces in a setup. */
import type { ArimaaSide } from '../../game/arimaa/api.js';
import { isGold } from './pieces.js';
import { type Plan, swapPlan } from './plans.js';
import type { Board } from './queries.js';

/**
 * The named initial setups: the front row, then the back row, from the a-file to the h-file. For
 * Silver the ranks are mirrored.
 */
export const PRESETS: Readonly<Record<string, readonly [front: string, back: string]>> = {
  classic: ['DHCMECHD', 'RRRRRRRR'],
  sturdy: ['RHCEMCHR', 'RRRDDRRR'],
  wings: ['HDRMERDH', 'RRCRRCRR'],
  apart: ['RHDECDMR', 'RRHRRCRR'],
};

/** Returns the placements of a named initial setup. Throws a `RangeError` for an unknown name. */
export function presetOf(name: string, side: ArimaaSide): string {
  const rows = Object.hasOwn(PRESETS, name) && PRESETS[name];
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

/**
 * Returns the placements of a side's pieces as on `board`, but with the pieces on two squares
 * exchanged.
 */
export function swapped(board: Board, side: ArimaaSide, a: string, b: string): string {
  return Object.entries(board)
    .filter(([, piece]) => isGold(piece) === (side === 'gold'))
    .map(([square, piece]) => piece + (square === a ? b : square === b ? a : square))
    .join(' ');
}

/**
 * Returns the choices that exchange the piece on a square with a piece of its side that has another
 * type.
 */
export function swapPlans(board: Board, square: string): Plan[] {
  const piece = board[square];
  if (!piece) return [];
  return Object.entries(board)
    .filter(([target, other]) => target !== square && other !== piece && isGold(other) === isGold(piece))
    .map(([target]) => swapPlan(square, target));
}
