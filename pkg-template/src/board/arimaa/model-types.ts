import type { ArimaaGame, ArimaaSide } from '../../game/arimaa/api.js';
import type { Board, Display } from './queries.js';

/** The types of Arimaa for the generic model, which plays a game on a board. */
export interface ArimaaModelTypes {
  side: ArimaaSide;
  game: ArimaaGame;
  display: Display;
  frame: Board;
}
