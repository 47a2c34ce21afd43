/** The hint of a board: the turn that the computer suggests to the user. */
import { KeddahError } from '../../game/errors.js';
import type { Failure } from '../shared/model.js';

/** The members of a board's model that hints use. */
interface HintedModel {
  readonly game: object;
  readonly canPlay: boolean;
  failure: Failure | null;
  hint(): Promise<string | undefined>;
}

/** The functions of a board that hints use. */
export interface SuggestionHost {
  readonly model: HintedModel | null;
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
export async function suggestTurn({ model, suggestable, show, failed, retry }: SuggestionHost): Promise<string> {
  if (model?.canPlay) {
    const before = String(model.game);
    model.failure = null;
    try {
      const turn = await model.hint();
      if (turn && String(model.game) === before && suggestable()) {
        show(turn);
        return turn;
      }
    } catch (error) {
      model.failure = { error, retry };
      failed(error);
      throw error;
    }
  }
  throw new KeddahError('no-hint', 'There is no turn to suggest now.');
}
