/** What both games answer with. Types only: nothing here is left when the package runs. */

/** Where the wasm comes from. A string is an address; in Node, Deno and Bun also the path of a file. */
export type Source = URL | string | Request | Response | BufferSource | WebAssembly.Module;

/** Whether a move is legal, and if not why. Never thrown, always returned. */
export type Verdict =
  | { ok: true }
  | {
      ok: false;
      /** A stable name of the reason: `frozen`, `too-weak`, … or `notation` where the text could not be read. */
      code: string;
      /** An English sentence saying why. */
      message: string;
      /** The squares that matter: what freezes the piece, what stands in the way. Empty where no square does. */
      squares: string[];
      /** The walls that matter (Quoridor). */
      walls?: string[];
      /** The players that matter, as numbers (Quoridor). */
      players?: number[];
      /** Where reading stopped, counted from 0 (code `notation`). */
      at?: number;
      /** For a third repetition: the turns after which the position occurred before, such as `4s`. */
      turns?: string[];
    };

/** Why a game ended: the first four on the board, the others by agreement or from a record. */
export type Reason = 'goal' | 'elimination' | 'immobilization' | 'repetition' | 'resignation' | 'time' | 'illegal';

/** How a game stands. `Side` is `'gold' | 'silver'` in Arimaa and a number from 1 in Quoridor. */
export type Status<Side> = { kind: 'playing'; toMove: Side } | { kind: 'won'; winner: Side; reason: Reason };

/** One legal move, or in Arimaa one legal step of the turn being built. */
export interface Move {
  /** As `play` or `turn.step` reads it. */
  text: string;
  /** What sort of move it is. A `push` moves an enemy piece away and must be finished by the next step. */
  kind: 'step' | 'push' | 'pull' | 'placement' | 'pawn' | 'wall' | 'pass';
  /** The square that is left, if any. */
  from?: string;
  /** The square that is reached, if any. */
  to?: string;
  /** For a push: the squares of the pieces that can finish it. */
  by?: string[];
  /** The squares on which pieces are lost by it. */
  captures?: string[];
}

/** How good a position is for the player to move. */
export interface Score {
  /** The chance to win, from 0 to 1, for the player to move. */
  win: number;
}

/** One line of play that the search looked at. */
export interface Line {
  /** The moves, best first for each side in turn. In Arimaa an entry is a whole turn. */
  moves: string[];
  /** What the line is worth to the player to move at its start. */
  score: Score;
}

/** What a search found. */
export interface SearchResult {
  /** The best move: what `play` reads. In Arimaa a whole turn, from its start. */
  best: string;
  /** What it is worth to the player to move. */
  score: Score;
  /** The best lines, as many as `lines` asked for and there are. */
  lines: Line[];
  /** How many positions were looked at. */
  nodes: number;
  /** How long it took, in milliseconds. */
  timeMs: number;
  /** Whether something else than its limits ended the search: an abort, or a newer search of the same client. */
  stopped: boolean;
}

/** What a search knows so far: sent after every completed iteration. */
export interface SearchInfo {
  /** How many steps deep the completed iteration looked. */
  depth: number;
  /** How many positions were looked at so far. */
  nodes: number;
  /** Positions a second. */
  nps: number;
  /** Milliseconds since the search began. */
  timeMs: number;
  /** What the best line is worth to the player to move. */
  score: Score;
  /** The best lines so far. */
  lines: Line[];
}

/** When a search ends: at whichever limit is reached first. Without any it plays at level 5. */
export interface Limits {
  /** Milliseconds to think, counted from when the search starts (not while it waits for its turn). */
  timeMs?: number;
  /** How many positions to look at, a whole number from 1 to 2⁵³ − 1. The same everywhere: same position, nodes and seed, same answer. */
  nodes?: number;
  /** Playing strength, a whole number from 1 (weakest) to 10. */
  level?: number;
  /** How many lines to report, a whole number from 1 to 100. With a `signal` and no other limit: analysis without end. */
  lines?: number;
  /** Varies the choice among equals, a whole number from 0 to 2⁵³ − 1. */
  seed?: number;
  /** Ends the search early. It then resolves (never rejects) at once with the best so far. */
  signal?: AbortSignal;
  /** Called after every completed iteration. What it throws ends the search and is thrown on. */
  onInfo?(info: SearchInfo): void;
}
