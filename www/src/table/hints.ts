import type { Board, Snapshot } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import type { StatusLine } from '../view/status.ts';

/** The computer's suggestion, or the reason why there is none. */
interface Hint {
  /** The number of turns played when the hint was requested. */
  plies: number;
  text: string;
  /** The status line at the time of the request, such as a warning, which the hint replaces. */
  replaces: string;
  /** Whether `text` is the reason why there is no hint. */
  isReason: boolean;
  isThinking: boolean;
  /** Whether the board has announced the hint to screen readers. */
  isAnnounced?: boolean;
}

/** The members of the game view that hints use. `State` is the type of the board's state. */
export interface HintTable<State> {
  readonly board: Pick<Board<unknown>, 'hint' | 'describe' | 'stopThinking'>;
  readonly words: Words;
  /** Returns the reason why no hint can be given now; empty if one can. */
  whyNoHint(state: State): string;
  statusLine(state: State): StatusLine;
  requestUpdate(): void;
}

/** Requests and shows the hint that the user last asked for. */
export class Hints<State extends Snapshot<unknown>> {
  #hint: Hint | null = null;

  constructor(private readonly table: HintTable<State>) {}

  get isThinking(): boolean {
    return this.#hint?.isThinking === true;
  }

  /** The hint or its reason that the page announces to screen readers. */
  get announcement(): string {
    return this.#hint?.isAnnounced ? '' : (this.#hint?.text ?? '');
  }

  forget(): void {
    this.#hint = null;
  }

  /** Looks for a hint and shows it. If it is already being looked for, shows the best so far. */
  async ask(state: State): Promise<void> {
    const { board, words } = this.table;
    if (this.isThinking) return board.stopThinking();
    const why = this.table.whyNoHint(state);
    const hint: Hint = {
      plies: state.plies,
      text: why || words('hintThinking'),
      replaces: this.table.statusLine(state).text,
      isReason: why !== '',
      isThinking: why === '',
    };
    this.#hint = hint;
    this.table.requestUpdate();
    if (why) return;
    // Without a hint nothing is shown; a failure of the computer is shown by the board.
    const turn = await board.hint().catch(() => '');
    hint.isThinking = false;
    hint.isAnnounced = true;
    hint.text = turn ? words('hintTurn', { turn: board.describe(turn) }) : '';
    this.table.requestUpdate();
  }

  /** Returns the status line; the hint for this turn takes the place of earlier and calm lines. */
  statusLine(state: State): StatusLine {
    const line = this.table.statusLine(state);
    const hint = this.#hint;
    const isPlaying = state.status.kind === 'playing' && state.atLatest;
    if (!hint?.text || hint.plies !== state.plies || !isPlaying) return line;
    if (hint.isReason && this.table.whyNoHint(state) !== hint.text) return line;
    return line.tone === 'calm' || line.text === hint.replaces ? { text: hint.text, tone: 'calm' } : line;
  }
}
