/** Handicap games of Arimaa, in which the stronger side begins without a piece. */
import { ArimaaGame } from 'keddah/arimaa';
import type { Game } from '../board.ts';
import { SIDES, type Side } from './board.ts';

/** The letters of the pieces without which the stronger side may begin, from weak to strong. */
export const MISSING_PIECES = ['C', 'D', 'H', 'M'] as const;

/** An Arimaa handicap: the side that begins without a piece, and that piece. */
export interface Handicap {
  side: Side;
  /** The letter of the missing piece, in upper case. */
  piece: string;
}

/** The board after the usual setups of both sides, as the letters of its 64 squares. */
const BOARD = ['rrrrrrrr', 'dhcemchd', ...Array<string>(4).fill(' '.repeat(8)), 'DHCMECHD', 'RRRRRRRR'].join('');

/**
 * Returns a handicap game before its first turn: both setups are on the board. Its record starts
 * with a position.
 */
export function gameWithHandicap({ side, piece }: Handicap): ArimaaGame {
  const letter = side === 'gold' ? piece : piece.toLowerCase();
  return ArimaaGame.parse(`g [${BOARD.replace(letter, ' ')}]`);
}

const known = new WeakMap<Game, Handicap | null>();

/** Returns the handicap with which a game began; `null` without one, also from other positions. */
export function handicapOf(game: Game): Handicap | null {
  let handicap = known.get(game);
  if (handicap === undefined) {
    const start = (game as ArimaaGame).clone();
    start.goTo(0);
    handicap = handicapAt(start.toString());
    start.free();
    known.set(game, handicap);
  }
  return handicap;
}

function handicapAt(position: string): Handicap | null {
  for (const side of SIDES) {
    for (const piece of MISSING_PIECES) {
      const game = gameWithHandicap({ side, piece });
      const isStart = game.toString() === position;
      game.free();
      if (isStart) return { side, piece };
    }
  }
  return null;
}
