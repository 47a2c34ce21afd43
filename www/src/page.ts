import { ArimaaGame } from 'keddah/arimaa';
import { html, LitElement, type TemplateResult } from 'lit';
import type { Board, Side, State } from './board.ts';
import { other } from './board.ts';
import { LANGUAGES, type Language, type Words, wordsIn } from './i18n/index.ts';
import { licences } from './licences.ts';
import { formatSeats, parseSeats, personIn } from './seats.ts';
import { type SavedGame, savedGame, saveGame, setAside } from './store/game.ts';
import { language, level, setLanguage, setTheme, THEMES, type Theme, theme } from './store/settings.ts';
import { presets, tools, turnBar } from './view/actions.ts';
import { helpDialog, newGameDialog, pasteDialog, resignDialog } from './view/dialogs.ts';
import { icon } from './view/icons.ts';
import { type Notice, noticeView } from './view/notice.ts';
import { player } from './view/player.ts';
import { statusLine } from './view/status.ts';
import { turnList } from './view/turns.ts';

/** Where there is room for the list of turns beside the board; the same as in layout.css. */
const WIDE = '(min-width: 45rem) and (min-height: 36rem) and (min-aspect-ratio: 1/1)';

/** The whole page: a board, and quietly around it what one may want to do. It holds no rule and no game; the board does. */
class KeddahPage extends LitElement {
  #words: Words = wordsIn(language());
  #theme: Theme = theme();
  readonly #found = savedGame();
  /** Where the board starts; afterwards it keeps these itself. */
  readonly #first =
    this.#found.kind === 'game'
      ? this.#found.game
      : { seats: formatSeats({ gold: null, silver: level() }), orientation: 'gold' as Side };
  #notice: Notice | null = null;
  #problem = '';
  #warned = false;
  #restored = false;
  #ticking = 0;
  #fading = 0;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  get #board(): Board | null {
    return this.querySelector('arimaa-board');
  }

  get #seats() {
    return parseSeats(this.#board?.seats ?? null);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#speak(this.#words.language);
  }

  protected override firstUpdated(): void {
    void this.#restore();
  }

  // What happens on the board

  #changed = (): void => {
    this.requestUpdate();
    const board = this.#board;
    if (!board?.state) return;
    if (!this.#restored) return;
    this.#save();
    // The machine's progress is looked at now and then; it is no change of the game.
    if (board.state.thinking && !this.#ticking) {
      this.#ticking = window.setInterval(() => {
        this.requestUpdate();
        if (this.#board?.state?.thinking) return;
        clearInterval(this.#ticking);
        this.#ticking = 0;
      }, 250);
    }
  };

  #failed = (): void => {
    this.#tell({ text: this.#words('engineFailed') });
  };

  /** The game on the board, as it is kept. */
  #kept(): SavedGame | null {
    const board = this.#board;
    if (!board?.game) return null;
    const { game, orientation, seats } = board;
    return { record: game.toRecord(), steps: [...game.turn.steps], seats, orientation };
  }

  #save(): void {
    const kept = this.#kept();
    if (!kept || saveGame(kept) || this.#warned) return;
    this.#warned = true;
    this.#tell({ text: this.#words('notStored') });
  }

  /** The game of the last visit; without one the board shows a new one by itself. */
  async #restore(): Promise<void> {
    const board = this.#board;
    if (!board) return;
    await board.ready;
    const found = this.#found;
    if (found.kind === 'damaged') this.#putAside(found.text);
    else if (found.kind === 'game') {
      try {
        board.game = read(found.game);
      } catch {
        board.seats = formatSeats({ gold: null, silver: level() });
        this.#putAside(JSON.stringify(found.game));
      }
    }
    this.#restored = true;
    this.#changed();
  }

  #putAside(text: string): void {
    setAside(text);
    this.#tell({
      text: this.#words('damaged'),
      actions: [
        { label: this.#words('download'), act: () => download(text, 'keddah-set-aside.txt') },
        { label: this.#words('copy'), act: () => void this.#copy(text) },
      ],
    });
  }

  // What the page does

  #tell(notice: Notice | null): void {
    clearTimeout(this.#fading);
    this.#notice = notice;
    this.requestUpdate();
    if (notice?.fades) this.#fading = window.setTimeout(() => this.#tell(null), 10_000);
  }

  /** Puts a game in place of the one on the board, which can be had back. */
  async #replace(text: string, next: (board: Board) => void | Promise<void>): Promise<void> {
    const board = this.#board;
    const last = this.#kept();
    if (!board?.state || !last) return;
    const worth = board.state.plies > board.state.firstPly || last.steps.length > 0;
    await next(board);
    const back = { label: this.#words('bringBack'), act: () => void this.#bringBack(last) };
    this.#tell({ text, fades: true, actions: worth ? [back] : [] });
  }

  async #bringBack(last: SavedGame): Promise<void> {
    const board = this.#board;
    if (!board) return;
    this.#tell(null);
    board.orientation = last.orientation;
    board.seats = last.seats;
    await board.updateComplete;
    board.game = read(last);
  }

  #open = (id: string): void => {
    this.querySelector<HTMLDialogElement>(`dialog#${id}`)?.showModal();
  };

  #newGame = (seats: string, orientation: Side): void => {
    void this.#replace(this.#words('started'), (board) => {
      board.orientation = orientation;
      board.newGame({ seats });
    });
  };

  #flip = (): void => {
    this.#board?.flip();
    this.#changed();
  };

  #paste = (text: string): boolean => {
    try {
      const game = ArimaaGame.parse(text);
      this.#problem = '';
      void this.#replace(this.#words('opened'), async (board) => {
        // Nothing moves by itself: whoever played against the machine takes the side to move.
        const { toMove } = game.position;
        const { gold, silver } = this.#seats;
        const machine = gold ?? silver;
        if (machine !== null) {
          board.seats = formatSeats({ gold: machine, silver: machine, [toMove]: null });
          board.orientation = toMove;
          await board.updateComplete;
        }
        board.game = game;
      });
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#problem = this.#words('pasteFailed', { message });
      this.requestUpdate();
      return false;
    }
  };

  async #copy(text: string): Promise<void> {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    this.#tell({ text: this.#words(done ? 'copied' : 'copyFailed'), fades: true });
  }

  #speak(next: Language): void {
    this.#words = wordsIn(next);
    document.documentElement.lang = next;
    document.title = this.#words('title');
    this.requestUpdate();
  }

  #nextTheme = (): void => {
    this.#theme = THEMES[(THEMES.indexOf(this.#theme) + 1) % THEMES.length] ?? 'auto';
    setTheme(this.#theme);
    this.requestUpdate();
  };

  // What is seen

  protected override render(): TemplateResult {
    const words = this.#words;
    const board = this.#board;
    const state = board?.state;
    return html`
      <a class="skip" href="#board" @click=${this.#skip}>${words('skip')}</a>
      ${this.#header(words)}
      <main>
        <arimaa-board
          id="board"
          controls="none"
          seats=${this.#first.seats}
          orientation=${this.#first.orientation}
          theme=${this.#theme}
          lang=${words.language}
          @keddah-change=${this.#changed}
          @keddah-error=${this.#failed}
        ></arimaa-board>
        ${board && state ? this.#around(board, state, words) : html`<div class="status"></div>`}
      </main>
      <footer>
        <p>${words('independent')}</p>
        <p><a href=${licences}>${words('licences')}</a></p>
      </footer>
      <div class="notice" role="status">${this.#notice ? noticeView(this.#notice, words, () => this.#tell(null)) : ''}</div>
      ${newGameDialog(words, this.#newGame)} ${helpDialog(words)}
      ${resignDialog(words, other(this.#resigner(state)), () => board?.resign(this.#resigner(state)))}
      ${pasteDialog(words, this.#problem, this.#paste)}
    `;
  }

  #resigner(state: State | undefined): Side {
    return personIn(this.#seats) ?? state?.toMove ?? 'gold';
  }

  #around(board: Board, state: State, words: Words): TemplateResult {
    const seats = this.#seats;
    const bottom = board.orientation === 'silver' ? 'silver' : 'gold';
    const { text, tone } = statusLine(state, seats, words);
    return html`
      ${player(other(bottom), state, seats, words, 'top')} ${player(bottom, state, seats, words, 'bottom')}
      <div class="status"><p class=${tone}>${text}</p></div>
      <div class="controls">
        ${turnBar(board, state, words, () => this.#open('new-game'))}
        ${tools(board, state, words, this.#flip, this.#menu(board, state, words))}
        ${presets(board, state, words)}
      </div>
      <details class="turns" ?open=${matchMedia(WIDE).matches}>
        <summary>${words('turns')}<span class="count">${words('turnsShow', { n: state.plies - state.firstPly })}</span></summary>
        ${turnList(state, words, (ply) => board.goTo(ply))}
      </details>
    `;
  }

  #menu(board: Board, state: State, words: Words): TemplateResult {
    const item = (label: string, act: () => void, disabled = false) => {
      const chosen = () => {
        this.querySelector<HTMLElement>('#menu')?.hidePopover();
        act();
      };
      return html`<button type="button" ?disabled=${disabled} @click=${chosen}>${label}</button>`;
    };
    const record = () => board.game?.toRecord() ?? '';
    return html`
      <button type="button" class="tool more" popovertarget="menu">${icon('more')}<span>${words('more')}</span></button>
      <div id="menu" class="menu" popover>
        ${item(words('stopThinking'), () => board.stopThinking(), state.thinking === null)}
        ${item(words('resign'), () => this.#open('resign'), state.status.kind === 'won')}
        ${item(words('copyRecord'), () => void this.#copy(record()))}
        ${item(words('copyPosition'), () => void this.#copy(board.game?.toString() ?? ''))}
        ${item(words('downloadRecord'), () => download(record(), 'arimaa.txt'))}
        ${item(words('pasteRecord'), () => this.#open('paste'))}
      </div>
    `;
  }

  #header(words: Words): TemplateResult {
    const themeIcon = ({ auto: 'auto', light: 'sun', dark: 'moon' } as const)[this.#theme];
    return html`
      <header class="page-header">
        <h1><span class="brand">keddah</span> <span class="game">Arimaa</span></h1>
        <button type="button" class="new-game" @click=${() => this.#open('new-game')}>${words('newGame')}</button>
        <button
          type="button"
          class="tool"
          aria-label=${words('theme', { theme: this.#theme })}
          title=${words('theme', { theme: this.#theme })}
          @click=${this.#nextTheme}
        >
          ${icon(themeIcon)}
        </button>
        <label class="language">
          <span aria-hidden="true">${words.language.toUpperCase()}</span>
          <select
            aria-label=${words('language')}
            @change=${(event: Event) => {
              const next = (event.target as HTMLSelectElement).value as Language;
              setLanguage(next);
              this.#speak(next);
            }}
          >
            ${Object.entries(LANGUAGES).map(
              ([code, name]) =>
                html`<option value=${code} lang=${code} ?selected=${code === words.language}>${name}</option>`,
            )}
          </select>
        </label>
        <button type="button" class="tool" aria-label=${words('help')} title=${words('help')} @click=${() => this.#open('help')}>
          ${icon('help')}
        </button>
      </header>
    `;
  }

  #skip = (event: Event): void => {
    event.preventDefault();
    this.#board?.focus();
  };

  protected override updated(): void {
    // The list scrolls to the turn on the board, and nothing else does.
    const current = this.querySelector<HTMLElement>('.turn-list [aria-current=true]');
    const list = current?.closest<HTMLElement>('.turn-list');
    if (!current || !list) return;
    const [top, bottom] = [
      current.offsetTop - list.offsetTop,
      current.offsetTop - list.offsetTop + current.offsetHeight,
    ];
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }
}

/** Makes a game of what was kept. Throws where it cannot be read. */
function read({ record, steps }: SavedGame): ArimaaGame {
  const game = ArimaaGame.parse(record);
  for (const step of steps) game.turn.step(step);
  return game;
}

function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

customElements.define('keddah-page', KeddahPage);
