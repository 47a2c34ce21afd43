import './editor.css';
import { html, LitElement, type TemplateResult } from 'lit';
import { Sharing } from '../share/sharing.ts';
import { applyLook } from '../start/look.ts';
import type { ReadGame } from '../table/opening.ts';
import { openDialog } from '../view/dialogs.ts';
import { icon } from '../view/icons.ts';
import type { EditedBoard, EditingTable } from './editing-table.ts';
import { type Words, wordsIn } from './i18n/index.ts';
import { PuzzleDialog } from './puzzle-dialog.ts';

/** The dialog in which a position is set up, on a board of its own. */
export class PositionEditor extends LitElement {
  readonly #board: EditedBoard;
  /**
   * The text of the edited position, and the game that begins with it; `null` if it is not legal.
   */
  #text = '';
  #read: ReadGame | null = null;
  /** The side that the user chose to play; `null` for the side to move. */
  #choice: string | null = null;
  #sharing: Sharing | null = null;
  readonly #puzzle: PuzzleDialog;

  constructor(private readonly table: EditingTable) {
    super();
    this.#board = document.createElement(`${table.game.id}-board`) as unknown as EditedBoard;
    this.#board.mode = 'edit';
    this.#puzzle = new PuzzleDialog(table, this.#board, () => this.requestUpdate());
    // The sounds of the page are those of its game.
    for (const type of ['keddah-change', 'keddah-tree', 'keddah-pick'])
      this.addEventListener(type, (event) => event.stopPropagation());
    this.#board.addEventListener('keddah-change', this.#changed);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Opens the position editor with the position of the current game. */
  async open(): Promise<void> {
    const { table } = this;
    const board = this.#board;
    board.lang = table.words.language;
    board.theme = table.theme;
    applyLook(board);
    this.#choice = null;
    this.#puzzle.reset();
    this.requestUpdate();
    await this.updateComplete;
    await board.ready;
    this.#fromGame();
    openDialog(this, 'position-editor');
    await board.updateComplete;
    board.focus();
  }

  get #words(): Words {
    return wordsIn(this.table.words.language);
  }

  /** Puts the shown position of the current game into the position editor. */
  #fromGame = (): void => {
    const { state, game } = this.table.board;
    const copy = game?.clone();
    copy?.goTo(state?.ply ?? 0);
    if (copy) this.#board.load(copy.toString());
    copy?.free();
  };

  #changed = (): void => {
    const { editing } = this.#board.state ?? {};
    const text = !editing || editing.faults.length > 0 ? '' : editing.text;
    if (text !== this.#text) {
      this.#text = text;
      // An empty board of Arimaa is the start of a setup, which the editor does not show as a game.
      this.#read = text === String(this.#board.game) ? this.#readText(text) : null;
      this.#puzzle.reset();
    }
    this.requestUpdate();
  };

  #readText(text: string): ReadGame | null {
    try {
      return text ? this.table.read(text) : null;
    } catch {
      return null;
    }
  }

  #close = (): void => this.querySelector<HTMLDialogElement>('#position-editor')?.close();

  /** Puts the edited position on the board of the game view, in place of the game. */
  #use(choice: string | undefined): void {
    const read = this.#read;
    if (!read || choice === undefined) return;
    this.#close();
    this.table.show(read, choice);
  }

  #analyze = (): void => {
    // The last choice is that people play all sides.
    this.#use(this.#read?.choices.at(-1)?.value);
    this.table.analyze();
  };

  #share = async (): Promise<void> => {
    const { table } = this;
    const board = this.#board;
    const shared = {
      game: table.game,
      board,
      words: table.words,
      isStudied: false,
      record: () => board.game?.toRecord() ?? '',
      fileName: (extension: string) => table.fileName(extension),
      requestUpdate: () => this.requestUpdate(),
    };
    this.#sharing = new Sharing(shared, 'share-position');
    await this.#sharing.prepare();
    await this.updateComplete;
    openDialog(this, 'share-position');
  };

  #makePuzzle = async (): Promise<void> => {
    this.#puzzle.open(this.#text, this.#read?.played.mover ?? 0);
    await this.updateComplete;
    openDialog(this, 'puzzle');
  };

  protected override render(): TemplateResult {
    const words = this.#words;
    const read = this.#read;
    // Nobody is to move once a game is over.
    const isOver = !read || read.played.mover < 0;
    return html`
      <dialog id="position-editor" aria-labelledby="position-editor-title">
        <header>
          <h2 id="position-editor-title">${words('setUpPosition')}</h2>
          <button type="button" class="tool" aria-label=${words('close')} @click=${this.#close}>${icon('close')}</button>
        </header>
        <div class="begin" role="group" aria-label=${words('begin')}>
          <span aria-hidden="true">${words('begin')}</span>
          <button type="button" @click=${this.#fromGame}>${words('fromGame')}</button>
          <button type="button" @click=${() => this.#board.newGame()}>${words('fromStart')}</button>
        </div>
        ${this.#board}
        <div class="uses">
          ${this.#sideChoice(words)}
          <button type="button" class="primary" ?disabled=${isOver} @click=${() => this.#use(this.#chosen)}>${words('playPosition')}</button>
          <button type="button" ?disabled=${isOver} @click=${this.#analyze}>${words('analyze')}</button>
          <button type="button" ?disabled=${!read} @click=${this.#share}>${words('share')}</button>
          <button type="button" ?disabled=${isOver} @click=${this.#makePuzzle}>${words('makePuzzle')}</button>
          <button type="button" @click=${this.#close}>${words('cancelEditing')}</button>
        </div>
      </dialog>
      ${this.#sharing?.render() ?? ''} ${this.#puzzle.render(words)}
    `;
  }

  /** The side that the user will play: by default the side to move, against the computer. */
  get #chosen(): string | undefined {
    const { choices = [], played } = this.#read ?? {};
    const known = choices.find(({ value }) => value === this.#choice) ?? choices[played?.mover ?? 0];
    return known?.value;
  }

  #sideChoice(words: Words): TemplateResult {
    const { choices = [] } = this.#read ?? {};
    const choose = (event: Event) => {
      this.#choice = (event.target as HTMLSelectElement).value;
    };
    return html`<label>
      <span>${words('pasteAs')}</span>
      <select ?disabled=${choices.length === 0} @change=${choose}>
        ${choices.map(({ value, label }) => html`<option value=${value} .selected=${value === this.#chosen}>${label}</option>`)}
      </select>
    </label>`;
  }
}

customElements.define('position-editor', PositionEditor);
