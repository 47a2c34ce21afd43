import type { QuoridorGame, QuoridorPlayer } from '../../game/quoridor/api.js';
import type { Display } from './queries.js';

/**
 * The types of a session of Quoridor. A move has no steps, so there are no intermediate states.
 */
export interface QuoridorSessionTypes {
  side: QuoridorPlayer;
  game: QuoridorGame;
  display: Display;
  frame: never;
}
