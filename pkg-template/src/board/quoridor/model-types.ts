import type { QuoridorGame, QuoridorPlayer } from '../../game/quoridor/api.js';
import type { Display } from './queries.js';

/**
 * The types of Quoridor for the generic model. A move has no steps, so there are no intermediate
 * states.
 */
export interface QuoridorModelTypes {
  side: QuoridorPlayer;
  game: QuoridorGame;
  display: Display;
  frame: never;
}
