/** The functions by which the board queries the rules of Arimaa. Each is one call into the wasm. */
import type { ArimaaPosition, ArimaaSide, AtRisk, Destination, Frozen, TurnStep } from '../../game/arimaa/types.js';
import type { ArimaaWasmGame } from '../../game/arimaa/wasm.js';
import type { Status, Verdict } from '../../game/types.js';
import { call, withWasm } from '../../game/wasm-game.js';
import { Game } from '../../wasm/arimaa.js';

/** The pieces on an Arimaa board: piece letters by the name of their square. */
export type Board = Readonly<Record<string, string>>;

/** The data that the board displays about a game of Arimaa. */
export interface Display {
  readonly position: ArimaaPosition;
  readonly status: Status<ArimaaSide>;
  readonly history: readonly string[];
  /** The steps of the turn being built. */
  readonly steps: readonly TurnStep[];
  /** The steps of the last completed turn. */
  readonly last: readonly TurnStep[];
  /** The number of setup turns in the game's history, 0 to 2. */
  readonly setups: number;
  readonly frozen: readonly Frozen[];
  readonly atRisk: readonly AtRisk[];
  /** The squares of the pieces that a legal next step moves. */
  readonly movable: readonly string[];
  /** The pieces captured so far in the game, as letters, in the order of capture. */
  readonly captured: readonly string[];
  /** Whether the turn being built may end now and, if not, why. */
  readonly canEnd: Verdict;
}

/** The methods of the wasm game that only the board calls. */
interface Queries extends ArimaaWasmGame {
  display(): Display;
  boardsAlong(turn: string): Board[];
  whyStuck(from: string, to?: string): Verdict;
}

const { readTurn: read, splitTurns: split } = Game as {
  readTurn(turn: string): TurnStep[];
  splitTurns(text: string): string[];
};

/** Returns the data that the board displays about a game of Arimaa. */
export const displayOf = (game: object): Display => withWasm(game, (wasm: Queries) => wasm.display());

/** Returns all destinations of the piece on a square within the rest of the turn. */
export const destinationsOf = (game: object, square: string): Destination[] =>
  withWasm(game, (wasm: ArimaaWasmGame) => wasm.destinations(square));

/**
 * Returns the board after each step of a turn, played after the last completed one; empty if the
 * turn is illegal.
 */
export const boardsAlong = (game: object, turn: string): Board[] =>
  withWasm(game, (wasm: Queries) => wasm.boardsAlong(turn));

/** Returns why a piece cannot step to the adjacent square `to` or, without `to`, anywhere. */
export const whyStuck = (game: object, from: string, to?: string): Verdict =>
  withWasm(game, (wasm: Queries) => wasm.whyStuck(from, to));

let lastRead: readonly [turn: string, steps: readonly TurnStep[]] = ['', []];

/**
 * Parses a turn into its steps; empty for text that is not a turn. The last result is cached for
 * the next rendering.
 */
export function readTurn(turn: string): readonly TurnStep[] {
  if (lastRead[0] !== turn) lastRead = [turn, call(() => read(turn))];
  return lastRead[1];
}

/** Splits a text with several turns: one per line, separated by `;`, or with labels (`2g …`). */
export const splitTurns = (text: string): string[] => call(() => split(text));
