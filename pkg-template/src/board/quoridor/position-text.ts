/** Positions that need not be legal, as text. The rules parse and write them. */
import { call } from '../../game/wasm-game.js';
import { Game } from '../../wasm/quoridor.js';

/** A position, legal or not, in standard notation. */
export interface Setup {
  /** The number of squares per side. */
  size: number;
  /** The squares of the pawns, in turn order. */
  pawns: string[];
  walls: string[];
  /** The number of walls that each player has left. */
  wallsLeft: number[];
  /** The number of the player to move. */
  toMove: number;
}

const rules = Game as {
  parseSetup(text: string): Setup | undefined;
  formatSetup(setup: Setup): string;
};

/** Parses a position; `undefined` if the text is not one, or if its pieces fit on no board. */
export const parseSetup = (text: string): Setup | undefined => call(() => rules.parseSetup(text));

/** Returns the text of a position. */
export const formatSetup = (setup: Setup): string => call(() => rules.formatSetup(setup));
