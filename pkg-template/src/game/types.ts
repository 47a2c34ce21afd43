/** The public types that all games of the package share. */

import type { Move, RefusalCode } from '../kinds/all.js';
import type { Global, WasmModule } from './global.js';

/** A source of wasm. A string is an address or, in Node, Deno and Bun, the path of a file. */
export type Source =
  | Global<'URL'>
  | string
  | Global<'Request'>
  | Global<'Response'>
  | ArrayBuffer
  | ArrayBufferView
  | WasmModule;

/** Whether a move is legal and, if not, why. `Code` has the reasons of one game. */
export type Verdict<Code extends string = RefusalCode> =
  | { ok: true }
  | {
      ok: false;
      /**
       * A stable name of the reason, such as `frozen`; `notation` if the text cannot be read.
       */
      code: Code;
      /** The reason why the move is illegal, as an English sentence. */
      message: string;
      /** The squares that explain the reason, such as that of the freezing piece. May be empty. */
      squares: string[];
      /** The walls that explain the reason (Quoridor). */
      walls?: string[];
      /** The numbers of the players that the reason is about (Quoridor). */
      players?: number[];
      /** The offset at which parsing failed, in UTF-16 units from 0 (code `notation`). */
      at?: number;
      /**
       * For a third repetition: the turns after which the position occurred before, such as `4s`.
       */
      turns?: string[];
    };

/**
 * The reason why a game ended. The rules determine the first four; the players, a clock or a record
 * determine the others. Only `agreement`, in Quoridor with two players, has no winner.
 */
export type Reason =
  | 'goal'
  | 'elimination'
  | 'immobilization'
  | 'repetition'
  | 'resignation'
  | 'time'
  | 'illegal'
  | 'agreement';

/** The state of a game. `Side` is `'gold' | 'silver'` in Arimaa and a number from 1 in Quoridor. */
export type Status<Side> =
  | { kind: 'playing'; toMove: Side }
  | { kind: 'won'; winner: Side; reason: Exclude<Reason, 'agreement'> }
  | { kind: 'drawn'; winner?: undefined; reason: 'agreement' };

/** A marked square, or an arrow between two squares. */
export interface Mark {
  readonly color: 'green' | 'red' | 'yellow' | 'blue';
  /** The marked square, or the start of the arrow. */
  readonly from: string;
  /** The end of the arrow; undefined for a marked square. */
  readonly to?: string;
}

/** The annotation of a turn or, at the root of the tree, of the whole game. */
export interface Annotation {
  /** The comment on the turn, without the commands that the other properties hold. */
  comment?: string;
  /**
   * Numeric annotation glyphs as in PGN, integers from 0 to 255: 1 for `!`, 2 `?`, 3 `!!`, 4 `??`,
   * 5 `!?`, 6 `?!`.
   */
  nags?: readonly number[];
  /** The marked squares and arrows that illustrate the turn. */
  marks?: readonly Mark[];
  /** The time left on the clock of the player who made the turn, in milliseconds. */
  clockMs?: number;
  /**
   * The win probability of the player who made the turn, from 0 to 1. It is rounded to four decimal
   * places.
   */
  win?: number;
}

/** A turn in the tree of a game, or the start of the game. Cannot be changed. */
export interface TreeNode extends Readonly<Annotation> {
  /**
   * The identifier, an integer; 0 for the start. The identifier of a removed turn is not reused.
   */
  readonly id: number;
  /** The identifier of the node before this one; `null` for the start of the game. */
  readonly parent: number | null;
  /** The turn that leads to this node, in full notation; `null` for the start of the game. */
  readonly turn: string | null;
  /** The nodes after this one: first the main continuation, then the variations. */
  readonly children: readonly TreeNode[];
}

/** A game as plain data, which `JSON.stringify` writes and `fromJSON` reads. */
export interface GameJSON {
  /** The record of the game, as `toRecord` returns it. */
  record: string;
  /** The indices of the children in `tree` that lead from the start to the cursor. */
  cursor: readonly number[];
}

/** The value of a position or line for the player to move. */
export interface Score {
  /** The win probability of the player to move, from 0 to 1. */
  win: number;
}

/** A principal variation of the search. */
export interface Line {
  /** The moves of all players in order. In Arimaa each entry is a complete turn. */
  moves: string[];
  /** The value of the line for the player who makes its first move. */
  score: Score;
}

/** The result of a search for the best move. */
export interface SearchResult {
  /** The best move in the notation that `play` reads. In Arimaa a complete turn from its start. */
  best: string;
  /** The value of the searched position for the player to move. */
  score: Score;
  /** The best lines: as many as the limit `lines` requests, or as many as exist. */
  lines: Line[];
  /** The number of searched positions; for a stopped search, those until its last report. */
  nodes: number;
  /** The time that the search took, in milliseconds, without the time in the queue. */
  timeMs: number;
  /** Whether an abort or a newer search of the same engine ended the search early. */
  stopped: boolean;
  /** The checksum of the network that the search used, an integer; `null` without a network. */
  net: number | null;
}

/** A report that the search sends after every completed iteration. */
export interface SearchInfo {
  /** The depth of the completed iteration, in steps (Arimaa) or moves (Quoridor). */
  depth: number;
  /** The number of positions searched since the search started. */
  nodes: number;
  /** The number of positions searched per second. */
  nps: number;
  /** The time since the start of the search, in milliseconds. */
  timeMs: number;
  /** The value of the best line for the player to move. */
  score: Score;
  /** The best lines found so far: as many as the limit `lines` requests, or as many as exist. */
  lines: Line[];
  /** The checksum of the network that the search uses, an integer; `null` without a network. */
  net: number | null;
}

/**
 * The limits of a search. The first one that is reached ends the search; without any, the level is
 * 5.
 */
export interface Limits {
  /** Thinking time in milliseconds, not counting the time in the queue of the worker. */
  timeMs?: number | undefined;
  /**
   * The number of positions to search, an integer from 1 to 2⁵³ − 1. The same position, nodes and
   * seed give the same answer on every machine.
   */
  nodes?: number | undefined;
  /** The playing strength of the computer, an integer from 1 (weakest) to 10. */
  level?: number | undefined;
  /**
   * The greatest depth to search, in steps (Arimaa) or moves (Quoridor): an integer from 1 to 96.
   */
  depth?: number | undefined;
  /**
   * Whether only a signal, a newer search, the disposal of the engine or a proven result ends the
   * search. It excludes `timeMs`, `nodes`, `level` and `depth`, and needs an `Engine`.
   */
  infinite?: boolean | undefined;
  /**
   * The only turns to search, as text or as moves of `legalMoves()`. The rules check each; an error
   * for an illegal one has its `index`. Must not be empty.
   */
  searchTurns?: readonly (string | Move)[] | undefined;
  /**
   * The number of lines to report, an integer from 1 to 100. With a `signal` and no other limit:
   * endless analysis.
   */
  lines?: number | undefined;
  /**
   * Whether to search with the network, where the game has one: Quoridor for two players on the 9×9
   * board. By default level 10 does, and searches that only time or a signal ends. It needs an
   * `Engine`.
   */
  net?: boolean | undefined;
  /**
   * The seed of the errors of a level and of the choice of a setup or an opening, an integer from 0
   * to 2⁵³ − 1. By default 0, with which Quoridor chooses no opening. With others, the levels 6 to
   * 10 and searches by time begin a game of two players with one of several openings.
   */
  seed?: number | undefined;
  /** Ends the search early: it resolves (never rejects) at once with the best move so far. */
  signal?: Global<'AbortSignal'> | undefined;
  /**
   * Called after every completed iteration. An error that it throws ends the search and rejects it.
   */
  onInfo?: ((info: SearchInfo) => void) | undefined;
}

/** An effect of a turn on the player who passed before it, told apart by `kind`. */
export type Threat = CaptureThreat | GoalThreat | ImmobilizationThreat | DetourThreat;

/** The threat that a piece is captured (Arimaa). */
export interface CaptureThreat {
  kind: 'capture';
  /** The letter of the piece that is captured. */
  piece: string;
  /** The square of the capture. */
  square: string;
  steps?: never;
}

/** The threat that the turn wins the game by reaching the goal. */
export interface GoalThreat {
  kind: 'goal';
  /** The letter of the piece that reaches the goal (Arimaa). */
  piece?: string;
  /** The goal square that is reached. */
  square: string;
  steps?: never;
}

/** The threat that the turn wins the game by immobilization (Arimaa). */
export interface ImmobilizationThreat {
  kind: 'immobilization';
  piece?: never;
  /** The square where the turn ends. */
  square: string;
  steps?: never;
}

/** The threat that a wall makes the path to the goal longer (Quoridor). */
export interface DetourThreat {
  kind: 'detour';
  piece?: never;
  /** The square of the pawn whose path is longer. */
  square: string;
  /** The number of steps by which the path becomes longer. */
  steps: number;
}

/** The limits of a search for a threat. By default it searches 50,000 nodes. */
export type ThreatOptions = Pick<Limits, 'timeMs' | 'nodes' | 'level' | 'depth' | 'signal'>;

/** The best turn of the next player if the player to move passed, and its threats. */
export interface ThreatResult {
  /**
   * The best turn of the next player; `null` if the search was stopped, in Arimaa's setup, or if
   * nobody could move.
   */
  turn: string | null;
  /** The threats of that turn against the player who passed. May be empty. */
  threats: Threat[];
  /** The best line after the pass, from that turn on; empty without a turn. */
  line: string[];
  /** The win probability of the player who makes the turn, from 0 to 1; `null` without a turn. */
  win: number | null;
  /** Whether an abort or a newer search of the same engine ended the search early. */
  stopped: boolean;
}

/** One turn of a reviewed game. */
export interface ReviewedTurn {
  /** The number of the turn in the game, counted from 1. */
  ply: number;
  /** The turn that was played, in notation. */
  turn: string;
  /** The win probability that the player would have with the best turn, from 0 to 1. */
  win: number;
  /**
   * The win probability that the player has with the played turn, searched to the same depth, or
   * with a network for as many positions, from 0 to 1.
   */
  winAfter: number;
  /** The best turn in place of the played one; equal to it if no better one was found. */
  best: string;
  /** The best line in place of the played turn, from the best turn on. */
  line: string[];
  /** The win probability that the played turn lost: `win` − `winAfter`, from 0 to 1. */
  loss: number;
  /**
   * `best` if no better turn was found; `inaccuracy`, `mistake` and `blunder` from a loss of 0.08,
   * 0.15 and 0.25; otherwise `good`.
   */
  mark: 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
}

/** The review of a whole game: a verdict on each turn of its main line. */
export interface Review {
  /** The checksum of the network that the searches used, an integer; `null` without a network. */
  net: number | null;
  /** The reviewed turns of the main line, without Arimaa's setups. */
  turns: ReviewedTurn[];
  /** Whether an abort or a newer search of the same engine ended the review early. */
  stopped: boolean;
}

/** The progress of the review of a game. */
export interface ReviewProgress {
  /** The number of turns reviewed so far. */
  done: number;
  /** The number of turns to review in total. */
  total: number;
  /** The last reviewed turn; undefined after a turn without a verdict. */
  turn?: ReviewedTurn;
}

/** The options for reviewing a game. */
export interface ReviewOptions {
  /**
   * The number of positions to search for the best turn of each position, an integer from 1. By
   * default 50,000.
   */
  nodes?: number | undefined;
  /**
   * Whether to search with the network, where the game has one and the engine can load it. By
   * default `true`.
   */
  net?: boolean | undefined;
  /** Ends the review early: it resolves with the turns reviewed so far. */
  signal?: Global<'AbortSignal'> | undefined;
  /** Called after every turn. An error that it throws ends the review and rejects it. */
  onProgress?: ((progress: ReviewProgress) => void) | undefined;
}
