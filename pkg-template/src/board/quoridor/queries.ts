/**
 * The functions by which the board queries the rules of Quoridor. Each is one call into the wasm.
 */
import { wrapLike } from '../../game/base-game.js';
import type { QuoridorNotation, QuoridorPlayer, QuoridorPosition } from '../../game/quoridor/types.js';
import type { QuoridorWasmGame } from '../../game/quoridor/wasm.js';
import type { Status } from '../../game/types.js';
import { call, withWasm } from '../../game/wasm-game.js';
import { Game } from '../../wasm/quoridor.js';

/** A parsed move. `from` is known only for a move that was played. */
export type ReadMove = { kind: 'pawn'; from?: string; to: string } | { kind: 'wall'; wall: string } | { kind: 'pass' };

/** The data that the board displays about a game of Quoridor. */
export interface Display {
  readonly position: QuoridorPosition;
  readonly status: Status<QuoridorPlayer>;
  readonly history: readonly string[];
  /** The squares that the pawn of the player to move may enter. */
  readonly targets: readonly string[];
  /** The walls that the player to move may place. */
  readonly walls: readonly string[];
  /** Whether passing is the only legal move. */
  readonly mustPass: boolean;
  /** The last move of the game, if there is one. */
  readonly last?: ReadMove;
  /** The largest number of walls that any player had at the start of the game. */
  readonly stock: number;
}

/** The methods of the wasm game that only the board calls. */
interface Queries extends QuoridorWasmGame {
  display(): Display;
  readMove(text: string): ReadMove | undefined;
  parseMoves(moves: string, notation: QuoridorNotation | undefined): QuoridorWasmGame;
}

const { splitTurns: split } = Game as { splitTurns(text: string): string[] };

/** Returns the data that the board displays about a game of Quoridor. */
export const displayOf = (game: object): Display => withWasm(game, (wasm: Queries) => wasm.display());

/** Parses the text of a Quoridor move; returns `undefined` if it is not a move. */
export const readMove = (game: object, text: string): ReadMove | undefined =>
  withWasm(game, (wasm: Queries) => wasm.readMove(text));

/**
 * Parses moves that start from the position of a game. Without a notation, it is detected. Throws
 * the errors of text and rules, with offsets in `moves`.
 */
export const parseMoves = <Game extends object>(start: Game, moves: string, notation?: QuoridorNotation): Game =>
  wrapLike(
    start,
    withWasm(start, (wasm: Queries) => wasm.parseMoves(moves, notation)),
  );

/** Splits a text with several moves, with or without round numbers, or separated by `;`. */
export const splitTurns = (text: string): string[] => call(() => split(text));
