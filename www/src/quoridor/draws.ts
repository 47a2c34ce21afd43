/** Draws by agreement: offers of people and of the computer, and the answers to them. */
import { Engine } from 'keddah/quoridor';
import type { TemplateResult } from 'lit';
import type { Notices } from '../table/notices.ts';
import type { StatusLine } from '../view/status.ts';
import type { Board, State } from './board.ts';
import { canOfferDraw, isThirdTime } from './draw-rules.ts';
import type { Words } from './i18n/index.ts';
import { drawDialog } from './view/draw-dialog.ts';

/**
 * The number of positions that the computer searches, at full strength, before it answers a draw
 * offer.
 */
const NODES = 30_000;
/** The computer agrees to a draw if its win probability is at most this, from 0 to 1. */
const AGREES_UP_TO = 0.4;
/**
 * The maximum win probability at which the computer agrees to a draw in a position that has
 * occurred three times.
 */
const AGREES_UP_TO_IF_REPEATED = 0.5;

/** The members of the game view that draw offers use. */
export interface DrawTable {
  readonly board: Board;
  readonly words: Words;
  readonly notices: Notices;
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
  /** Opens the dialog with this id. */
  open(id: string): void;
}

export class Draws {
  /** The status line about a draw offer, and the number of turns at which it was made. */
  #message = { plies: -1, text: '' };
  /** The engine search with which the computer decides about a draw; `null` without one. */
  #search: { plies: number; abort: AbortController } | null = null;
  /**
   * The position, by turns and occurrences, for which the computer last offered a draw or decided
   * against it.
   */
  #considered = { plies: 0, occurrences: 0 };
  /** Whether the notice with the computer's draw offer is shown. */
  #isOffering = false;

  constructor(private readonly table: DrawTable) {}

  /** The message about a draw offer that the page announces to screen readers. */
  get announcement(): string {
    return this.#message.text;
  }

  /** Offers a draw for the person to move, to another person or to the computer. */
  async offer(state: State): Promise<void> {
    const { table } = this;
    if (!canOfferDraw(state)) return;
    if (state.seats.every(({ kind }) => kind === 'person')) {
      this.#say(state, '');
      await table.updateComplete;
      return table.open('draw');
    }
    if (this.#search) return;
    this.#say(state, table.words('drawThinking'));
    const answer = await this.#ask(state);
    if (answer === 'agrees') this.#agree(state);
    else if (answer === 'declines') this.#say(state, table.words('drawDeclined'));
    else if (answer === 'failed') this.#say(state, table.words('drawFailed'));
  }

  /** Lets the computer offer a draw if it expects no more than a draw in a repeated position. */
  async consider(state: State): Promise<void> {
    if (this.#search && this.#search.plies !== state.plies) this.#search.abort.abort();
    if (this.#message.plies !== state.plies) this.#message.text = '';
    if (this.#isOffering && state.plies !== this.#considered.plies) this.#withdraw();
    const { plies, occurrences } = state;
    if (plies < this.#considered.plies) this.#considered = { plies: 0, occurrences: 0 };
    const isDue = isThirdTime(state) && canOfferDraw(state) && state.seats.some(({ kind }) => kind === 'computer');
    if (!isDue || this.#search || occurrences <= this.#considered.occurrences) return;
    this.#considered = { plies, occurrences };
    if ((await this.#ask(state)) !== 'agrees') return;
    const { words, notices } = this.table;
    this.#isOffering = true;
    notices.show({
      text: words('drawComputer'),
      staysOpen: true,
      actions: [
        { label: words('accept'), act: () => this.#agree(state) },
        { label: words('keepPlaying'), act: () => this.#withdraw() },
      ],
    });
  }

  /** Returns the status line; a message about a draw offer takes the place of a calm line. */
  statusLine(state: State, line: StatusLine): StatusLine {
    const { plies, text } = this.#message;
    const isShown = text !== '' && plies === state.plies && state.atLatest && line.tone === 'calm';
    return isShown ? { text, tone: 'calm' } : line;
  }

  /** Renders the dialog in which a person answers the draw offer of another. */
  dialog(state: State): TemplateResult {
    return drawDialog(this.table.words, state.toMove, () => this.#agree(state));
  }

  /**
   * Asks the computer whether it agrees to a draw; `lapsed` if a turn was played before it
   * answered.
   */
  async #ask({ plies, occurrences }: State): Promise<'agrees' | 'declines' | 'failed' | 'lapsed'> {
    const game = this.table.board.game?.clone();
    if (!game) return 'lapsed';
    const abort = new AbortController();
    this.#search = { plies, abort };
    try {
      const engine = await Engine.start();
      try {
        const { score } = await engine.search(game, { nodes: NODES, signal: abort.signal });
        if (abort.signal.aborted) return 'lapsed';
        // The score is that of the person, who is to move.
        return 1 - score.win <= (occurrences >= 3 ? AGREES_UP_TO_IF_REPEATED : AGREES_UP_TO) ? 'agrees' : 'declines';
      } finally {
        engine.dispose();
      }
    } catch (error) {
      console.error(error);
      return 'failed';
    } finally {
      game.free();
      this.#search = null;
    }
  }

  /** Ends the game as a draw, unless it has gone on since `state`. */
  #agree({ plies }: State): void {
    const { board } = this.table;
    this.#withdraw();
    const { state } = board;
    if (state?.plies !== plies || state.status.kind !== 'playing') return;
    const game = board.game?.clone();
    if (!game) return;
    game.end({ winner: null, reason: 'agreement' });
    board.game = game;
    this.#say(state, board.state?.text ?? '');
  }

  #withdraw(): void {
    if (!this.#isOffering) return;
    this.#isOffering = false;
    this.table.notices.close();
  }

  #say({ plies }: State, text: string): void {
    this.#message = { plies, text };
    this.table.requestUpdate();
  }
}
