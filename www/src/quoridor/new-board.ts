/** Creates the board of Quoridor with the settings that a new user gets. */
import { recordOf } from '../start/record.ts';
import 'keddah/boards/quoridor';
import type { Board } from './board.ts';
import { notation } from './notation.ts';

/** A game as the browser stores it, without the fields that are the same for all games. */
export interface StoredGame {
  record: string;
  seats: string;
  orientation: Board['orientation'];
}

/** Sets the default players, orientation and notation of a board for new users. */
export function setDefaults(board: Board): void {
  board.seats = 'person computer:3';
  board.orientation = '1';
  board.notation = notation();
}

export function newBoard(): Board {
  const board = document.createElement('quoridor-board');
  setDefaults(board);
  return board;
}

/**
 * Returns the game on the board in the form that the browser stores; `null` before there is a game.
 */
export function storedGame({ game, orientation, seats }: Board): StoredGame | null {
  return game ? { record: recordOf(game), seats, orientation } : null;
}
