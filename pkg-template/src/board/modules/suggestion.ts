/** Hints: the turn that the computer suggests. */
import { KeddahError } from '../../game/errors.js';
import type { Failure } from '../shared/session.js';

/** The part of a session that hints use. */
interface HintedSession {
  readonly game: object;
  readonly canPlay: boolean;
  failure: Failure | null;
  hint(): Promise<string | undefined>;
}

/** The services of the board for hints. */
export interface SuggestionHost {
  readonly session: HintedSession | null;
  /** Returns whether a suggestion for the current position may be shown now. */
  suggestable(): boolean;
  /** Draws and announces a turn. */
  show(turn: string): void;
  failed(error: unknown): void;
  /** Requests the suggestion again after a failure of the computer. */
  retry(): void;
}

/**
 * Shows the turn that the computer suggests, and returns it.
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
