import type { ArimaaMove, ArimaaRefusalCode } from '../../kinds/arimaa.js';
import initialize, { Game } from '../../wasm/arimaa.js';
import { defineGame } from '../game-definition.js';
import type { Verdict } from '../types.js';
import type { WasmGame } from '../wasm-game.js';
import type { ArimaaPosition, ArimaaSide, AtRisk, Destination, Frozen, TurnStep } from './types.js';

/** The legal turns of a position in the wasm, searched for one by one. */
export interface WasmTurns {
  /** Returns the next turn; `undefined` after the last one. */
  next(): string | undefined;
  free(): void;
}

/** A game of Arimaa in the wasm; `src/wasm/` of the crate implements it. */
export interface ArimaaWasmGame
  extends WasmGame<ArimaaPosition, ArimaaSide, ArimaaMove, ArimaaRefusalCode | 'notation'> {
  destinations(square: string): Destination[];
  legalTurns(): WasmTurns;
  steps(): string[];
  step(step: string): string;
  undoStep(): string | undefined;
  redoStep(): string | undefined;
  clearSteps(): void;
  checkTurn(): Verdict<ArimaaRefusalCode>;
  finishTurn(): string;
  /**
   * Returns a setup for the side to place its pieces, chosen at random; `undefined` after the
   * setups.
   */
  chooseSetup(seed: number): string | undefined;
  frozen(): Frozen[];
  atRisk(): AtRisk[];
  winnerAtLimit(): ArimaaSide;
}

/** The constructor of Arimaa games in the wasm, with its static functions. */
export const ArimaaWasmGame = Game as {
  new (options: ''): ArimaaWasmGame;
  parse(text: string, options: ''): ArimaaWasmGame;
  readTurn(turn: string): TurnStep[];
};

/** The definition of Arimaa for the engine and the entry points. */
export const arimaa = defineGame('arimaa', {
  initialize,
  parse: (text) => ArimaaWasmGame.parse(text, ''),
  ownExport: 'game_atRisk',
  reasons: ['goal', 'elimination', 'immobilization', 'repetition', 'resignation', 'time', 'illegal'],
});
