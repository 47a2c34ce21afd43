import type { ArimaaSide, TurnStep } from '../../game/arimaa/api.js';
import type { BoardVerdict } from '../shared/codes.js';
import type { BoardState } from '../shared/state.js';
import type { ArimaaModel } from './model.js';
import { sideOf } from './pieces.js';

/** A snapshot of the state of an Arimaa board, for the page. Setups count as turns. */
export interface ArimaaBoardState extends BoardState<ArimaaSide> {
  steps: readonly string[];
  stepsLeft: number;
  /** The steps of the last turn before the shown position; empty before the first one. */
  lastTurn: readonly TurnStep[];
  canEnd: BoardVerdict;
  canUndoStep: boolean;
  canRedoStep: boolean;
  /** Whether the pieces of the setup can still be exchanged, as no turn has been made. */
  setup: boolean;
  /** Whether the computer, to move first, waits for a call of `endTurn()` before it begins. */
  waiting: boolean;
  /** The captured pieces of each side as letters, in the order of their capture. */
  captured: { gold: string[]; silver: string[] };
}

/** Returns the state of an Arimaa board that its page can read. */
export function stateOf(model: ArimaaModel, shared: BoardState<ArimaaSide>): ArimaaBoardState {
  const { position, captured: all, last } = model.shownDisplay;
  const { toMove, steps, stepsLeft } = position;
  const captured: ArimaaBoardState['captured'] = { gold: [], silver: [] };
  for (const piece of all) captured[sideOf(piece)].push(piece);
  return {
    ...shared,
    steps,
    stepsLeft,
    lastTurn: last,
    canEnd: model.canEnd,
    canUndoStep: steps.length > 0 && model.canPlay,
    canRedoStep: model.canRedoStep,
    setup: model.setup,
    waiting: model.waiting,
    captured,
    toMove,
  };
}
