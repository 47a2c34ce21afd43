/** Parses and formats Quoridor positions that need not be legal, by calls of the rules. */
import { call } from '../../game/wasm-game.js';
import { Game } from '../../wasm/quoridor.js';

/** A Quoridor position that need not be legal, in standard notation. */
export interface Setup {
  /** The number of squares along an edge of the board. */
  size: number;
  /** The squares of all pawns, in turn order. */
  pawns: string[];
  walls: string[];
  /** The number of walls that each player has left, in turn order. */
  wallsLeft: number[];
  /** The number of the player to move, from 1. */
  toMove: number;
}

const rules = Game as {
  parseSetup(text: string): Setup | undefined;
  formatSetup(setup: Setup): string;
};

/**
 * Parses the text of a Quoridor position, legal or not; `undefined` if the text is not a position
 * or no board size fits its pieces.
 */
export const parseSetup = (text: string): Setup | undefined => call(() => rules.parseSetup(text));

/** Returns a Quoridor position, legal or not, as text. */
export const formatSetup = (setup: Setup): string => call(() => rules.formatSetup(setup));
