import type { QuoridorMove, QuoridorRefusalCode } from '../../kinds/quoridor.js';
import initialize, { Game } from '../../wasm/quoridor.js';
import { defineGame } from '../game-definition.js';
import type { WasmGame } from '../wasm-game.js';
import type { QuoridorNotation, QuoridorOptions, QuoridorPlayer, QuoridorPosition } from './types.js';

/** A game of Quoridor in the wasm; `src/wasm/` of the crate implements it. */
export interface QuoridorWasmGame
  extends WasmGame<QuoridorPosition, QuoridorPlayer, QuoridorMove, QuoridorRefusalCode | 'notation'> {
  /** Returns a copy that names its squares and walls in another notation. */
  inNotation(notation: QuoridorNotation): QuoridorWasmGame;
  /** Returns the squares of a shortest path to the goal, the pawn's own first. */
  shortestPath(player: QuoridorPlayer): string[];
}

/** The constructor of Quoridor games in the wasm, with its static functions. */
export const QuoridorWasmGame = Game as {
  new (options: string): QuoridorWasmGame;
  parse(text: string, options: string): QuoridorWasmGame;
};

/** Returns the options of a Quoridor game as the text that the wasm parses. */
export const optionsText = ({ players, size, walls, first, notation }: QuoridorOptions): string =>
  [players, size, walls, first, notation].map((option) => option ?? '-').join(' ');

/** The definition of Quoridor for the engine and the entry points. */
export const quoridor = defineGame('quoridor', {
  initialize,
  parse: (text, options) => QuoridorWasmGame.parse(text, optionsText(options)),
  ownExport: 'game_shortestPath',
  reasons: ['goal', 'resignation', 'time', 'illegal', 'agreement'],
});
