/** What a page can know of a board at one moment. */
import type { ArimaaSide, ArimaaStatus } from '../../arimaa/face.js';
import type { Verdict } from '../../types.js';
import type { Refused } from './labels.js';
import { readSteps, sideOf } from './notation.js';
import type { Seats } from './seats.js';
import type { Session, Thinking } from './session.js';

/** A snapshot; nothing in it changes later. */
export interface ArimaaBoardState {
  status: ArimaaStatus;
  toMove: ArimaaSide;
  seats: Seats;
  /** The turn that is looked at, and how many there are; setups are turns. */
  ply: number;
  plies: number;
  /** The first turn that is worth looking at: past the setups. */
  firstPly: number;
  atLatest: boolean;
  history: readonly string[];
  steps: readonly string[];
  stepsLeft: number;
  canEnd: Verdict;
  canUndoStep: boolean;
  canRedoStep: boolean;
  canTakeBack: boolean;
  canRedo: boolean;
  /** Whether pieces can still be exchanged. */
  setup: boolean;
  /** Whether the machine waits for `endTurn()` to begin. */
  waiting: boolean;
  thinking: Thinking | null;
  /** The pieces that each side has lost, as letters. */
  captured: { gold: string[]; silver: string[] };
  /** How often the board reached has already occurred; 1 or more means that ending the turn here repeats it. */
  repeats: number;
  refusal: (Refused & { text: string }) | null;
  /** What is to be chosen next, in words, where one has to be told; else empty. */
  prompt: string;
  /** How the game stands, in words; a prompt takes its place. */
  text: string;
}

/** The state of a session, as it is looked at. */
export function stateOf(
  session: Session,
  said: Pick<ArimaaBoardState, 'text' | 'prompt' | 'refusal'>,
): ArimaaBoardState {
  const { game, seen } = session;
  const { toMove, steps, stepsLeft, occurrences } = seen.position;
  const captured: ArimaaBoardState['captured'] = { gold: [], silver: [] };
  for (const turn of [...seen.history, steps.join(' ')]) {
    for (const { lost } of readSteps(turn)) for (const { piece } of lost) captured[sideOf(piece)].push(piece);
  }
  return {
    status: game.status,
    toMove,
    seats: session.seats,
    ply: session.ply,
    plies: session.plies,
    firstPly: session.first,
    atLatest: session.atLatest,
    history: game.history,
    steps,
    stepsLeft,
    canEnd: session.canEnd,
    canUndoStep: steps.length > 0 && session.open,
    canRedoStep: session.canRedoStep,
    canTakeBack: session.canTakeBack,
    canRedo: session.canRedo,
    setup: session.setup,
    waiting: session.waiting,
    thinking: session.thinking && { ...session.thinking },
    captured,
    repeats: steps.length > 0 ? Math.max(0, occurrences - 1) : 0,
    ...said,
  };
}
