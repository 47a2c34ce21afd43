/** What the board shows of a game: asked of the rules once for every change. */
import type { QuoridorGame, QuoridorPosition } from '../../quoridor/face.js';
import { View } from './geometry.js';
import type { Session } from './session.js';

/** What the game says. */
export interface Facts {
  position: QuoridorPosition;
  view: View;
  /** The squares that the person to move may go to. */
  targets: ReadonlySet<string>;
  /** What was played last. */
  last: { wall?: string; from?: string; to?: string };
  /** How many walls each player had at first. */
  stock: number;
  /** Whether a person may act. */
  open: boolean;
  /** Whether walls can be taken from the stock of the player to move. */
  stocked: boolean;
  mustPass: boolean;
}

/** Whether a move is a wall, as it is written. */
export const isWall = (move: string): boolean => /\d[hv]$/.test(move);

/** Whether the pawn that a person may move stands there. */
export const isOwn = ({ position, open }: Facts, square: string): boolean =>
  open && position.pawns[position.toMove - 1] === square;

/** A position being edited, legal or not, named as `standard` has it. */
type Edited = Pick<QuoridorPosition, 'pawns' | 'walls' | 'wallsLeft'> & {
  toMove: number;
  size: number;
  faults: readonly unknown[];
};

function withEdited(position: QuoridorPosition, edited: Edited): QuoridorPosition {
  const { pawns, walls, wallsLeft, toMove, size, faults } = edited;
  const shown = { pawns, walls, wallsLeft, toMove, size, players: pawns.length } as QuoridorPosition;
  // How far each has to go is known of legal positions alone.
  return { ...position, ...shown, notation: 'standard', distances: faults.length > 0 ? [] : position.distances };
}

/** Asks the game. */
export function factsOf(session: Session, bottom: number, edited?: Edited | null): Facts {
  const { seen, open } = session;
  const position = edited ? withEdited(seen.position, edited) : seen.position;
  const moves = open ? seen.legalMoves() : [];
  return {
    position,
    view: new View(position, bottom),
    targets: new Set(moves.flatMap(({ kind, to }) => (kind === 'pawn' && to ? [to] : []))),
    last: lastOf(seen),
    stock: edited ? Math.max(...edited.wallsLeft) : stockOf(seen),
    open,
    stocked: open || !!edited,
    mustPass: open && moves.every(({ kind }) => kind === 'pass'),
  };
}

/** Goes back on a copy and asks there. */
function earlier<Answer>(game: QuoridorGame, ply: number, ask: (position: QuoridorPosition) => Answer): Answer {
  const copy = game.clone();
  copy.goTo(ply);
  const answer = ask(copy.position);
  copy.free();
  return answer;
}

function lastOf(game: QuoridorGame): Facts['last'] {
  const { history } = game;
  const move = history.at(-1);
  if (!move || move === 'pass') return {};
  if (isWall(move)) return { wall: move };
  const from = earlier(game, history.length - 1, ({ pawns, toMove }) => pawns[toMove - 1]);
  return { to: move, ...(from !== undefined && { from }) };
}

function stockOf(game: QuoridorGame): number {
  return earlier(game, 0, ({ wallsLeft }) => Math.max(...wallsLeft));
}
