/** The board of Quoridor as a new visitor sees it. */
import { recordOf } from '../start/record.ts';
import 'keddah/boards/quoridor';
import type { Board } from './board.ts';
import { notation } from './notation.ts';

/** The stored form of a game, without the fields that the table adds. */
export interface StoredGame {
  record: string;
  seats: string;
  orientation: string;
}

/** Sets seats, orientation and notation for new visitors. */
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

/** Returns the stored form of the game on the board; `null` before there is a game. */
export function storedGame({ game, orientation, seats }: Board): StoredGame | null {
  return game ? { record: recordOf(game), seats, orientation } : null;
}
