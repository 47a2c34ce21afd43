/** What a page can know of a board at one moment. */
import type { ArimaaSide } from '../../arimaa/face.js';
import type { Verdict } from '../../types.js';
import type { Seat } from '../shared/seats.js';
import { type BoardState, type Said, stateOf as sharedState } from '../shared/state.js';
import { readSteps, sideOf } from './notation.js';
import type { Session } from './session.js';

/** Who plays Gold and who Silver. */
export interface Seats {
  gold: Seat;
  silver: Seat;
}

/** A snapshot; nothing in it changes later. Setups are turns. */
export interface ArimaaBoardState extends BoardState<ArimaaSide> {
  seats: Seats;
  steps: readonly string[];
  stepsLeft: number;
  canEnd: Verdict;
  canUndoStep: boolean;
  canRedoStep: boolean;
  /** Whether pieces can still be exchanged. */
  setup: boolean;
  /** Whether the machine waits for `endTurn()` to begin. */
  waiting: boolean;
  /** The pieces that each side has lost, as letters. */
  captured: { gold: string[]; silver: string[] };
  /** How often the board reached has already occurred; 1 or more means that ending the turn here repeats it. */
  repeats: number;
}

/** The state of a session, as it is looked at. */
export function stateOf(session: Session, said: Pick<ArimaaBoardState, Said>): ArimaaBoardState {
  const { seen } = session;
  const { toMove, steps, stepsLeft, occurrences } = seen.position;
  const captured: ArimaaBoardState['captured'] = { gold: [], silver: [] };
  for (const turn of [...seen.history, steps.join(' ')]) {
    for (const { lost } of readSteps(turn)) for (const { piece } of lost) captured[sideOf(piece)].push(piece);
  }
  return {
    ...sharedState(session),
    seats: { gold: session.seatOf('gold'), silver: session.seatOf('silver') },
    steps,
    stepsLeft,
    canEnd: session.canEnd,
    canUndoStep: steps.length > 0 && session.open,
    canRedoStep: session.canRedoStep,
    setup: session.setup,
    waiting: session.waiting,
    captured,
    repeats: steps.length > 0 ? Math.max(0, occurrences - 1) : 0,
    toMove,
    ...said,
  };
}
