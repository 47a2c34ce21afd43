import type { Board } from '../board.ts';
import { look, pieces } from '../store/settings.ts';

/** Applies the user's choice of color scheme and piece style to a board. */
export function applyLook(board: Board<unknown>): void {
  if (board.looks.includes(look())) board.look = look();
  if ('pieces' in board) board.setAttribute('pieces', pieces());
}
