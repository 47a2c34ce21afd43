/** The queries of the board to the rules of Arimaa. Each is one call into the wasm. */
import type { ArimaaPosition, ArimaaSide, AtRisk, Destination, Frozen, TurnStep } from '../../game/arimaa/types.js';
import type { ArimaaWasmGame } from '../../game/arimaa/wasm.js';
import type { Status, Verdict } from '../../game/types.js';
import { call, withWasm } from '../../game/wasm-game.js';
import { Game } from '../../wasm/arimaa.js';

/** The pieces on a board by square, as letters. */
export type Board = Readonly<Record<string, string>>;

/** The data that the board displays about a game. */
export interface Display {
  readonly position: ArimaaPosition;
  readonly status: Status<ArimaaSide>;
  readonly history: readonly string[];
  /** The steps of the turn being built. */
  readonly steps: readonly TurnStep[];
  /** The steps of the last completed turn. */
  readonly last: readonly TurnStep[];
  /** The number of setups in the history. */
  readonly setups: number;
  readonly frozen: readonly Frozen[];
  readonly atRisk: readonly AtRisk[];
  /** The squares of the pieces that a legal next step moves. */
  readonly movable: readonly string[];
  /** The pieces captured so far, as letters, in order. */
  readonly captured: readonly string[];
  /** Whether the turn being built may end. */
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

/** Returns the data that the board displays about a game. */
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
 * Returns the steps of a turn; empty for text that cannot be read. The last result is cached for
 * the next rendering.
 */
export function readTurn(turn: string): readonly TurnStep[] {
  if (lastRead[0] !== turn) lastRead = [turn, call(() => read(turn))];
  return lastRead[1];
}

/**
 * Splits a list of turns: one per line, separated by `;`, or with labels (`2g …`).
 */
export const splitTurns = (text: string): string[] => call(() => split(text));
