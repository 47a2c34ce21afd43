/** The board of Arimaa as a new visitor sees it. */
import { recordOf } from '../start/record.ts';
import 'keddah/boards/arimaa';
import { level } from '../store/settings.ts';
import type { Board, Side } from './board.ts';

/** The stored form of a game, without the fields that the table adds. */
export interface StoredGame {
  record: string;
  /** The steps of the turn being built. */
  steps: string[];
  seats: string;
  orientation: Side;
}

/** Sets seats and orientation for new visitors. */
export function setDefaults(board: Board): void {
  board.seats = `person computer:${level('arimaa')}`;
  board.orientation = 'gold';
}

export function newBoard(): Board {
  const board = document.createElement('arimaa-board');
  setDefaults(board);
  return board;
}

/** Returns the stored form of the game on the board; `null` before there is a game. */
export function storedGame({ game, orientation, seats }: Board): StoredGame | null {
  return game ? { record: recordOf(game), steps: [...game.turn.steps], seats, orientation } : null;
}
