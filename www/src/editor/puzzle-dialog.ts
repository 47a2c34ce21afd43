import { html, type TemplateResult } from 'lit';
import { embedSnippets } from '../embed/snippets.ts';
import { copyResult } from '../table/notices.ts';
import { dialog, snippetField } from '../view/dialogs.ts';
import type { EditedBoard, EditingTable } from './editing-table.ts';
import type { Words } from './i18n/index.ts';

/**
 * The task of the puzzle being made: a value of the attribute `goal`, or the turns that solve it.
 */
type Task = 'win' | 'win 2' | 'turns';

/** The dialog with the snippets of a puzzle: a position and its task. */
export class PuzzleDialog {
  #position = '';
  #mover = 0;
  #task: Task = 'win';
  #turns = '';

  /**
   * Makes the dialog in which a puzzle is made from an edited position.
   *
   * @param changed - called when the view must be rendered again
   */
  constructor(
    private readonly table: EditingTable,
    private readonly board: EditedBoard,
    private readonly changed: () => void,
  ) {}

  /** Clears the position and the turns of the puzzle being made. */
  reset(): void {
    this.#position = '';
    this.#turns = '';
  }

  /**
   * Prepares the puzzle dialog for a position in which the side with the index `mover` has to solve
   * the task.
   */
  open(position: string, mover: number): void {
    this.#position = position;
    this.#mover = mover;
    this.changed();
  }

  render(words: Words): TemplateResult | string {
    if (!this.#position) return '';
    const task = (value: Task, label: string) => html`
      <label class="choice"><input type="radio" name="task" .checked=${value === this.#task} @change=${() => this.#set({ task: value })} />
        <span>${label}</span></label>`;
    const problem = this.#task === 'turns' ? this.#problem(words) : '';
    return dialog(
      'puzzle',
      words('makePuzzle'),
      words,
      html`
        <fieldset>
          <legend>${words('puzzleGoal')}</legend>
          ${task('win', words('puzzleWin', { turns: 1 }))} ${task('win 2', words('puzzleWin', { turns: 2 }))}
          ${task('turns', words('puzzleSolution'))}
          <label class="turns" ?hidden=${this.#task !== 'turns'}>
            <span class="unseen">${words('puzzleTurns')}</span>
            <input type="text" spellcheck="false" autocapitalize="off" .value=${this.#turns} aria-describedby="puzzle-problem"
              @input=${(event: Event) => this.#set({ turns: (event.target as HTMLInputElement).value })} />
            <small class="note">${words('puzzleExample')}</small>
          </label>
        </fieldset>
        <p class="problem" id="puzzle-problem" role="status">${problem}</p>
        ${problem ? '' : this.#snippets(words)}
      `,
    );
  }

  #set({ task = this.#task, turns = this.#turns }: { task?: Task; turns?: string }): void {
    this.#task = task;
    this.#turns = turns;
    this.changed();
  }

  #snippets(words: Words): TemplateResult | string {
    const { game, defaultAttributes, orientations } = this.table;
    const { board } = this;
    if (!board.state) return '';
    const solution = { solution: this.#turns.trim() };
    const orientation = this.#mover > 0 && { orientation: orientations[this.#mover] ?? '' };
    const task = this.#task === 'turns' ? solution : { goal: this.#task };
    const puzzle = { mode: 'puzzle', ...task, ...orientation };
    const { tag, frame, placeholder } = embedSnippets(game, board, board.state, defaultAttributes, false, puzzle);
    const copy = (text: string) => copyResult(text, words);
    return html`
      ${snippetField(words, 'puzzle-tag', words('embedTag'), tag, copy)}
      ${snippetField(words, 'puzzle-frame', words('embedFrame'), frame, copy)}
      <p class="note">${words('puzzleNote')}</p>
      ${placeholder === null ? '' : html`<p class="note">${words('embedAddress', { site: placeholder })}</p>`}
    `;
  }

  /** Returns the error message for the first illegal turn; empty if all turns are legal. */
  #problem(words: Words): string {
    for (const line of this.#turns.split('|')) {
      const turns = line.split(';').map((turn) => turn.trim());
      if (turns.some((turn) => turn === '')) return words('puzzleMissing');
      const game = this.board.game?.clone();
      for (const turn of turns) {
        try {
          const verdict = game?.check(turn) ?? { ok: true };
          if (!verdict.ok) return words('puzzleRefused', { turn, why: this.board.explain(verdict) });
          game?.play(turn);
        } catch (error) {
          return words('puzzleRefused', { turn, why: error instanceof Error ? error.message : String(error) });
        }
      }
      game?.free();
    }
    return '';
  }
}
