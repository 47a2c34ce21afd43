/** Positions that need not be legal, as text. The rules parse and write them. */
import type { ArimaaSide } from '../../game/arimaa/types.js';
import { call } from '../../game/wasm-game.js';
import { Game } from '../../wasm/arimaa.js';
import type { Board } from './queries.js';

/** A position, legal or not. */
export interface Setup {
  board: Board;
  toMove: ArimaaSide;
}

const rules = Game as {
  parseSetup(text: string): Setup | undefined;
  formatSetup(board: Board, toMove: ArimaaSide): string;
};

/** Parses a position; `undefined` if the text is not one. */
export const parseSetup = (text: string): Setup | undefined => call(() => rules.parseSetup(text));

/** Returns the text of a position. */
export const formatSetup = ({ board, toMove }: Setup): string => call(() => rules.formatSetup(board, toMove));
