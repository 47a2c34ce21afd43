import type { ArimaaGame, ArimaaSide } from '../../game/arimaa/api.js';
import type { Board, Display } from './queries.js';

/** The types of a session of Arimaa. */
export interface ArimaaSessionTypes {
  side: ArimaaSide;
  game: ArimaaGame;
  display: Display;
  frame: Board;
}
