import type { QuoridorPosition } from '../../game/quoridor/api.js';
import type { BoardVerdict } from '../shared/codes.js';
import { View } from './geometry.js';
import type { ReadMove } from './queries.js';
import type { QuoridorSession } from './session.js';

/** The facts about a game that the board shows. Computed once after every change. */
export interface Facts {
  position: QuoridorPosition;
  view: View;
  /** The squares that the pawn of the person to move may enter. */
  targets: ReadonlySet<string>;
  /** The walls that the person to move may place. */
  walls: readonly string[];
  /** The last move. */
  last: ReadMove | undefined;
  /** The verdicts on walls that have been previewed, as a cache. */
  verdicts: Map<string, BoardVerdict>;
  /** The largest number of walls that any player had at the start. */
  stock: number;
  /** Whether a person may play. */
  canPlay: boolean;
  /** Whether walls can be dragged from the stock of the player to move. */
  stocked: boolean;
  mustPass: boolean;
}

/** Returns whether a square has the pawn that a person may move now. */
export const isOwn = ({ position, canPlay }: Facts, square: string): boolean =>
  canPlay && position.pawns[position.toMove - 1] === square;

/** A position being edited, legal or not, in standard notation. */
type Edited = Pick<QuoridorPosition, 'pawns' | 'walls' | 'wallsLeft'> & {
  toMove: number;
  size: number;
  faults: readonly unknown[];
};

/** Returns a position with the edited pieces in place of its own. */
function withEdited(position: QuoridorPosition, edited: Edited): QuoridorPosition {
  const { pawns, walls, wallsLeft, toMove, size, faults } = edited;
  const shown = { pawns, walls, wallsLeft, toMove, size, players: pawns.length } as QuoridorPosition;
  // Distances are known only in legal positions.
  return { ...position, ...shown, notation: 'standard', distances: faults.length > 0 ? [] : position.distances };
}

/**
 * Returns the facts of a session, or of a position being edited. `bottom`: the player shown there.
 */
export function factsOf(session: QuoridorSession, bottom: number, edited?: Edited | null): Facts {
  const { canPlay, shownDisplay } = session;
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
