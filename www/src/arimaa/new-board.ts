/** Creates the board of Arimaa with the settings that a new user gets. */
import { recordOf } from '../start/record.ts';
import 'keddah/boards/arimaa';
import { computer } from '../store/settings.ts';
import type { Board, Side } from './board.ts';

/** A game as the browser stores it, without the fields that are the same for all games. */
export interface StoredGame {
  record: string;
  /** The steps of the turn being built. */
  steps: string[];
  seats: string;
  orientation: Side;
}

/** Sets the default players and orientation of a board for new users. */
export function setDefaults(board: Board): void {
  board.seats = `person ${computer('arimaa')}`;
  board.orientation = 'gold';
}

export function newBoard(): Board {
  const board = document.createElement('arimaa-board');
  setDefaults(board);
  return board;
}

/**
 * Returns the game on the board in the form that the browser stores; `null` before there is a game.
 */
export function storedGame({ game, orientation, seats }: Board): StoredGame | null {
  return game ? { record: recordOf(game), steps: [...game.turn.steps], seats, orientation } : null;
}
