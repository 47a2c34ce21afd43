/** What lessons ask a game's rules: the steps of a turn, and the setup in which a stage begins. */
import type { Stage } from '../../lesson/types.js';

/** The first action of a turn: a step, or the whole move in games whose turns have no steps. */
export interface TurnStart {
  readonly text: string;
  readonly from?: string;
  readonly to?: string;
}

/** The members of a game class, such as `ArimaaGame`, that lessons use. */
export interface LessonGame {
  new (): StartedGame;
  parse(text: string): StartedGame;
  /** Returns the steps of a turn, in games whose turns have several. */
  readTurn?(turn: string): readonly TurnStart[];
}

/** The members of a game that are used when a lesson stage begins. */
interface StartedGame {
  readonly history: readonly string[];
  readonly position: object;
  toRecord(): string;
  free(): void;
}

/** A setup as a task: the pieces that a side places before the first turn. */
export interface SetupTask {
  /** The index of the side that places its pieces, and of its setup in the history. */
  readonly index: number;
  /** The record of the game before this setup. */
  readonly start: string;
}

/**
 * Returns the setup with which a stage begins; `undefined` if all pieces are already set up.
 * Depends on the text, since a board sets up all sides of its game.
 */
export function setupOf(Game: LessonGame, { position, record }: Stage): SetupTask | undefined {
  if (position !== undefined) return undefined;
  const game = record === undefined ? new Game() : Game.parse(record);
  try {
    // The phase is undefined in games without a setup.
    const { phase } = game.position as { phase?: string };
    return phase === 'setup' ? { index: game.history.length, start: game.toRecord() } : undefined;
  } finally {
    game.free();
  }
}

/** Returns the first action of a turn that is legal in the position of a game. */
export function startOf(
  Game: LessonGame,
  game: { legalMoves(): readonly TurnStart[] },
  turn: string,
): TurnStart | undefined {
  return Game.readTurn ? Game.readTurn(turn)[0] : game.legalMoves().find(({ text }) => text === turn);
}
