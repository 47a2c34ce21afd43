/** The hint of a board: the turn that the computer suggests to the user. */
import { KeddahError } from '../../game/errors.js';
import type { Failure } from '../shared/session.js';

/** The members of a board's session that hints use. */
interface HintedSession {
  readonly game: object;
  readonly canPlay: boolean;
  failure: Failure | null;
  hint(): Promise<string | undefined>;
}

/** The functions of a board that hints use. */
export interface SuggestionHost {
  readonly session: HintedSession | null;
  /** Returns whether the computer's hint for the current position may be shown now. */
  suggestable(): boolean;
  /** Draws the suggested turn on the board, and announces it to screen readers. */
  show(turn: string): void;
  failed(error: unknown): void;
  /** Requests the hint again after the computer has failed. */
  retry(): void;
}

/**
 * Shows on the board the turn that the computer suggests, and returns it in notation.
 *
 * @throws {@link KeddahError} `no-hint` if there is nothing to suggest, or the board has changed
 */
export async function suggestTurn({ session, suggestable, show, failed, retry }: SuggestionHost): Promise<string> {
  if (session?.canPlay) {
    const before = String(session.game);
    session.failure = null;
    try {
      const turn = await session.hint();
      if (turn && String(session.game) === before && suggestable()) {
        show(turn);
        return turn;
      }
    } catch (error) {
      session.failure = { error, retry };
      failed(error);
      throw error;
    }
  }
  throw new KeddahError('no-hint', 'There is no turn to suggest now.');
}
