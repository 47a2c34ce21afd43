/** Parses and formats Arimaa positions that need not be legal, by calls of the rules. */
import type { ArimaaSide } from '../../game/arimaa/types.js';
import { call } from '../../game/wasm-game.js';
import { Game } from '../../wasm/arimaa.js';
import type { Board } from './queries.js';

/** An Arimaa position that need not be legal. */
export interface Setup {
  board: Board;
  toMove: ArimaaSide;
}

const rules = Game as {
  parseSetup(text: string): Setup | undefined;
  formatSetup(board: Board, toMove: ArimaaSide): string;
};

/**
 * Parses the text of an Arimaa position, legal or not; `undefined` if the text is not a position.
 */
export const parseSetup = (text: string): Setup | undefined => call(() => rules.parseSetup(text));

/** Returns an Arimaa position, legal or not, as text. */
export const formatSetup = ({ board, toMove }: Setup): string => call(() => rules.formatSetup(board, toMove));
