import type { QuoridorPosition } from '../../game/quoridor/api.js';
import type { BoardVerdict } from '../shared/codes.js';
import { View } from './geometry.js';
import type { QuoridorModel } from './model.js';
import type { ReadMove } from './queries.js';

/** The facts about a game that the board shows. Computed once after every change. */
export interface Facts {
  position: QuoridorPosition;
  view: View;
  /** The squares that the pawn of the person to move may enter. */
  targets: ReadonlySet<string>;
  /** The walls that the player to move may place, if that is a person; otherwise empty. */
  walls: readonly string[];
  /** The last move before the shown position, if any. */
  last: ReadMove | undefined;
  /** A cache of whether the walls that have been previewed are legal. */
  verdicts: Map<string, BoardVerdict>;
  /** The largest number of walls that any player had at the start of the game. */
  stock: number;
  /** Whether the player to move is a person who may move now. */
  canPlay: boolean;
  /** Whether walls can be dragged onto the board from the stock of the player to move. */
  stocked: boolean;
  mustPass: boolean;
}

/** Returns whether a square has the pawn that a person may move now. */
export const isOwn = ({ position, canPlay }: Facts, square: string): boolean =>
  canPlay && position.pawns[position.toMove - 1] === square;

/** The Quoridor position in the position editor, legal or not, in standard notation. */
type Edited = Pick<QuoridorPosition, 'pawns' | 'walls' | 'wallsLeft'> & {
  toMove: number;
  size: number;
  faults: readonly unknown[];
};

/** Returns a position with the pieces of the position editor in place of its own. */
function withEdited(position: QuoridorPosition, edited: Edited): QuoridorPosition {
  const { pawns, walls, wallsLeft, toMove, size, faults } = edited;
  const shown = { pawns, walls, wallsLeft, toMove, size, players: pawns.length } as QuoridorPosition;
  // Distances are known only in legal positions.
  return { ...position, ...shown, notation: 'standard', distances: faults.length > 0 ? [] : position.distances };
}

/**
 * Returns the facts to draw about the game on the board, or about the position in the editor.
 * `bottom`: the player at the bottom of the board.
 */
export function factsOf(model: QuoridorModel, bottom: number, edited?: Edited | null): Facts {
  const { canPlay, shownDisplay } = model;
  const { targets, walls, mustPass, last, stock } = shownDisplay;
  const position = edited ? withEdited(shownDisplay.position, edited) : shownDisplay.position;
  return {
    position,
    view: new View(position, bottom),
    targets: new Set(canPlay ? targets : []),
    walls: canPlay ? walls : [],
    verdicts: new Map(),
    last,
    stock: edited ? Math.max(...edited.wallsLeft) : stock,
    canPlay,
    stocked: canPlay || !!edited,
    mustPass: canPlay && mustPass,
  };
}
